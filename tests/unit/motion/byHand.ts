/** GSAP's clock advances only when a test calls pass(). */
import { gsap } from 'gsap';

gsap.ticker.remove(gsap.updateRoot);

const FRAME_SECONDS = 1 / 30;
let now = gsap.globalTimeline.time();

export function pass(seconds: number, eachFrame: () => void = () => {}) {
  const end = now + seconds;
  while (now < end) {
    now = Math.min(end, now + FRAME_SECONDS);
    gsap.updateRoot(now);
    gsap.ticker.tick();
    eachFrame();
  }
}
