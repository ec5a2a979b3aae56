/** Counts the retries of a kiosk with a fault: in the session storage, because the kiosk may reload in between. */
import { isServed, pause, pauseBefore } from './retry.ts';

/** What is retried: the kiosk's own code, or the page that it shows. */
type Retried = 'code' | 'page';

/** A clean visit keeps keys that start with `wny-kiosk`. */
const keyOf = (what: Retried) => `wny-kiosk-retries-${what}`;

/** Returns the number of retries since it worked; 0 if the storage is blocked. */
export function retriesOf(what: Retried): number {
  try {
    return Number(sessionStorage.getItem(keyOf(what))) || 0;
  } catch {
    return 0;
  }
}

/** Stores the number of retries. If the storage is blocked, the pauses do not grow. */
export function keepRetries(what: Retried, retries: number): void {
  try {
    if (retries === 0) sessionStorage.removeItem(keyOf(what));
    else sessionStorage.setItem(keyOf(what), String(retries));
  } catch {
    // see above
  }
}

/**
 * Reloads the page as soon as the server sends it, after a pause that grows with each retry: the kiosk's code is
 * missing. Never resolves.
 */
export async function reloadLater(): Promise<never> {
  for (;;) {
    const retries = retriesOf('code');
    keepRetries('code', retries + 1);
    await pause(pauseBefore(retries));
    if (await isServed()) location.reload();
  }
}
