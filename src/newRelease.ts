/**
 * A page opened before a release asks for chunks that the release has deleted. Reloading once fetches the new
 * release; if that did not help, the failure is left to the page's error message.
 */
const RELOADED = 'wny-reloaded';

function markReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED)) return false;
    sessionStorage.setItem(RELOADED, '1');
    return true;
  } catch {
    return false; // without memory it could reload for ever
  }
}

export function reloadOnceWhenChunksAreGone() {
  window.addEventListener('vite:preloadError', event => {
    if (!markReload()) return;
    event.preventDefault();
    location.reload();
  });
}

/** The page stands: the next missing chunk is another release's. */
export function forgetReload() {
  try {
    sessionStorage.removeItem(RELOADED);
  } catch {
    // nothing was remembered either
  }
}
