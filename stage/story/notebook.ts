/** Placements of chapter 8's open notebook in close-up, and the first line of handwriting on page one. */
import type { PerLayout, Placement } from './types.ts';

/** Placement of the notebook in Romy's hand. The drawing's origin is 40 units above the top of the fold. */
export const NOTEBOOK_OFFERED = {
  md: { x: 916, y: 566, k: 0.9 },
  sm: { x: 166, y: 518, k: 0.9 },
} as const;
/** Placement of the notebook in the visitor's hands. It is larger here than in Romy's hand, because it is nearer. */
export const NOTEBOOK_TAKEN = { md: { x: 884, y: 546 }, sm: { x: 150, y: 508 } } as const;

/**
 * The first line of handwriting on page one of the notebook, in stage units. x, y: start of the baseline;
 * `length`: length of the baseline; `turn`: degrees.
 */
export const FIRST_LINE: PerLayout<Placement & { readonly length: number; readonly turn: number }> = {
  md: { x: 942, y: 648, turn: -11, length: 216 },
  sm: { x: 179, y: 559, turn: -11, length: 108 },
};
