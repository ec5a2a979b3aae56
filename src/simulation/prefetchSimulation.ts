import { ADDRESSES } from '../../addresses.ts';
import { preloadPage } from '../network/lazyPage.tsx';

declare global {
  interface Navigator {
    /** Only some browsers have it, and TypeScript's DOM types lack it. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

let isAsked = false;

/**
 * Prefetches the match day's code and the pictures for the window's layout. Does nothing at a second call, or if the
 * browser's data saver is on.
 * Resolves when everything is loaded or one part has failed. Never rejects; after a failure the next call tries again.
 */
export async function prefetchSimulation(): Promise<void> {
  if (isAsked || navigator.connection?.saveData) return;
  isAsked = true;
  const matchDay = import('./matchDayCode.ts').then(({ prefetch }) => prefetch());
  try {
    await Promise.all([preloadPage(ADDRESSES.simulation), matchDay]);
  } catch (cause) {
    console.info('The match day was not prefetched', cause);
    isAsked = false;
  }
}

/** True while a prefetch runs and after it has succeeded: then no other code needs to load the match day ahead. */
export const isPrefetchAsked = () => isAsked;

/** True if the connection is fast enough to prefetch on a weak hint, such as a visible link. False if unknown. */
export const isFastConnection = () => navigator.connection?.effectiveType === '4g';
