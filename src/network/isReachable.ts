import { ADDRESSES } from '../site/addresses.ts';
import { isServed } from './retry.ts';

/** Timeout of the reachability check, in ms. */
const ANSWERED_WITHIN = 5000;

export const isReachable = () => isServed(ADDRESSES.home, ANSWERED_WITHIN);
