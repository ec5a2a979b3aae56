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
  const clock = createClock(() => {});
  clock.run(gsap.to(element, { x: 10, duration: 10, ease: 'none' }));
  time.now += 20;
  gsap.ticker.tick();
  time.now += 5000;
  gsap.ticker.tick();
  expect(element.x).toBeGreaterThan(4.9);
  expect(element.x).toBeLessThan(5.1);
  clock.stop();
});

/** Frames that come so many milliseconds after one another while something moves; returns what GSAP is limited to. */
function limitsAfter(frames: readonly number[]): readonly unknown[] {
  const fps = vi.spyOn(gsap.ticker, 'fps');
  const clock = createClock(() => {});
  clock.run(gsap.to({ x: 0 }, { x: 1, duration: 1000 }));
  for (const milliseconds of frames) {
    time.now += milliseconds;
    gsap.ticker.tick();
  }
  const limits = fps.mock.calls.map(([limit]) => limit);
  fps.mockClear();
  clock.stop();
  expect(fps.mock.calls).toEqual([[0]]);
  fps.mockRestore();
  return limits;
}
const times = (count: number, milliseconds: number) => Array.from({ length: count }, () => milliseconds);

test('a machine that takes too long over its frames gets twelve a second, until the motion is over', () => {
  expect(limitsAfter(times(40, 60))).toContain(12);
});

test.each([
  ['is quick enough', times(200, 45)],
  ['hangs once', [...times(20, 30), 3000, ...times(20, 30)]],
  ['has rested', [60_000, ...times(20, 30)]],
])('a machine that %s shows all that it can', (_, frames) => {
  expect(limitsAfter(frames)).toEqual([]);
});

test.each([
  ['back by an hour', -3_600_000],
  ['on by an hour, as over a lid that was closed', 3_600_000],
])('a clock that jumps %s leaves no motion hanging: it ends, once, where it was going', (_, jump) => {
  const element = { x: 0 };
  let ends = 0;
  gsap.ticker.tick();
  const clock = createClock(() => {});
  clock.run(
    gsap.to(element, {
      x: 10,
      duration: 2,
      onComplete: () => {
        ends += 1;
      },
    }),
  );
  time.now += 500;
  gsap.ticker.tick();
  time.now += jump;
  for (let frame = 0; frame < 100; frame += 1) {
    time.now += 20;
    gsap.ticker.tick();
  }
  expect(element.x).toBe(10);
  expect(ends).toBe(1);
  clock.stop();
});
