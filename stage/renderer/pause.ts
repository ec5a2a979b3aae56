/** Resolves in a task of its own: before that the browser can show a frame and handle the visitor's input. */
export const pause = () => new Promise(resolve => setTimeout(resolve));
