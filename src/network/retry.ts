/** The pause before the first retry, in ms. The pause doubles with each retry. */
const FIRST_PAUSE = 4000;
const LONGEST_PAUSE = 32_000;
/**
 * Timeout of `isServed` by default, in ms. It equals the service worker's timeout: if the server is slower, the service worker
 * answers a reload with the offline copy.
 */
const ANSWERED_WITHIN = 3000;

export const pauseBefore = (retry: number, longest = LONGEST_PAUSE): number =>
  Math.min(FIRST_PAUSE * 2 ** retry, longest);

export const pause = (milliseconds: number) =>
  new Promise<void>(resolve => setTimeout(resolve, milliseconds));

export const networkReturns = () =>
  new Promise<unknown>(resolve => addEventListener('online', resolve, { once: true }));

/**
 * Resolves with true if the server sends a page of the site, by default this one, within `within` ms. Reads the page: a
 * network's login page has none of the site's scripts. HEAD proves nothing, because some hosts refuse it and some
 * proxies answer it themselves. Never rejects.
 */
export async function isServed(path = location.pathname, within = ANSWERED_WITHIN): Promise<boolean> {
  try {
    const response = await fetch(path, {
      cache: 'no-store',
      // an older browser has no AbortSignal.timeout: there the request has no timeout
      signal: AbortSignal.timeout?.(within),
    });
    return (await response.text()).includes('src="/assets/');
  } catch {
    return false;
  }
}
