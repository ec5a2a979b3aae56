import { gsap } from 'gsap';
import { expect, test, vi } from 'vitest';
import { createClock } from '../../../stage/motion/clock.ts';

const seconds = (count: number) => new Promise(resolve => setTimeout(resolve, count * 1000));

test('GSAP’s ticker stops a few frames after the last motion', async () => {
  const animation = gsap.to({ x: 0 }, { x: 1, duration: 1, repeat: -1 });
  createClock(() => {}).run(animation);
  // GSAP's default checks in frames 30, 150 and so on: a stop soon after frame 40 shows that `autoSleep` works.
  await vi.waitUntil(() => gsap.ticker.frame > 40);
  const end = gsap.ticker.frame;
  animation.kill();
  await seconds(0.3);
  const asleep = gsap.ticker.frame;
  expect(asleep - end).toBeLessThanOrEqual(8);
  await seconds(0.3);
  expect(gsap.ticker.frame).toBe(asleep);
});
