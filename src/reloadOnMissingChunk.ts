/**
 * A page that was opened before a release asks for chunks that the release has deleted. One reload fetches the
 * new release; if the chunk is missing after that too, the crash page tells. Each chunk has a mark of its own: the
 * others that do come after the reload say nothing about the one that does not.
 */
const markOf = (chunk: string) => `wny-reloaded-${chunk}`;

/** True the first time; false if this tab has reloaded for the chunk already, or can't remember that it has. */
function markReloaded(chunk: string): boolean {
  try {
    if (sessionStorage.getItem(markOf(chunk))) return false;
    sessionStorage.setItem(markOf(chunk), '1');
    return true;
  } catch {
    return false; // without the mark it could reload for ever
  }
}

/** The chunk is there: if it is missing from now on, that is the next release. */
function allowNextReload(chunk: string) {
  try {
    sessionStorage.removeItem(markOf(chunk));
  } catch {
    // without storage there is no mark
  }
}

/**
 * For a chunk that the visitor waits for, not for one that is only loaded ahead: gives what `loading` gives. If it
 * rejects, the page is reloaded, once, and the promise stays open; the second time it rejects as well. `chunk` is
 * any name that tells it from others.
 */
export async function orReload<Module>(chunk: string, loading: Promise<Module>): Promise<Module> {
  try {
    const loaded = await loading;
    allowNextReload(chunk);
    return loaded;
  } catch (cause) {
    if (!markReloaded(chunk)) throw cause;
    location.reload();
    return new Promise(() => {});
  }
}
