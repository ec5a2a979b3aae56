import { isBrowsersKey, leadsAway } from './leaving.ts';
import './held.css';

/** Returns the link that a modifier key would open in another tab or window, or download. */
function modifiedLink({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  if (!(ctrlKey || metaKey || shiftKey || altKey)) return undefined;
  return target instanceof Element ? (target.closest('a') ?? undefined) : undefined;
}

/**
 * Blocks the ways out of the site, other windows, forms, zoom, selection, dragging and the browser's own menus and
 * shortcuts. For a blocked link, `onLeave` gets the path for the visitor's phone. Returns a function that lets
 * everything happen again, except `window.open`.
 */
export function lockDown(onLeave: (path: string) => void): () => void {
  const lockdown = new AbortController();
  // The capture phase runs before React's handlers. A passive listener could not prevent the default action.
  const options = { signal: lockdown.signal, capture: true, passive: false };
  const stop = (event: Event) => event.preventDefault();
  const onClick = (event: MouseEvent) => {
    const path = leadsAway(event.target, location);
    const link = path === null ? modifiedLink(event) : undefined;
    if (path === null && !link) return;
    event.preventDefault();
    event.stopPropagation();
    if (path !== null) onLeave(path);
    // later, because during the event the browser would apply its modifier key to this click too
    setTimeout(() => link?.click());
  };
  const onKey = (event: KeyboardEvent) => {
    // an object on a key repeats Enter, which would press the focused button again and again
    if (isBrowsersKey(event) || (event.repeat && event.key === 'Enter')) event.preventDefault();
  };
  document.addEventListener('click', onClick, options);
  for (const type of ['auxclick', 'submit', 'contextmenu', 'dragstart', 'gesturestart'])
    document.addEventListener(type, stop, options);
  document.addEventListener('touchmove', event => event.touches.length > 1 && stop(event), options);
  document.addEventListener('wheel', event => event.ctrlKey && stop(event), options);
  document.addEventListener('keydown', onKey, options);
  window.open = () => null;
  document.documentElement.classList.add('held');
  return () => lockdown.abort();
}
