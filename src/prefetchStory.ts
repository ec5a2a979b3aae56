import { simulation } from './pages.ts';

declare global {
  interface Navigator {
    /** Only some browsers tell, and the DOM's types leave it out. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

let asked = false;

/**
 * Loads the story, code and pictures, because the visitor is about to want it. Never where she has asked to
 * save data.
 */
export function prefetchStory() {
  if (asked || navigator.connection?.saveData) return;
  asked = true;
  const pictures = import('./pages/simulation/prefetch.ts').then(({ prefetch }) => prefetch());
  Promise.all([simulation.preload(), pictures]).catch(() => {
    asked = false;
  });
}

/** The weaker sign, a call to action in view, counts only where loading costs next to nothing. */
export const isFast = () => navigator.connection?.effectiveType === '4g';
