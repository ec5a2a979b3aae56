import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finish, inShortTasks } from '../../../stage/preload/pause.ts';

let now = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => void vi.restoreAllMocks());

/** Work of five steps. Each step takes 3 ms on the clock of performance.now(). */
function* work() {
  for (let step = 1; step <= 5; step += 1) {
    now += 3;
    yield;
  }
  return 'done';
}

test('long work waits before each task, and a task ends after 8 ms', async () => {
  const wait = vi.fn(async () => {});
  expect(await inShortTasks(work(), wait)).toBe('done');
  expect(wait).toHaveBeenCalledTimes(2);
});

test('an error in long work rejects', async () => {
  const broken = (function* () {
    yield;
    throw new Error('broken');
  })();
  await expect(inShortTasks(broken)).rejects.toThrow('broken');
});

test('long work can run in one task', () => {
  expect(finish(work())).toBe('done');
});
