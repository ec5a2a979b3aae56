import { reloadPastCaches } from './pastCaches.ts';
import { isServed, pause, pauseBefore } from './retry.ts';

/**
 * Session storage key: the number of reloads since the last time that a kiosk's code loaded. A clean visit keeps keys
 * that start with `wny-kiosk`.
 */
export const CODE_RETRIES = 'wny-kiosk-retries-code';

/**
 * For a kiosk whose code does not load: reloads the page past the caches when the server sends it again. The pause
 * before each retry is longer than the last one; the count of retries is stored, so that it survives reloads. Never
 * resolves.
 */
export async function reloadLater(): Promise<never> {
  let retries = 0;
  try {
    retries = Number(sessionStorage.getItem(CODE_RETRIES));
    sessionStorage.setItem(CODE_RETRIES, `${retries + 1}`);
  } catch {
    // without storage the count begins anew at each reload
  }
  for (; ; retries += 1) {
    await pause(pauseBefore(retries));
    if (await isServed()) await reloadPastCaches();
  }
}
