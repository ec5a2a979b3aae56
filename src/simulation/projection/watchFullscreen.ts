/**
 * Media query for full screen. It also matches if the browser's own key or launch mode began full screen; then
 * `fullscreenElement` is null.
 */
const BY_BROWSER = '(display-mode: fullscreen)';

/**
 * Calls `mark` immediately and after each change, with true while the page fills the screen. Returns a function that
 * removes the listeners and calls `mark(false)`.
 */
export function watchFullscreen(mark: (isFull: boolean) => void): () => void {
  const byBrowser = matchMedia(BY_BROWSER);
  // `fullscreenElement` is undefined in Safari 16 and on an iPhone
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
