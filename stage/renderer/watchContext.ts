import { whileVisible } from './patience.ts';

/** Milliseconds a lost context has to come back. */
const RESTORED_WITHIN = 2000;

const LOST = ['webglcontextlost', 'contextlost'];
const RESTORED = ['webglcontextrestored', 'contextrestored'];

/**
 * Watches the context of a canvas, of WebGL or a plain one: `onBack` when it has come back after a loss, `onGone` when
 * it has been lost for two seconds in which the page could be seen. The result ends the watch.
 */
export function watchContext(canvas: HTMLCanvasElement, onBack: () => void, onGone: () => void): () => void {
  let stopWaiting = () => {};
  const lost = () => {
    stopWaiting();
    stopWaiting = whileVisible(RESTORED_WITHIN, onGone);
  };
  const restored = () => {
    stopWaiting();
    onBack();
  };
  for (const name of LOST) canvas.addEventListener(name, lost);
  for (const name of RESTORED) canvas.addEventListener(name, restored);
  return () => {
    stopWaiting();
    for (const name of LOST) canvas.removeEventListener(name, lost);
    for (const name of RESTORED) canvas.removeEventListener(name, restored);
  };
}
