/**
 * The one clock is GSAP's ticker. It calls `draw` while something moves and not once more: at rest no
 * frame callback of ours runs at all.
 */
import { gsap } from 'gsap';

/** GSAP looks for work every so many frames and sleeps when there is none. */
const FRAMES_BEFORE_SLEEP = 6;
gsap.config({ autoSleep: FRAMES_BEFORE_SLEEP });
// on a slow machine motion drops frames, it never takes longer
gsap.ticker.lagSmoothing(0);

export interface Clock {
  /** draws on every frame until this animation has ended or has been killed, the last frame included */
  run(animation: gsap.core.Animation): void;
  /** draws once, now */
  once(): void;
  /** kills every animation that runs and draws no more */
  stop(): void;
}

/** A clock that calls `draw` once in a frame, however many animations run in it. */
export function createClock(draw: () => void): Clock {
  const running = new Set<gsap.core.Animation>();
  const frame = () => {
    draw();
    for (const animation of running) {
      // GSAP takes what has ended or was killed off its root timeline
      if (!animation.parent) running.delete(animation);
    }
    if (running.size === 0) gsap.ticker.remove(frame);
  };
  return {
    run(animation) {
      running.add(animation);
      gsap.ticker.add(frame); // added again it replaces itself
    },
    once: draw,
    stop() {
      for (const animation of running) animation.kill();
      running.clear();
      gsap.ticker.remove(frame);
    },
  };
}
