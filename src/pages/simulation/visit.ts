/** One visit to the match day: the visitor's progress, the playback that follows it, the pictures it needs. */
import { createRunner, type Runner, story } from '../../../stage/index.ts';
import { createPlayback, type Playback } from '../../../stage/play.ts';
import { savedProgress } from '../../progress/savedProgress.ts';
import { prefersReducedMotion } from '../../reducedMotion.ts';
import { type Preloaders, takePreloaders } from './prefetch.ts';

export interface Visit {
  readonly runner: Runner;
  readonly playback: Playback;
  readonly preloaders: Preloaders;
  /** the SVG text of a picture by its address; undefined if it has not come */
  drawing(address: string): string | undefined;
  /** ends the visit: nothing of it runs, listens or is kept any more */
  close(): void;
}

/** Begins a visit where this browser's last one ended. */
export function openVisit(): Visit {
  const saved = savedProgress(story, () => localStorage, console.info);
  const runner = createRunner(story, saved.read(), Math.random);
  const stopSaving = runner.progress.subscribe(saved.write);
  const playback = createPlayback(runner, prefersReducedMotion);
  const preloaders = takePreloaders();
  return {
    runner,
    playback,
    preloaders,
    drawing: address => preloaders.md.drawing(address) ?? preloaders.sm.drawing(address),
    close() {
      stopSaving();
      playback.stop();
      preloaders.md.reset();
      preloaders.sm.reset();
    },
  };
}
