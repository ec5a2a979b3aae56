import type { Copy } from './copy.ts';
import { pathOf } from './paths.ts';

/**
 * Returns a file with a hash in its name: from the copy, else from `fetch`, whose rejection passes through. A request
 * with cache mode `reload` comes after a broken file: it goes to the network first, and renews the copy.
 */
export async function hashedFile(
  request: Request,
  copy: Pick<Copy, 'matchHashed' | 'renew'>,
  fetch: (request: Request) => Promise<Response>,
): Promise<Response> {
  const path = pathOf(request.url);
  const fresh = request.cache === 'reload' ? await fetch(request).catch(() => undefined) : undefined;
  // a cache that cannot be opened or written keeps nothing
  if (fresh?.ok && (await copy.renew(path, fresh.clone()).catch(() => true))) return fresh;
  const kept = await copy.matchHashed(path).catch(() => undefined);
  return kept ?? fresh ?? fetch(request);
}
