import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchIdle } from '../../../src/kiosk/idle.ts';

let events = new EventTarget();
let limit = 60;
const onIdle = vi.fn();
let watch: ReturnType<typeof watchIdle>;
const touch = () => events.dispatchEvent(new Event('pointerdown'));
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  events = new EventTarget();
  limit = 60;
  onIdle.mockClear();
  watch = watchIdle({ events, least: 60, limit: () => limit, onIdle });
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

it('while nobody has come, silence is nothing to ask about', () => {
  pass(10_000);
  expect(onIdle).not.toHaveBeenCalled();
  expect(watch.isUntouched()).toBe(true);
});

it('asks once after 60 seconds without a touch or key', () => {
  touch();
  expect(watch.isUntouched()).toBe(false);
  pass(59);
  events.dispatchEvent(new Event('keydown'));
  pass(59.9);
  expect(onIdle).not.toHaveBeenCalled();
  pass(0.2);
  expect(onIdle).toHaveBeenCalledTimes(1);
  pass(1000);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('asks again after the next sign', () => {
  touch();
  pass(61);
  touch();
  pass(61);
  expect(onIdle).toHaveBeenCalledTimes(2);
});

it('waits as long as what is seen when the time is up needs', () => {
  touch();
  pass(30);
  limit = 120; // a question has come by itself
  pass(89);
  expect(onIdle).not.toHaveBeenCalled();
  pass(2);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('a clock on the wall that jumps changes nothing', () => {
  touch();
  vi.setSystemTime(Date.now() + 86_400_000);
  pass(59);
  expect(onIdle).not.toHaveBeenCalled();
});

it('told to forget, it waits for the next visitor', () => {
  touch();
  watch.forget();
  pass(1000);
  expect(onIdle).not.toHaveBeenCalled();
  expect(watch.isUntouched()).toBe(true);
});

it('stopped, it leaves no listener and no timer behind', () => {
  touch();
  watch.stop();
  expect(
    ['pointerdown', 'pointerup', 'keydown', 'wheel'].flatMap(type => getEventListeners(events, type)),
  ).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
