import type { Copy } from './copy.ts';

/**
 * A file with a hash in its name: what is kept of it, else what `fetch` gets, whose rejection is this one's. A request
 * past every cache, by whoever has found a file broken, gets the network's first, and so does the copy.
 */
export async function hashedFile(
  request: Request,
  copy: Pick<Copy, 'matchHashed' | 'renew'>,
  fetch: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.cache === 'reload') {
    const response = await fetch(request).catch(() => undefined);
    if (response?.ok) {
      await copy.renew(request.url, response.clone()).catch(() => {});
      return response;
    }
  }
  // a cache that cannot be opened is none
  const kept = await copy.matchHashed(request.url).catch(() => undefined);
  return kept ?? fetch(request);
}
