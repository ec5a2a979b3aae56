/** Divides long work into short tasks, so that the page stays responsive. */

/** Resolves in a new task, before which the browser can show a frame and handle the visitor's input. */
export const pause = () => new Promise<unknown>(resolve => setTimeout(resolve));

/** Maximum wait for an idle browser, in ms. */
const LATEST = 300;

/** Resolves when the browser is idle. Safari has no requestIdleCallback: there it resolves in a new task. */
export const idle = () =>
  'requestIdleCallback' in globalThis
    ? new Promise<unknown>(resolve => requestIdleCallback(resolve, { timeout: LATEST }))
    : pause();

/** Runs work to its end in one task, and returns its result. */
export function inOneTask<T>(work: Generator<unknown, T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Maximum length of one task, in ms. */
const LONGEST_WORK = 8;

/**
 * Runs `work` to its end in several short tasks. Before each task, waits until `wait()` resolves. A task ends only
 * where `work` yields, so `work` must yield often. Resolves to the result of `work`.
 */
export async function inShortTasks<T>(work: Generator<unknown, T>, wait = pause): Promise<T> {
  for (;;) {
    await wait();
    const until = performance.now() + LONGEST_WORK;
    let step = work.next();
    while (!step.done && performance.now() <= until) step = work.next();
    if (step.done) return step.value;
  }
}
