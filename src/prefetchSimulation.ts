import { simulation } from './simulationPage.ts';

declare global {
  interface Navigator {
    /** Only some browsers have it, and the DOM's types leave it out. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

let isAsked = false;

/**
 * Loads the simulation's code and first pictures, because the visitor is about to want them. Does nothing the
 * second time, and nothing where she has asked to save data. If it fails, the next call tries again.
 */
export function prefetchSimulation() {
  if (isAsked || navigator.connection?.saveData) return;
  isAsked = true;
  const pictures = import('./pages/simulation/prefetch.ts').then(({ prefetch }) => prefetch());
  Promise.all([simulation.preload(), pictures]).catch(() => {
    isAsked = false;
  });
}

/** Is the connection so fast that it may be prefetched on a weaker sign: a call to action in view? */
export const isFastConnection = () => navigator.connection?.effectiveType === '4g';
