/** One visit to the match day: her progress, the show that follows it, and the pictures it needs. */
import { createRunner, type Runner, story } from '../../../stage/index.ts';
import { createPlayback, type Playback } from '../../../stage/play.ts';
import { savedProgress } from '../../progress/saved.ts';
import { type Preloaders, takePreloaders } from './ahead.ts';

export interface Session {
  readonly runner: Runner;
  readonly show: Playback;
  readonly preloaders: Preloaders;
  /** SVG text of a picture that has come */
  drawing(address: string): string | undefined;
  close(): void;
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function openSession(): Session {
  const saved = savedProgress(story, () => localStorage, console.info);
  const runner = createRunner(story, saved.read(), Math.random);
  const forget = runner.progress.subscribe(saved.write);
  const show = createPlayback(runner, reducedMotion);
  const preloaders = takePreloaders();
  return {
    runner,
    show,
    preloaders,
    drawing: address => preloaders.md.drawing(address) ?? preloaders.sm.drawing(address),
    close() {
      forget();
      show.stop();
      preloaders.md.reset();
      preloaders.sm.reset();
    },
  };
}
