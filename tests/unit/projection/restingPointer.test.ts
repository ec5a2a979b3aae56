import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPointer } from '../../../src/simulation/projection/restingPointer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a pointer counts as resting from 3 s after its last move or press until its next move or press', () => {
  const events = new EventTarget();
  const mark = vi.fn();
  const stop = watchPointer(events, mark);
  vi.advanceTimersByTime(2999);
  expect(mark).toHaveBeenLastCalledWith(false);
  events.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(2999);
  expect(mark).toHaveBeenLastCalledWith(false);
  vi.advanceTimersByTime(1);
  expect(mark).toHaveBeenLastCalledWith(true);
  events.dispatchEvent(new Event('pointermove'));
  expect(mark).toHaveBeenLastCalledWith(false);
  vi.advanceTimersByTime(3000);
  stop();
  expect(mark).toHaveBeenLastCalledWith(false);
  expect(getEventListeners(events, 'pointermove')).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
