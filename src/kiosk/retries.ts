/** Counts how often a kiosk has started again since it was healthy: in the session storage, because it may reload. */

/** Session storage key. A clean visit keeps keys that start with `wny-kiosk`. */
const STORED = 'wny-kiosk-retries';

/** Returns the number stored at a key; 0 if there is none, or if the storage is blocked. */
export function readRetries(key = STORED): number {
  try {
    return Number(sessionStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
}

/** Stores the number. If the storage is blocked, the pauses do not grow. */
export function keepRetries(retries: number): void {
  try {
    sessionStorage.setItem(STORED, String(retries));
  } catch {
    // a blocked storage is ignored, see above
  }
}

/** Deletes the number at a key. */
export function forgetRetries(key = STORED): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // a blocked storage holds nothing to delete
  }
}
