/** Whether the visitor wants less motion, right now: of her system or of this site. She may change it at any time. */
export const prefersReducedMotion = (): boolean =>
  document.documentElement.dataset.motion === 'less' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
