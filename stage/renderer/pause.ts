/** Resolves in a new task: before it, the browser can show a frame and handle the visitor's input. */
export const pause = () => new Promise<unknown>(resolve => setTimeout(resolve));

/** Timeout in ms: the work begins then, even if the browser is never idle. */
const LATEST = 300;

/** Resolves when the browser is idle. Safari has no requestIdleCallback: there it resolves in a new task. */
export const idle = () =>
  'requestIdleCallback' in globalThis
    ? new Promise<unknown>(resolve => requestIdleCallback(resolve, { timeout: LATEST }))
    : pause();
