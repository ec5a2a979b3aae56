import { ADDRESSES } from './addresses.ts';

/** Milliseconds in which the site answers, or there is no network. */
const ANSWERED_WITHIN = 5000;

/** Whether a page of the site would come if it were loaded now. Never rejects. */
export const siteAnswers = (): Promise<boolean> =>
  fetch(ADDRESSES.home, {
    method: 'HEAD',
    cache: 'no-store',
    // an older browser waits as long as it likes
    signal: AbortSignal.timeout?.(ANSWERED_WITHIN),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
