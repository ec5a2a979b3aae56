import { gsap } from 'gsap';
import { expect, test, vi } from 'vitest';
import { createClock } from '../../../stage/motion/clock.ts';

/** ms. Mocked before the import of GSAP, which stores Date.now. */
const time = vi.hoisted(() => {
  const at = { now: 1_000_000 };
  vi.spyOn(Date, 'now').mockImplementation(() => at.now);
  return at;
});

test('after a machine has hung for 5 s, the motion is 5 s further on', () => {
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

/** Frame rates to which the clock limits GSAP's ticker, after frames at these intervals in ms. */
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

test('the frame rate of a machine with slow frames is limited to 12 frames a second until the motion ends', () => {
  expect(limitsAfter(times(40, 60))).toContain(12);
});

test.each([
  ['is quick enough', times(200, 45)],
  ['hangs once', [...times(20, 30), 3000, ...times(20, 30)]],
  ['has rested', [60_000, ...times(20, 30)]],
])('the frame rate of a machine that %s is not limited', (_, frames) => {
  expect(limitsAfter(frames)).toEqual([]);
});

test.each([
  ['back by an hour', -3_600_000],
  ['forward by an hour, as after sleep', 3_600_000],
])('after the clock jumps %s, a motion still ends once, at its end', (_, jump) => {
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
