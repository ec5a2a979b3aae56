import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBlinkTimer } from '../../../stage/motion/blinkTimer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const SECOND = 1000;
const withRandom = (value: number) => vi.spyOn(Math, 'random').mockReturnValue(value);

test.each([
  [0, 20],
  [0.5, 30],
  [1, 40],
])('a blink comes 20 to 40 s after the start: with the random number %d after %d s', (random, seconds) => {
  withRandom(random);
  const blink = vi.fn();
  createBlinkTimer(blink).restart();
  vi.advanceTimersByTime(seconds * SECOND - 1);
  expect(blink).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(blink).toHaveBeenCalledTimes(1);
});

test('the timer causes one blink after another', () => {
  withRandom(0);
  const blink = vi.fn();
  createBlinkTimer(blink).restart();
  vi.advanceTimersByTime(60 * SECOND);
  expect(blink).toHaveBeenCalledTimes(3);
});

test('the timer does not start by itself', () => {
  const blink = vi.fn();
  createBlinkTimer(blink);
  vi.advanceTimersByTime(100 * SECOND);
  expect(blink).not.toHaveBeenCalled();
});

test('restart() starts the waiting time again', () => {
  withRandom(0);
  const blink = vi.fn();
  const timer = createBlinkTimer(blink);
  timer.restart();
  vi.advanceTimersByTime(19 * SECOND);
  timer.restart();
  vi.advanceTimersByTime(19 * SECOND);
  expect(blink).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * SECOND);
  expect(blink).toHaveBeenCalledTimes(1);
});

test('stop() leaves no timer', () => {
  const timer = createBlinkTimer(() => {});
  timer.restart();
  timer.stop();
  expect(vi.getTimerCount()).toBe(0);
});
