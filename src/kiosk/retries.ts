/** Counts how often a kiosk has started again since it was healthy: in the session storage, because it may reload. */

/** Session storage key. A clean visit keeps keys that start with `wny-kiosk`. */
const STORED = 'wny-kiosk-retries';

/** Returns the stored number; 0 if there is none, or if the storage is blocked. */
export function readRetries(key = STORED): number {
  try {
    return Number(sessionStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
}

/** Stores the number. If the storage is blocked, the pauses do not grow. */
export function keepRetries(retries: number, key = STORED): void {
  try {
    if (retries === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, String(retries));
  } catch {
    // see above
  }
}
