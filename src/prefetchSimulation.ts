import { ADDRESSES } from './addresses.ts';
import { pageAt } from './pages.ts';

declare global {
  interface Navigator {
    /** Only some browsers have it, and the DOM's types leave it out. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

let isAsked = false;

/**
 * Loads the simulation's code and first pictures, because the visitor is about to want them. Does nothing the
 * second time, and nothing where she has asked to save data. Resolves when all has come or one thing has failed,
 * and never rejects; if it fails, the next call tries again.
 */
export async function prefetchSimulation(): Promise<void> {
  if (isAsked || navigator.connection?.saveData) return;
  isAsked = true;
  const matchDay = import('./pages/simulation/matchDayCode.ts').then(({ prefetch }) => prefetch());
  try {
    await Promise.all([pageAt(ADDRESSES.simulation).preload(), matchDay]);
  } catch (cause) {
    console.info('The match day was not loaded ahead', cause);
    isAsked = false;
  }
}

/** It has been asked for: what is done to load it while nobody is waiting is done with. */
export const isPrefetchAsked = () => isAsked;

/** Is the connection so fast that it may be prefetched on a weaker sign: a call to action in view? */
export const isFastConnection = () => navigator.connection?.effectiveType === '4g';
