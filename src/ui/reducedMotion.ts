export const prefersReducedMotion = (): boolean =>
  document.documentElement.dataset.motion === 'less' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
