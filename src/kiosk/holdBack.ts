import { isBrowsersKey, leadsAway } from './leaving.ts';

/**
 * Until the function that comes back is called: no press leaves the site, `onLeave` is told the path of the page she
 * was to see instead; no menu of the browser's, nothing dragged or sent, no zoom by pinch, wheel or key.
 */
export function holdBack(onLeave: (path: string) => void): () => void {
  const holding = new AbortController();
  // before React, and not passive: what is held back must not be begun
  const options = { signal: holding.signal, capture: true, passive: false };
  const stop = (event: Event) => event.preventDefault();
  const onClick = (event: MouseEvent) => {
    const path = leadsAway(event.target, location);
    if (path === null) return;
    event.preventDefault();
    event.stopPropagation();
    onLeave(path);
  };
  document.addEventListener('click', onClick, options);
  document.addEventListener('auxclick', stop, options);
  document.addEventListener('submit', stop, options);
  document.addEventListener('contextmenu', stop, options);
  document.addEventListener('dragstart', stop, options);
  document.addEventListener('gesturestart', stop, options);
  document.addEventListener('touchmove', event => event.touches.length > 1 && stop(event), options);
  document.addEventListener('wheel', event => event.ctrlKey && stop(event), options);
  document.addEventListener('keydown', event => isBrowsersKey(event) && stop(event), options);
  return () => holding.abort();
}
