/** Lets tests control GSAP's clock: time advances only when a test calls pass(). */
import { gsap } from 'gsap';

gsap.ticker.remove(gsap.updateRoot);

/** Length of a frame in seconds. */
const FRAME = 1 / 30;
/** Time of GSAP's root timeline, in seconds. */
let now = gsap.globalTimeline.time();

/** Advances GSAP's clock by this many seconds, frame by frame. Calls `eachFrame` after each frame. */
export function pass(seconds: number, eachFrame: () => void = () => {}) {
  const end = now + seconds;
  while (now < end) {
    now = Math.min(end, now + FRAME);
    gsap.updateRoot(now);
    gsap.ticker.tick();
    eachFrame();
  }
}
