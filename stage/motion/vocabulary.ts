/**
 * How things come, go and move: one home for these numbers, for the stage and for the overlays above it. All
 * times are seconds, all distances stage units; eases are named as GSAP names them.
 */

/** Whoever is new, overlays too: after `delay`, rises by `lift` and grows from `size`, one after another. */
export const ENTRY = {
  seconds: 1,
  delay: 0.5,
  stagger: 0.15,
  ease: 'elastic.out(1,0.6)',
  lift: 80,
  size: 0.85,
} as const;

/** Whoever leaves fades out. */
export const EXIT = { seconds: 0.3, ease: 'power2.in' } as const;

/** Between two places without a disc in common: the yellow diagonal covers the stage in one half of this and frees it in the other. */
export const WIPE = { seconds: 0.5, ease: 'power1.inOut' } as const;

/** Between two shots of a place: an edge at 8 degrees, the dark side of it before the new shot, in held frames. */
export const CUT = { seconds: 0.3, ease: 'steps(3)' } as const;

/** The camera comes nearer, hardly to be seen. */
export const APPROACH = { seconds: 2.4, ease: 'sine.inOut' } as const;

/** From a place into its disc, which becomes the title's, and `after` the cut from a title out of the next place's. */
export const INTO = { seconds: 0.45, ease: 'power2.in' } as const;
export const OUT_OF = { seconds: 0.9, ease: 'power2.inOut', after: 0.25 } as const;

/** Seconds in which the stage, and what stands on it, comes to where the pointer is. */
export const FOLLOW = 0.6;

/** With reduced motion everything is one fade of so many seconds. */
export const FADE = 0.1;

/** Frames per second of an act whose images are held one after the other. */
export const POSTER_FPS = 10;

/** From placement to placement nobody glides: they go in held frames. */
export const MOVE = { seconds: 0.8, ease: 'steps(8)' } as const;
