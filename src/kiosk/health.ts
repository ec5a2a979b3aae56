/** Finds faults of an unattended kiosk, and restarts it. The pause before a restart doubles with every restart. */
import { keep, kept } from '../device/kept.ts';
import { isShown, type Sight } from '../device/sights.ts';
import { pauseBefore } from '../network/retry.ts';

/**
 * - `crash`: the crash screen is shown
 * - `attract`: the start button is shown instead of the attract loop
 * - `pictures`: images have failed to load; the match day itself requests these images again
 * - `words`: the stage is missing, so the story continues in words
 * - `silent`: no page has appeared
 */
export type Fault = 'crash' | 'attract' | 'pictures' | 'words' | 'silent';

/**
 * Time in ms that a fault must last before the kiosk restarts, besides the pause. In this time a page may finish
 * loading, or a visitor may press the button that ends the fault.
 */
const MIN_DURATION: Readonly<Record<Fault, number>> = {
  crash: 6000,
  attract: 5000,
  pictures: Number.POSITIVE_INFINITY,
  words: 0,
  silent: 40_000,
};
const CHECK_INTERVAL = 1000;
/** Time in ms without a fault after which the count of restarts returns to 0. */
const HEALTHY_AFTER = 60_000;
/** Session storage key of the count of restarts, because a restart may reload the page. */
const RESTARTS = 'wny-kiosk-retries';

/** Returns the page's fault. A kiosk that is not free has a visitor, to whom only a crash is a fault. */
export function faultNow(isFree: boolean, shows: (sight: Sight) => boolean = isShown): Fault | undefined {
  if (shows('crash')) return 'crash';
  if (!isFree) return undefined;
  if (shows('words')) return 'words';
  if (shows('invitation') || shows('loading')) return undefined;
  if (shows('start')) return 'attract';
  return shows('failed') ? 'pictures' : 'silent';
}

/**
 * Looks every second. Calls `restart` for a fault that lasts. Calls `onFault` for a new fault, but not for those that
 * follow a restart before the kiosk was healthy again.
 */
export function watchHealth(
  isFree: () => boolean,
  onFault: (fault: Fault) => void,
  restart: (fault: Fault) => void,
): void {
  let fault: Fault | undefined;
  let since = performance.now();
  setInterval(() => {
    const now = performance.now();
    const before = fault;
    fault = faultNow(isFree());
    if (fault !== before) since = now;
    const restarts = Number(kept('sessionStorage', RESTARTS)) || 0;
    if (!fault) {
      if (restarts > 0 && now - since >= HEALTHY_AFTER) keep('sessionStorage', RESTARTS, '0');
      return;
    }
    if (fault !== before && restarts === 0) onFault(fault);
    if (now - since < MIN_DURATION[fault] + pauseBefore(restarts)) return;
    keep('sessionStorage', RESTARTS, `${restarts + 1}`);
    since = now;
    restart(fault);
  }, CHECK_INTERVAL);
}
