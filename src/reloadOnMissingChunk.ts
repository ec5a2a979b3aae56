/**
 * A page that was opened before a release asks for chunks that the release has deleted. One reload fetches the
 * new release; if the chunk is missing after that too, the crash page tells.
 */
const RELOADED = 'wny-reloaded';

/** True the first time; false if this tab has reloaded already, or can't remember that it has. */
function markReloaded(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED)) return false;
    sessionStorage.setItem(RELOADED, '1');
    return true;
  } catch {
    return false; // without the mark it could reload for ever
  }
}

/** Reloads the page, once, when a chunk cannot be loaded. Call it before any chunk is asked for. */
export function reloadOnMissingChunk() {
  window.addEventListener('vite:preloadError', event => {
    if (!markReloaded()) return;
    event.preventDefault();
    location.reload();
  });
}

/** The page has loaded: a chunk that is missing from now on belongs to the next release. */
export function allowNextReload() {
  try {
    sessionStorage.removeItem(RELOADED);
  } catch {
    // without storage there is no mark
  }
}
