declare global {
  interface Navigator {
    /** undefined in some browsers; TypeScript's DOM types lack this property */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

let isAsked = false;

/**
 * Prefetches the match day's code and the images for the window's layout. Does nothing if a prefetch runs or has
 * succeeded, or if the browser's data saver is on. Resolves when everything is loaded, or when one part has failed.
 * Never rejects. After a failure the next call tries again.
 */
export async function prefetchSimulation(): Promise<void> {
  if (isAsked || navigator.connection?.saveData) return;
  isAsked = true;
  const matchDay = import('./matchDayCode.ts').then(({ prefetch }) => prefetch());
  try {
    await Promise.all([import('./SimulationPage.tsx'), matchDay]);
  } catch (cause) {
    console.info('The match day was not prefetched', cause);
    isAsked = false;
  }
}

export const isPrefetchAsked = () => isAsked;

export const isFastConnection = () => navigator.connection?.effectiveType === '4g';
