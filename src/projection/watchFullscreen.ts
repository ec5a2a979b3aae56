/** Full screen by the browser's own key, or because the browser was started so. */
const BY_BROWSER = '(display-mode: fullscreen)';

/** Tells `mark` at once and after every change whether the page fills the screen. Returns what stops it. */
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
