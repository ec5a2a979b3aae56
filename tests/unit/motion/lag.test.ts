import { gsap } from 'gsap';
import { expect, test, vi } from 'vitest';
import { createClock } from '../../../stage/motion/clock.ts';

/** Milliseconds. GSAP takes its clock from `Date.now` as soon as it is imported. */
const time = vi.hoisted(() => {
  const at = { now: 1_000_000 };
  vi.spyOn(Date, 'now').mockImplementation(() => at.now);
  return at;
});

test('on a machine that hangs for seconds motion is where it would be without the pause, not behind', () => {
  const element = { x: 0 };
  gsap.ticker.tick();
  createClock(() => {}).run(gsap.to(element, { x: 10, duration: 10, ease: 'none' }));
  time.now += 20;
  gsap.ticker.tick();
  time.now += 5000;
  gsap.ticker.tick();
  expect(element.x).toBeGreaterThan(4.9);
  expect(element.x).toBeLessThan(5.1);
});
