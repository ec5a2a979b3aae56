import { gsap } from 'gsap';
import { expect, test, vi } from 'vitest';
import { createClock } from '../../../stage/motion/clock.ts';
import { pass } from './byHand.ts';

const FRAMES = 30;
const tween = (seconds: number) => gsap.to({ x: 0 }, { x: 1, duration: seconds, ease: 'none' });

test('the clock draws every frame while something moves, and none after that', () => {
  const draw = vi.fn();
  const clock = createClock(draw);
  clock.run(tween(1));
  pass(1);
  expect(draw.mock.calls.length).toBeGreaterThanOrEqual(FRAMES);
  const drawn = draw.mock.calls.length;
  pass(2);
  expect(draw.mock.calls.length).toBe(drawn);
});

test('the clock draws each frame once, however many animations run', () => {
  const draw = vi.fn();
  const clock = createClock(draw);
  for (let i = 0; i < 5; i += 1) clock.run(tween(0.5));
  pass(0.5);
  expect(draw.mock.calls.length).toBeLessThanOrEqual(FRAMES / 2 + 1);
});

test('the clock draws until the last animation ends', () => {
  const draw = vi.fn();
  const clock = createClock(draw);
  clock.run(tween(0.2));
  clock.run(tween(1));
  pass(0.5);
  const drawn = draw.mock.calls.length;
  pass(0.2);
  expect(draw.mock.calls.length).toBeGreaterThan(drawn);
});

test('the clock draws the final state of an animation', () => {
  const element = { x: 0 };
  const seen: number[] = [];
  createClock(() => seen.push(element.x)).run(gsap.to(element, { x: 100, duration: 0.3 }));
  pass(1);
  expect(seen.at(-1)).toBe(100);
});

test('the clock draws once on demand, without further frames', () => {
  const draw = vi.fn();
  createClock(draw).once();
  pass(1);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('the clock stops drawing after other code has killed an animation', () => {
  const draw = vi.fn();
  const animation = tween(10);
  createClock(draw).run(animation);
  pass(0.1);
  animation.kill();
  pass(0.1);
  const drawn = draw.mock.calls.length;
  pass(1);
  expect(draw.mock.calls.length).toBe(drawn);
});

test('after stop(), animations end where they are, and nothing is drawn', () => {
  const draw = vi.fn();
  const element = { x: 0 };
  const clock = createClock(draw);
  clock.run(gsap.to(element, { x: 1, duration: 1 }));
  pass(0.2);
  clock.stop();
  const [x, drawn] = [element.x, draw.mock.calls.length];
  pass(1);
  expect(element.x).toBe(x);
  expect(draw.mock.calls.length).toBe(drawn);
});
