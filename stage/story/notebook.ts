import type { PerLayout, Placement } from './types.ts';

/** In Romy's hand. The drawing's origin is 40 units above the top of the fold. */
export const NOTEBOOK_OFFERED = {
  md: { x: 916, y: 566, k: 0.9 },
  sm: { x: 166, y: 518, k: 0.9 },
} as const;
/** Larger than in Romy's hand, because it is nearer. */
export const NOTEBOOK_TAKEN = { md: { x: 884, y: 546 }, sm: { x: 150, y: 508 } } as const;

/** First line of handwriting on page one, in stage units and degrees; x, y: start of the baseline. */
export const FIRST_LINE: PerLayout<Placement & { readonly length: number; readonly turn: number }> = {
  md: { x: 942, y: 648, turn: -11, length: 216 },
  sm: { x: 179, y: 559, turn: -11, length: 108 },
};
