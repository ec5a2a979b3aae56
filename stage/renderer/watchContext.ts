/** Milliseconds a lost context has to come back. */
const RESTORED_WITHIN = 2000;

/**
 * Watches the graphics context of a canvas: `onBack` when it has come back after a loss, `onGone` when it has
 * been lost for two seconds. The result ends the watch.
 */
export function watchContext(canvas: HTMLCanvasElement, onBack: () => void, onGone: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const lost = () => {
    clearTimeout(waiting);
    waiting = setTimeout(onGone, RESTORED_WITHIN);
  };
  const restored = () => {
    clearTimeout(waiting);
    onBack();
  };
  canvas.addEventListener('webglcontextlost', lost);
  canvas.addEventListener('webglcontextrestored', restored);
  return () => {
    clearTimeout(waiting);
    canvas.removeEventListener('webglcontextlost', lost);
    canvas.removeEventListener('webglcontextrestored', restored);
  };
}
