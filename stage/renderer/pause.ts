/** Resolves in a task of its own: before that the browser can show a frame and handle the visitor's input. */
export const pause = () => new Promise<unknown>(resolve => setTimeout(resolve));

/** Milliseconds after which work begins in a browser that is never idle. */
const LATEST = 300;

/** Resolves when the browser has nothing else to do. Safari doesn't tell: there it is a task of its own. */
export const idle = () =>
  'requestIdleCallback' in globalThis
    ? new Promise<unknown>(resolve => requestIdleCallback(resolve, { timeout: LATEST }))
    : pause();
