/**
 * Durations, distances and eases of the motions of stage and overlays; the acts' own values are in acts.ts. Times are
 * in seconds, distances in stage units; eases have GSAP's names.
 */

/**
 * The entry of an element or overlay, which rises by `lift` to its final position and grows to its final
 * size. `size`: factor of the size at the start. `delay`: usual wait before the entry. Each further element
 * starts `stagger` seconds after the one before.
 */
export const ENTRY = {
  seconds: 1,
  delay: 0.5,
  stagger: 0.15,
  ease: 'elastic.out(1,0.6)',
  lift: 80,
  size: 0.85,
} as const;

/** The exit of an element or overlay: a fade-out. */
export const EXIT = { seconds: 0.3, ease: 'power2.in' } as const;

/**
 * The wipe, which changes the place if there is no match cut: a yellow area with slanted edges covers the stage in the
 * first half of `seconds` and uncovers it in the second half.
 */
export const WIPE = { seconds: 0.5, ease: 'power1.inOut' } as const;

/**
 * The cut between two shots of a place: a dark area crosses the window. Its edges lean by 8 degrees. `ease` applies to
 * each half of `seconds`, so the area crosses in 6 jumps. Meanwhile the old overlay fades out.
 */
export const CUT = { seconds: EXIT.seconds, ease: 'steps(3)' } as const;

/** A slow camera move to an almost equal shot, hardly visible. */
export const APPROACH = { seconds: 2.4, ease: 'sine.inOut' } as const;

/** The camera's move before a match cut, from a place into its disc. */
export const INTO = { seconds: 0.45, ease: 'power2.in' } as const;
/**
 * The camera's move before a match cut if the disc is already large. The disc grows to `size` times its size
 * while the old overlay fades out. The move starts at once, so that the first frame after the visitor's press
 * already shows motion.
 */
export const NEARER = { seconds: EXIT.seconds, ease: 'power1.out', size: 1.08 } as const;
/** The camera's move out of the new picture's disc. The move starts `after` seconds after a match cut. */
export const OUT_OF = { seconds: 0.9, ease: 'power2.inOut', after: 0.25 } as const;

/** Seconds that the picture takes to follow a move of the pointer. */
export const FOLLOW = 0.6;

/** Duration of every fade with reduced motion, in seconds. */
export const FADE = 0.1;

/** Default frames per second of the acts `frames` and `walk`. */
export const POSTER_FPS = 10;

/** The move of an element to another placement: in 8 visible jumps instead of smoothly. */
export const MOVE = { seconds: 0.8, ease: 'steps(8)' } as const;
