/**
 * Motions of stage and overlays; the acts' values are in acts.ts. Times in seconds, distances in stage units, eases in
 * GSAP's names.
 */

/** The entry rises by `lift` and grows from the factor `size`. Each further element starts `stagger` later. */
export const ENTRY = {
  seconds: 1,
  delay: 0.5,
  stagger: 0.15,
  ease: 'elastic.out(1,0.6)',
  lift: 80,
  size: 0.85,
} as const;

export const EXIT = { seconds: 0.3, ease: 'power2.in' } as const;

/**
 * The change of place without a match cut: a yellow area covers the stage in the first half and uncovers it in the
 * second.
 */
export const WIPE = { seconds: 0.5, ease: 'power1.inOut' } as const;

/**
 * The cut between two shots: a dark area, whose edges lean by 8 degrees, crosses in 6 jumps while the old overlay fades
 * out.
 */
export const CUT = { seconds: EXIT.seconds, ease: 'steps(3)' } as const;

/** To an almost equal shot; hardly visible. */
export const APPROACH = { seconds: 2.4, ease: 'sine.inOut' } as const;

export const INTO = { seconds: 0.45, ease: 'power2.in' } as const;
/**
 * Before a match cut at a disc that is already large: it grows to `size` while the overlay fades out. Starts at once,
 * so that the first frame after a press shows motion.
 */
export const NEARER = { seconds: EXIT.seconds, ease: 'power1.out', size: 1.08 } as const;
/** Starts `after` seconds after a match cut. */
export const OUT_OF = { seconds: 0.9, ease: 'power2.inOut', after: 0.25 } as const;

/** Time in which the picture follows the pointer. */
export const FOLLOW = 0.6;

export const FADE = 0.1;

export const POSTER_FPS = 10;

/** In visible jumps instead of smoothly. */
export const MOVE = { seconds: 0.8, ease: 'steps(8)' } as const;
