/** Resolves in a new task, before which the browser can show a frame and handle the visitor's input. */
export const pause = () => new Promise<unknown>(resolve => setTimeout(resolve));

/** Maximum wait for an idle browser, in ms. */
const LATEST = 300;

/** Resolves when the browser is idle. Safari has no requestIdleCallback: there it resolves in a new task. */
export const idle = () =>
  'requestIdleCallback' in globalThis
    ? new Promise<unknown>(resolve => requestIdleCallback(resolve, { timeout: LATEST }))
    : pause();
