import { ADDRESSES } from '../site/addresses.ts';

/** Timeout of the reachability check, in ms. */
const ANSWERED_WITHIN = 5000;

/** Resolves with true if the site answers with status 2xx now, else with false. Never rejects. */
export const isReachable = (): Promise<boolean> =>
  fetch(ADDRESSES.home, {
    method: 'HEAD',
    cache: 'no-store',
    // an older browser has no AbortSignal.timeout: there the request has no timeout
    signal: AbortSignal.timeout?.(ANSWERED_WITHIN),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
