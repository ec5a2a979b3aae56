/**
 * Media query for full screen. It also matches if the browser's own key or launch mode began full screen; then
 * `fullscreenElement` is null.
 */
const BY_BROWSER = '(display-mode: fullscreen)';

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
