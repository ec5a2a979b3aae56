/**
 * Returns true if the visitor wants reduced motion, in the system's settings or the site's. The answer can change at
 * any time.
 */
export const prefersReducedMotion = (): boolean =>
  document.documentElement.dataset.motion === 'less' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
