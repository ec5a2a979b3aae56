import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inOneTask, inShortTasks } from '../../../stage/preload/pause.ts';

let now = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => void vi.restoreAllMocks());

/** A part takes 3 ms on the clock of performance.now(). */
function* work() {
  for (let step = 1; step <= 5; step += 1) {
    now += 3;
    yield;
  }
  return 'done';
}

test('inShortTasks() waits before each task, and ends a task after 8 ms', async () => {
  const wait = vi.fn(async () => {});
  expect(await inShortTasks(work(), wait)).toBe('done');
  expect(wait).toHaveBeenCalledTimes(2);
});

test('inShortTasks() rejects if the work throws', async () => {
  const broken = (function* () {
    yield;
    throw new Error('broken');
  })();
  await expect(inShortTasks(broken)).rejects.toThrow('broken');
});

test('inOneTask() returns the result of the work', () => {
  expect(inOneTask(work())).toBe('done');
});
