/** One visit to the match day: the visitor's progress, the playback that follows it, the pictures it needs. */
import { beside, createRunner, type Layout, type Runner, story } from '../../../stage/index.ts';
import {
  createPictureUrls,
  createPlayback,
  type LoadedPack,
  type PictureUrls,
  type Playback,
} from '../../../stage/play.ts';
import { isKiosk } from '../../kiosk/mode.ts';
import { addressedLabel, keepAddress } from '../../progress/keepAddress.ts';
import { keepProgress } from '../../progress/keepProgress.ts';
import { savedProgress } from '../../progress/savedProgress.ts';
import { prefersReducedMotion } from '../../reducedMotion.ts';
import { type Preloaders, takePreloaders } from './prefetch.ts';

export interface Visit {
  readonly runner: Runner;
  readonly playback: Playback;
  readonly preloaders: Preloaders;
  /** the pack that holds a drawing on a layout; undefined if it has not come */
  packOf(drawing: string, layout: Layout): LoadedPack | undefined;
  /** the pictures that the page shows by itself */
  readonly pictures: PictureUrls;
  /** the step in front of her cannot be shown: whoever comes back begins at the one before it */
  slipped(): void;
  /** ends the visit: nothing of it runs, listens or is kept any more */
  close(): void;
}

/** What a kiosk has loaded, between two visits: the next one comes at once, and the network may be gone by then. */
let kept: Preloaders | undefined;

/** Begins a visit where the address says, or where this browser's last one ended. A kiosk's address says nothing. */
export function openVisit(): Visit {
  const saved = savedProgress(story, () => localStorage, console.info);
  const stored = saved.read();
  const addressed = isKiosk() ? undefined : addressedLabel(story, location.hash, stored.done ?? 0);
  const runner = createRunner(story, { ...stored, ...(addressed && { label: addressed }) }, Math.random);
  const address = isKiosk() ? undefined : keepAddress(runner, window);
  const stopSaving = keepProgress(runner, saved, window);
  const playback = createPlayback(runner, {
    reducedMotion: prefersReducedMotion,
    isUpright: () => innerHeight > innerWidth,
  });
  const preloaders = kept ?? takePreloaders();
  kept = undefined;
  // what the page shows by itself looks the same on both layouts, or is on one of them only
  const pictures = createPictureUrls(
    drawing => preloaders.sm.packOf(drawing) ?? preloaders.md.packOf(drawing),
  );
  return {
    runner,
    playback,
    preloaders,
    packOf: (drawing, layout) => preloaders[layout].packOf(drawing),
    pictures,
    slipped() {
      const now = runner.progress.getState();
      const before = beside(story, now.label, -1);
      if (!before) return;
      saved.write({ ...now, label: before.label });
      address?.say(before.label);
    },
    close() {
      pictures.close();
      stopSaving();
      address?.stop();
      playback.stop();
      if (isKiosk()) {
        kept = preloaders;
        return;
      }
      preloaders.md.reset();
      preloaders.sm.reset();
    },
  };
}
