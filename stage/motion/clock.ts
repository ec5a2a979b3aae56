import { gsap } from 'gsap';

/** A few frames after the last motion the ticker sleeps, and no frame callback runs. */
const FRAMES_BEFORE_SLEEP = 6;
gsap.config({ autoSleep: FRAMES_BEFORE_SLEEP });
// on a slow machine, motion skips frames instead of taking longer
gsap.ticker.lagSmoothing(0);

const SLOW_FRAME_MS = 50;
const AVERAGED_FRAMES = 8;
/** Longest frame time in the average, in ms: one late frame must not change the frame rate. */
const LONGEST_FRAME_MS = 2 * SLOW_FRAME_MS;
/** So few that the visitor's input finds time between two frames. */
const REDUCED_FPS = 12;

export interface Clock {
  run(animation: gsap.core.Animation): void;
  once(): void;
  stop(): void;
}

export function createClock(draw: () => void): Clock {
  const running = new Set<gsap.core.Animation>();
  /** ms. The first frame is not counted, because its time includes the pause before it */
  let average: number | undefined;
  const rest = () => {
    gsap.ticker.remove(frame);
    gsap.ticker.fps(0);
    average = undefined;
  };
  const frame = (_: number, milliseconds: number) => {
    draw();
    average =
      average === undefined
        ? 0
        : average + (Math.min(milliseconds, LONGEST_FRAME_MS) - average) / AVERAGED_FRAMES;
    if (average > SLOW_FRAME_MS) gsap.ticker.fps(REDUCED_FPS);
    for (const animation of running) {
      // an animation without a parent has ended or is killed: GSAP has removed it from the root timeline
      if (!animation.parent) running.delete(animation);
    }
    if (running.size === 0) rest();
  };
  return {
    run(animation) {
      running.add(animation);
      gsap.ticker.add(frame); // adding the same callback again replaces it
    },
    once: draw,
    stop() {
      for (const animation of running) animation.kill();
      running.clear();
      rest();
    },
  };
}
