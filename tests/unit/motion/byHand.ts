/** Lets tests control GSAP's clock: time passes only in `pass`. */
import { gsap } from 'gsap';

gsap.ticker.remove(gsap.updateRoot);

/** Length of a frame in seconds. */
const FRAME = 1 / 30;
/** Seconds since the start; the only clock of GSAP's root. */
let now = gsap.globalTimeline.time();

/** Lets this many seconds pass, frame by frame. */
export function pass(seconds: number, eachFrame: () => void = () => {}) {
  const end = now + seconds;
  while (now < end) {
    now = Math.min(end, now + FRAME);
    gsap.updateRoot(now);
    gsap.ticker.tick();
    eachFrame();
  }
}
