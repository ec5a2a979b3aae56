/**
 * The stage's clock, based on GSAP's ticker. It calls `draw` in each frame while something moves, and once on request.
 * A few frames after the last motion the ticker sleeps, and no frame callback runs.
 */
import { gsap } from 'gsap';

/** After this many frames GSAP checks whether an animation is active; if none is, its ticker sleeps. */
const FRAMES_BEFORE_SLEEP = 6;
gsap.config({ autoSleep: FRAMES_BEFORE_SLEEP });
// on a slow machine, motion skips frames instead of taking longer
gsap.ticker.lagSmoothing(0);

/** If frames take longer than this on average, in ms, the clock reduces the frame rate to `REDUCED_FPS`. */
const SLOW_FRAME = 50;
/** Number of frames that the moving average of the frame time covers, approximately. */
const AVERAGED_FRAMES = 8;
/** Maximum frame time that the average counts, in ms: a single late frame must not change the frame rate. */
const LONGEST_FRAME = 2 * SLOW_FRAME;
/** Frames per second on a slow machine: so few that time is left between two frames for the visitor's input. */
const REDUCED_FPS = 12;

export interface Clock {
  /** draws every frame of this animation, including the last, until it has ended or is killed */
  run(animation: gsap.core.Animation): void;
  /** draws once, immediately */
  once(): void;
  /** kills all running animations and stops drawing */
  stop(): void;
}

/** Creates a clock that calls `draw` once per frame, however many animations run. */
export function createClock(draw: () => void): Clock {
  const running = new Set<gsap.core.Animation>();
  /**
   * average frame time in ms; undefined before the first frame. The first frame is not counted, because its time
   * includes the pause before it
   */
  let average: number | undefined;
  /**
   * Stops drawing; called when `running` is empty. Resets the frame rate and the average frame time: the next motion
   * may find the machine less busy.
   */
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
        : average + (Math.min(milliseconds, LONGEST_FRAME) - average) / AVERAGED_FRAMES;
    if (average > SLOW_FRAME) gsap.ticker.fps(REDUCED_FPS);
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
