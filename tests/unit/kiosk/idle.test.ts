import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchIdle } from '../../../src/kiosk/idle.ts';

let events: EventTarget;
let limit: number;
const onIdle = vi.fn();
let watch: ReturnType<typeof watchIdle>;
const touch = () => events.dispatchEvent(new Event('pointerdown'));
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  limit = 60;
  onIdle.mockClear();
  watch = watchIdle(60, () => limit, onIdle);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('before the first touch, and after forget(), idle time is not reported', () => {
  pass(10_000);
  expect(watch.isUntouched()).toBe(true);
  touch();
  expect(watch.isUntouched()).toBe(false);
  watch.forget();
  pass(10_000);
  expect(watch.isUntouched()).toBe(true);
  expect(onIdle).not.toHaveBeenCalled();
});

it('idle time is reported once, after 60 s without a touch or key, and again after the next touch', () => {
  touch();
  pass(59);
  events.dispatchEvent(new Event('keydown'));
  pass(59.9);
  expect(onIdle).not.toHaveBeenCalled();
  pass(0.2);
  expect(onIdle).toHaveBeenCalledTimes(1);
  pass(1000);
  expect(onIdle).toHaveBeenCalledTimes(1);
  touch();
  pass(61);
  expect(onIdle).toHaveBeenCalledTimes(2);
});

it.each(['pointerdown', 'pointerup', 'click', 'keydown', 'wheel', 'begin()'])(
  '%s starts the idle time',
  sign => {
    if (sign === 'begin()') watch.begin();
    else events.dispatchEvent(new Event(sign));
    expect(watch.isUntouched()).toBe(false);
    pass(60.1);
    expect(onIdle).toHaveBeenCalledTimes(1);
  },
);

it('repeated events of a held key do not show that a visitor is there', () => {
  touch();
  pass(59);
  events.dispatchEvent(Object.assign(new Event('keydown'), { repeat: true }));
  pass(1.1);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('if the limit becomes longer during the wait, the longer limit applies', () => {
  touch();
  pass(30);
  limit = 120; // during the wait, a question with a longer limit has appeared
  pass(89);
  expect(onIdle).not.toHaveBeenCalled();
  pass(2);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('a jump of the system clock changes nothing', () => {
  touch();
  vi.setSystemTime(Date.now() + 86_400_000);
  pass(59);
  expect(onIdle).not.toHaveBeenCalled();
});
