import { reloadPastCaches } from './pastCaches.ts';
import { isServed, pause, pauseBefore } from './retry.ts';

/**
 * Session storage key. The value is the number of reloads since the scripts of the kiosk mode last loaded. The key
 * begins with `wny-kiosk`, so it is not deleted between visits (device/forgetVisit.ts).
 */
export const CODE_RETRIES = 'wny-kiosk-retries-code';

/**
 * Restarts a kiosk whose scripts have not loaded, or that cannot begin a clean visit. Repeats without end: waits, then
 * calls `load` if the server sends the page. By default `load` reloads the page past the caches. The pauses grow up to
 * 32 s, also across reloads. Never resolves.
 */
export async function reloadLater(load: () => unknown = reloadPastCaches): Promise<never> {
  let retries = 0;
  try {
    retries = Number(sessionStorage.getItem(CODE_RETRIES)) || 0;
    sessionStorage.setItem(CODE_RETRIES, `${retries + 1}`);
  } catch {
    // without storage, the pauses begin again with the shortest one after each reload
  }
  for (; ; retries += 1) {
    await pause(pauseBefore(retries));
    if (await isServed()) await load();
  }
}
