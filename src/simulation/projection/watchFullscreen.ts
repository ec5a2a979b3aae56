/**
 * Matches full screen that was entered by the browser's own key (F11) or at its launch: `fullscreenElement` is null in
 * these cases.
 */
const BY_BROWSER = '(display-mode: fullscreen)';

/**
 * Calls `mark` at once and after each change: true while the page fills the screen. Returns a function that removes the
 * listeners and calls `mark(false)`.
 */
export function watchFullscreen(mark: (isFull: boolean) => void): () => void {
  const byBrowser = matchMedia(BY_BROWSER);
  const changed = () => mark(document.fullscreenElement !== null || byBrowser.matches);
  document.addEventListener('fullscreenchange', changed);
  byBrowser.addEventListener('change', changed);
  changed();
  return () => {
    document.removeEventListener('fullscreenchange', changed);
    byBrowser.removeEventListener('change', changed);
    mark(false);
  };
}
