import { isBrowsersKey, isHeldPress, leadsAway } from './leaving.ts';

/**
 * Returns the link that is clicked, or pressed by Enter, with a modifier key. The browser would open it in another tab or
 * window, or download it.
 */
function modifiedLink({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  if (!(ctrlKey || metaKey || shiftKey || altKey)) return undefined;
  return target instanceof Element ? (target.closest('a') ?? undefined) : undefined;
}

/**
 * Blocks:
 * - links that leave the site or lead to the registration form
 * - other windows: a link that is pressed with a modifier key opens in this window, `window.open` does nothing
 * - clicks of the middle and right buttons, the context menu and dragging
 * - form submission
 * - zoom by pinch, wheel or key, and the browser's other shortcuts
 * - the repeated presses of a held Enter key
 * For a blocked link, `onLeave` gets the path to show as a QR code: the form's path, or the path of the current
 * page (see `leadsAway`). Returns a function that removes the blocks.
 */
export function lockDown(onLeave: (path: string) => void): () => void {
  const lockdown = new AbortController();
  // Listeners in the capture phase run before React's handlers. Passive listeners could not prevent the
  // default action.
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
  const { open } = window;
  window.open = () => null;
  lockdown.signal.addEventListener('abort', () => {
    window.open = open;
  });
  document.addEventListener('click', onClick, options);
  document.addEventListener('auxclick', stop, options);
  document.addEventListener('submit', stop, options);
  document.addEventListener('contextmenu', stop, options);
  document.addEventListener('dragstart', stop, options);
  document.addEventListener('gesturestart', stop, options);
  document.addEventListener('touchmove', event => event.touches.length > 1 && stop(event), options);
  document.addEventListener('wheel', event => event.ctrlKey && stop(event), options);
  document.addEventListener(
    'keydown',
    event => (isBrowsersKey(event) || isHeldPress(event)) && stop(event),
    options,
  );
  return () => lockdown.abort();
}
