/**
 * Detects faults of an unattended kiosk and restarts the kiosk. The pause before a restart doubles with every restart,
 * up to the limit in network/retry.ts.
 */
import { pauseBefore } from '../network/retry.ts';
import { forgetRetries, keepRetries, readRetries } from './retries.ts';

/**
 * A fault of the page in a kiosk:
 * - `crash`: the crash screen is shown
 * - `attract`: the start button is shown instead of the attract loop
 * - `pictures`: images have failed to load; the match day itself requests these images again
 * - `words`: the stage is missing, so the story continues in words
 * - `silent`: no page has appeared
 */
export type Fault = 'crash' | 'attract' | 'pictures' | 'words' | 'silent';

/**
 * Time in ms that a fault must last before the kiosk restarts, in addition to the pause from `pauseBefore`.
 * In this time a page may finish loading, or a visitor may press the button that ends the fault. The kiosk
 * never restarts for `pictures`.
 */
const MIN_DURATION: Readonly<Record<Fault, number>> = {
  crash: 6000,
  attract: 5000,
  pictures: Number.POSITIVE_INFINITY,
  words: 0,
  silent: 40_000,
};
/** Time in ms between two checks of the page for a fault. */
const CHECK_INTERVAL = 1000;
/** Time in ms without a fault after which the count of restarts returns to 0. */
const HEALTHY_AFTER = 60_000;

interface Situation {
  /** true if no visitor has touched the kiosk since the last visit ended */
  readonly isFree: boolean;
  /** true if the page is the one on which visits begin */
  readonly isStartPage: boolean;
}

/**
 * Returns the page's fault; undefined if the page is healthy. While a visitor uses the page, only a crash is a fault.
 * While the page's scripts load, the fault is `silent`. The kiosk restarts only if the fault lasts (see
 * `MIN_DURATION`).
 */
export function faultOn(
  page: Pick<Document, 'querySelector'>,
  { isFree, isStartPage }: Situation,
): Fault | undefined {
  const has = (selector: string) => page.querySelector(selector) !== null;
  if (has('.crash-screen')) return 'crash';
  if (!isFree) return undefined;
  if (!has('h1')) return 'silent';
  if (has('.notice')) return 'words';
  if (!isStartPage || has('.attract')) return undefined;
  if (has('.loading__disc--start')) return 'attract';
  if (has('.loading[data-settled]')) return 'pictures';
  // `.loading__late` is on the loading screen until the match day's code has loaded. A loading screen without
  // `.loading__late` is no fault: it loads the images.
  return has('.loading__late') || !has('.loading') ? 'silent' : undefined;
}

interface Options {
  situation(): Situation;
  /** called for a new fault, unless a restart came before it and the kiosk was not healthy since (`HEALTHY_AFTER`) */
  onFault(fault: Fault): void;
  /** restarts the kiosk */
  heal(fault: Fault): void;
}

/** Checks the page every second, and calls `heal` for a fault that lasts. Returns a function that stops the checks. */
export function watchHealth({ situation, onFault, heal }: Options): () => void {
  let fault: Fault | undefined;
  let since = performance.now();
  const look = () => {
    const now = performance.now();
    const before = fault;
    fault = faultOn(document, situation());
    if (fault !== before) since = now;
    const retries = readRetries();
    if (!fault) {
      if (retries > 0 && now - since >= HEALTHY_AFTER) forgetRetries();
      return;
    }
    if (fault !== before && retries === 0) onFault(fault);
    if (now - since < MIN_DURATION[fault] + pauseBefore(retries)) return;
    keepRetries(retries + 1);
    since = now;
    heal(fault);
  };
  const timer = setInterval(look, CHECK_INTERVAL);
  return () => clearInterval(timer);
}
