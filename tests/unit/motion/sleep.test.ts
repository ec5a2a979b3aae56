import { gsap } from 'gsap';
import { expect, test, vi } from 'vitest';

const seconds = (count: number) => new Promise(resolve => setTimeout(resolve, count * 1000));

test("half a second after the last motion GSAP's own clock sleeps too", async () => {
  // GSAP's own value: it must be the clock that changes it, and not a test that ran before in the same process
  gsap.config({ autoSleep: 120 });
  vi.resetModules();
  const { createClock } = await import('../../../stage/motion/clock.ts');
  createClock(() => {}).run(gsap.to({ x: 0 }, { x: 1, duration: 0.05 }));
  const before = gsap.ticker.frame;
  await seconds(0.5);
  const asleep = gsap.ticker.frame;
  expect(asleep).toBeGreaterThan(before);
  await seconds(0.3);
  expect(gsap.ticker.frame).toBe(asleep);
});
