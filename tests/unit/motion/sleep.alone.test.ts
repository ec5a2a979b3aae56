import { gsap } from 'gsap';
import { expect, test, vi } from 'vitest';
import { createClock } from '../../../stage/motion/clock.ts';

const seconds = (count: number) => new Promise(resolve => setTimeout(resolve, count * 1000));

test("a few frames after the last motion GSAP's own clock sleeps too", async () => {
  const animation = gsap.to({ x: 0 }, { x: 1, duration: 1, repeat: -1 });
  createClock(() => {}).run(animation);
  // by itself GSAP looks for work in frame 30, and then in frame 150
  await vi.waitUntil(() => gsap.ticker.frame > 40);
  const end = gsap.ticker.frame;
  animation.kill();
  await seconds(0.3);
  const asleep = gsap.ticker.frame;
  expect(asleep - end).toBeLessThanOrEqual(8);
  await seconds(0.3);
  expect(gsap.ticker.frame).toBe(asleep);
});
