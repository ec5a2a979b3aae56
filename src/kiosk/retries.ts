/**
 * Counts the restarts of a kiosk. After a minute without a fault, health.ts sets the count back to 0. The
 * count is in the session storage, because a restart may reload the page.
 */

/** Session storage key. It begins with `wny-kiosk`, so it is not deleted between visits (device/forgetVisit.ts). */
const STORAGE_KEY = 'wny-kiosk-retries';

/** Returns the number stored at a key; 0 if there is none, or if the storage is blocked. */
export function readRetries(key = STORAGE_KEY): number {
  try {
    return Number(sessionStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
}

export function keepRetries(retries: number): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, String(retries));
  } catch {
    // if the storage is blocked, the pauses between restarts do not grow
  }
}

/** Deletes the number that is stored at `key` in the session storage, by default the number of restarts. */
export function forgetRetries(key = STORAGE_KEY): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // a blocked storage holds nothing to delete
  }
}
