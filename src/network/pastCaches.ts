/**
 * Requests files from the network, past all caches, and replaces the files in the caches by the responses. The
 * browser's cache and the offline copy may hold a broken file for a year.
 */

const TIMEOUT = 10_000;

/** Returns the scripts and styles of this release that the page has requested, also those that failed. */
function requestedFiles(): string[] {
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  // files of `<link>` elements: in some browsers, a failed request for such a file is not among the resource entries
  const linked = [...document.querySelectorAll<HTMLLinkElement>('head link[href]')].map(({ href }) => href);
  const isFile = (address: string) => /^\/assets\/.*\.(js|css)$/.test(address.replace(location.origin, ''));
  return [...new Set([...asked, ...linked])].filter(isFile);
}

async function request(file: string): Promise<boolean> {
  const answer = await fetch(file, { cache: 'reload' });
  await answer.arrayBuffer(); // waits for the whole body: browsers cache no partial response
  return answer.ok;
}

/**
 * Requests all scripts and styles of this page again. Resolves with true if all requests succeed within
 * `TIMEOUT` ms, else with false. Never rejects.
 */
export const requestPastCaches = (): Promise<boolean> =>
  Promise.race([
    Promise.all(requestedFiles().map(request)).then(
      arrived => arrived.every(Boolean),
      () => false,
    ),
    new Promise<false>(resolve => setTimeout(() => resolve(false), TIMEOUT)),
  ]);

export async function reloadPastCaches(): Promise<void> {
  await requestPastCaches();
  location.reload();
}
