import { afterVisible } from './visibleTimeout.ts';

/** ms; restarts when a hidden page becomes visible */
const RESTORED_WITHIN = 2000;

const LOST = ['webglcontextlost', 'contextlost'];
const RESTORED = ['webglcontextrestored', 'contextrestored'];

/** `onGone`: a context (WebGL or 2D) stays lost for `RESTORED_WITHIN`. Returns a function that ends the watch. */
export function watchContext(canvas: HTMLCanvasElement, onBack: () => void, onGone: () => void): () => void {
  let stopWaiting = () => {};
  const lost = () => {
    stopWaiting();
    stopWaiting = afterVisible(RESTORED_WITHIN, onGone);
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
