/**
 * Discs in stage units, which stay in place while a match cut replaces one picture by another. Drawings and shots use
 * them.
 */
import type { Disc, PerLayout } from './types.ts';

export const TITLE_DISC: PerLayout<Disc> = { md: [1150, 400, 330], sm: [252, 480, 150] };

export const DISCS = {
  corridor: { md: [1128, 330, 62], sm: [248, 330, 30] },
  clubhouse: { md: [1340, 334, 92], sm: [330, 332, 38] },
  pitch: { md: [1302, 318, 172], sm: [378, 292, 64] },
  bench: { md: [1424, 116, 152], sm: [364, 246, 31] },
  /** half an orange on the plate: this place has no sun */
  circle: { md: [876, 778, 34], sm: [246, 590, 20.5] },
  /** the sun after the rain; low on the small layout, so that the white bubble does not touch it */
  stand: { md: [1262, 236, 172], sm: [356, 350, 35] },
  changingRoom: { md: [1352, 176, 62], sm: [330, 254, 21] },
  stairs: { md: [866, 318, 208], sm: [236, 312, 78] },
  /** becomes the dot of the wordmark's question mark at the end */
  evening: { md: [1010, 420, 262], sm: [252, 372, 110] },
} as const satisfies Readonly<Record<string, PerLayout<Disc>>>;
