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

/** Milliseconds that a frame may take on average; a machine that takes longer gets fewer of them. */
const SLOW = 50;
/** The average is over about so many frames. */
const AVERAGED = 8;
/** More is counted as this much: one frame that comes late by itself changes nothing. */
const LATEST = 2 * SLOW;
/** Frames a second on a slow machine, so that it has time left for the visitor's next press. */
const FEW = 12;

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
  /** milliseconds; undefined before the first frame, which comes after a rest of any length */
  let average: number | undefined;
  /** `running` is empty: the next motion is measured anew, for a machine may have been busy with something else. */
  const rest = () => {
    gsap.ticker.remove(frame);
    gsap.ticker.fps(0);
    average = undefined;
  };
  const frame = (_: number, milliseconds: number) => {
    draw();
    average = average === undefined ? 0 : average + (Math.min(milliseconds, LATEST) - average) / AVERAGED;
    if (average > SLOW) gsap.ticker.fps(FEW);
    for (const animation of running) {
      // GSAP takes what has ended or was killed off its root timeline
      if (!animation.parent) running.delete(animation);
    }
    if (running.size === 0) rest();
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
      rest();
    },
  };
}
