/** Matches full screen that the browser's own key or launch mode began: then `fullscreenElement` is null. */
const BY_BROWSER = '(display-mode: fullscreen)';

/**
 * Calls `mark` at once and after each change: true while the page fills the screen. Returns a function that removes the
 * listeners and calls `mark(false)`.
 */
export function watchFullscreen(mark: (isFull: boolean) => void): () => void {
  const byBrowser = matchMedia(BY_BROWSER);
  // undefined in Safari 16 and on an iPhone
  const changed = () => mark(Boolean(document.fullscreenElement) || byBrowser.matches);
  document.addEventListener('fullscreenchange', changed);
  byBrowser.addEventListener('change', changed);
  changed();
  return () => {
    document.removeEventListener('fullscreenchange', changed);
    byBrowser.removeEventListener('change', changed);
    mark(false);
  };
}
