/** The empty notebook that Romy hands over, near and open, and where its first line stands. */
import type { PerLayout, Placement } from './types.ts';

/** Of its drawing: the upper end of the fold. */
export const NOTEBOOK_AT = { md: { x: 884, y: 546 }, sm: { x: 150, y: 508 } } as const;

/** The first line of page one: where it begins, on the line, and how long it is, in stage units; it rises by degrees. */
export const FIRST_LINE: PerLayout<Placement & { readonly length: number; readonly turn: number }> = {
  md: { x: 942, y: 648, turn: -11, length: 216 },
  sm: { x: 179, y: 559, turn: -11, length: 108 },
};
