import type { Copy } from './copy.ts';
import { pathOf } from './paths.ts';

/**
 * Returns a file with a hash in its name: from the offline copy, else from the network. Rejects if the copy lacks the
 * file and `fetch` rejects.
 *
 * A page that has received a broken file requests the file again with the cache mode `reload`. For such a request the
 * network comes first. If the response equals the built file, it replaces the file in the copy.
 */
export async function hashedFile(
  request: Request,
  copy: Pick<Copy, 'match' | 'renew'>,
  fetch: (request: Request) => Promise<Response>,
): Promise<Response> {
  const path = pathOf(request.url);
  const fresh = request.cache === 'reload' ? await fetch(request).catch(() => undefined) : undefined;
  // `renew` and `match` reject if the cache cannot be opened. Then the file comes from the network.
  if (fresh?.ok && (await copy.renew(path, fresh.clone()).catch(() => true))) return fresh;
  const kept = await copy.match(path).catch(() => undefined);
  return kept ?? fresh ?? fetch(request);
}
