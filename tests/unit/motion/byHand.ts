/** GSAP's clock in the test's hand: time passes when a test says so, and by as much as it says. */
import { gsap } from 'gsap';

gsap.ticker.remove(gsap.updateRoot);

/** Seconds of a frame. */
const FRAME = 1 / 30;
/** Seconds since the start; GSAP's root has no other clock. */
let now = gsap.globalTimeline.time();

/** Lets so many seconds pass, frame by frame, as a screen would. */
export function pass(seconds: number, eachFrame: () => void = () => {}) {
  const end = now + seconds;
  while (now < end) {
    now = Math.min(end, now + FRAME);
    gsap.updateRoot(now);
    gsap.ticker.tick();
    eachFrame();
  }
}
