import { ADDRESSES } from '../site/addresses.ts';
import { isServed } from './retry.ts';

/** Timeout of the reachability check, in ms. */
const ANSWERED_WITHIN = 5000;

/** Resolves with true if the site sends its home page now, else with false. Never rejects. */
export const isReachable = () => isServed(ADDRESSES.home, ANSWERED_WITHIN);
