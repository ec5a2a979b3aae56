/** Resolves in a new task, before which the browser can show a frame and handle input. */
export const pause = () => new Promise<unknown>(resolve => setTimeout(resolve));

const LATEST_MS = 300;

/** Safari has no requestIdleCallback. */
export const idle = () =>
  'requestIdleCallback' in globalThis
    ? new Promise<unknown>(resolve => requestIdleCallback(resolve, { timeout: LATEST_MS }))
    : pause();

export function inOneTask<T>(work: Generator<unknown, T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

const LONGEST_TASK_MS = 8;

/**
 * Runs `work` in several tasks, after `wait()` for each. A task ends only where `work` yields, so it must yield often.
 */
export async function inShortTasks<T>(work: Generator<unknown, T>, wait = pause): Promise<T> {
  for (;;) {
    await wait();
    const until = performance.now() + LONGEST_TASK_MS;
    let step = work.next();
    while (!step.done && performance.now() <= until) step = work.next();
    if (step.done) return step.value;
  }
}
