/** Whether the visitor has asked her system for less motion, right now: she may change it at any time. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
