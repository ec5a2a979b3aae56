import { beside, createRunner, type Layout, type Runner, story } from '../../stage/index.ts';
import {
  createDrawingUrls,
  createPlayback,
  type DrawingUrls,
  type LoadedPack,
  type Playback,
} from '../../stage/play.ts';
import { device } from '../device/device.ts';
import { addressedLabel, keepAddress } from '../progress/keepAddress.ts';
import { keepProgress } from '../progress/keepProgress.ts';
import { savedProgress } from '../progress/savedProgress.ts';
import { prefersReducedMotion } from '../ui/reducedMotion.ts';
import { type Preloaders, takePreloaders } from './prefetch.ts';

export interface Visit {
  readonly runner: Runner;
  readonly playback: Playback;
  readonly preloaders: Preloaders;
  packOf(drawing: string, layout: Layout): LoadedPack | undefined;
  readonly drawingUrls: DrawingUrls;
  stepFailed(): void;
  /**
   * ends the visit: stops everything and frees the packs and `drawingUrls`; a kiosk keeps the packs for its next visit
   */
  close(): void;
}

/** A kiosk keeps its packs here between two visits. The next visit then starts without downloads or a network. */
let keptPreloaders: Preloaders | undefined;

/**
 * Begins a visit at the step in the page's address, or else at the saved step. A kiosk ignores the step in the address.
 */
export function openVisit(): Visit {
  const saved = savedProgress(story, () => localStorage, console.info);
  const stored = saved.read();
  const { hasStepAddress, isShared } = device();
  const addressed = hasStepAddress ? addressedLabel(story, location.hash, stored.done ?? 0) : undefined;
  const runner = createRunner(story, { ...stored, ...(addressed && { label: addressed }) }, Math.random);
  const address = hasStepAddress ? keepAddress(runner, window) : undefined;
  const stopSaving = keepProgress(runner, saved, window);
  const playback = createPlayback(runner, {
    reducedMotion: prefersReducedMotion,
    isUpright: () => innerHeight > innerWidth,
  });
  const preloaders = keptPreloaders ?? takePreloaders();
  keptPreloaders = undefined;
  // outside the stage (cards, tiles of the chapter menu) the drawing of either layout is suitable
  const drawingUrls = createDrawingUrls(
    drawing => preloaders.sm.packOf(drawing) ?? preloaders.md.packOf(drawing),
  );
  return {
    runner,
    playback,
    preloaders,
    packOf: (drawing, layout) => preloaders[layout].packOf(drawing),
    drawingUrls,
    stepFailed() {
      const now = runner.progress.getState();
      const before = beside(story, now.label, -1);
      if (!before) return;
      saved.write({ ...now, label: before.label });
      address?.write(before.label);
    },
    close() {
      drawingUrls.close();
      stopSaving();
      address?.stop();
      playback.stop();
      if (isShared) {
        keptPreloaders = preloaders;
        return;
      }
      preloaders.md.reset();
      preloaders.sm.reset();
    },
  };
}
