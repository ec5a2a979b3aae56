/** The placement of chapter 8's open, empty notebook in close-up, and the position of its first line. */
import type { PerLayout, Placement } from './types.ts';

/** Placement of the drawing; its origin is the upper end of the fold. */
export const NOTEBOOK_AT = { md: { x: 884, y: 546 }, sm: { x: 150, y: 508 } } as const;

/** The first line of page one: start of the baseline and length in stage units, rotation (`turn`) in degrees. */
export const FIRST_LINE: PerLayout<Placement & { readonly length: number; readonly turn: number }> = {
  md: { x: 942, y: 648, turn: -11, length: 216 },
  sm: { x: 179, y: 559, turn: -11, length: 108 },
};
