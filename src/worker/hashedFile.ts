import type { Copy } from './copy.ts';

/**
 * Returns a file with a hash in its name: from the copy, else from `fetch`, whose rejection passes through. A page that
 * received a broken file requests it again with cache mode `reload`: then the network comes first, and its response
 * replaces the kept file.
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
  // treats a cache that cannot be opened as empty
  const kept = await copy.matchHashed(request.url).catch(() => undefined);
  return kept ?? fetch(request);
}
