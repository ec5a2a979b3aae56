/** Finds out whether a kiosk that nobody touches is broken, and has it start again, later and later while it stays so. */
import { pauseBefore } from '../network/retry.ts';
import { forgetRetries, keepRetries, readRetries } from './retries.ts';

/**
 * `crash`: the crash screen. `attract`: the start button in place of the attract loop. `pictures`: pictures have failed,
 * which the match day requests again by itself. `words`: the stage is missing. `silent`: nothing comes.
 */
export type Fault = 'crash' | 'attract' | 'pictures' | 'words' | 'silent';

/** In ms: so long a fault may be the page's normal course, or a visitor may still act. */
const PATIENCE: Readonly<Record<Fault, number>> = {
  crash: 6000,
  attract: 5000,
  pictures: Number.POSITIVE_INFINITY,
  words: 0,
  silent: 40_000,
};
/** Interval of the checks in ms. */
const LOOKED_EVERY = 1000;
/** In ms: after so long without a fault the next one is a new one. */
const HEALTHY_AFTER = 60_000;

interface Situation {
  /** nobody has touched the kiosk since the last reset */
  readonly isFree: boolean;
  /** the page is the one on which visits begin */
  readonly isStartPage: boolean;
}

/** Returns what is wrong with the page; undefined if it is healthy or still loads. */
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
  // before the code of the match day has come
  return has('.loading__late') || !has('.loading') ? 'silent' : undefined;
}

interface Options {
  situation(): Situation;
  /** called when a fault is first seen */
  onFault(fault: Fault): void;
  /** starts the kiosk again */
  heal(fault: Fault): void;
}

/** Checks the page every second. Returns a function that stops the checks. */
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
    if (now - since < PATIENCE[fault] + pauseBefore(retries)) return;
    keepRetries(retries + 1);
    since = now;
    heal(fault);
  };
  const timer = setInterval(look, LOOKED_EVERY);
  return () => clearInterval(timer);
}
