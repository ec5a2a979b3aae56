/** Lets the browser show a frame and hear the visitor. */
export const pause = () => new Promise(resolve => setTimeout(resolve));
