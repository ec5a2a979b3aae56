/**
 * Draws two things that appear after a wrong answer: eyes in a hedge (chapter 3), and an arrow that flies off
 * the page of the assistant's notes (chapter 4).
 */
import { C, type Drawn, disc, ellipse, path, stroke } from '../../kit/index.ts';

/** [x, y, radius] of each pair of eyes. The eyes look to the lower right, at the goal. */
const WATCHERS = [
  [-330, 4, 11],
  [-262, -8, 9],
  [-186, 6, 12],
  [-92, -6, 10],
  [-16, 4, 12],
  [70, -8, 9],
  [150, 4, 11],
] as const;

/** Seven pairs of wide open eyes in a row. 0, 0 is in the fifth pair from the left. */
export const eyesInTheHedge = (): Drawn =>
  WATCHERS.map(([x, y, r]) =>
    [-1, 1].map(side => [
      ellipse(x + side * r, y, r * 0.86, r, C.white),
      disc(x + side * r + r * 0.3, y + r * 0.25, r * 0.48, C.ink),
    ]),
  );

/** A hastily drawn arrow that flies off the page of the assistant's notes. It points to the upper right. */
export const loosenedArrow = (): Drawn => [
  stroke('M-58 46C-30 52-2 34 8 8C14-8 26-22 44-30', C.white, 15, { 'stroke-linecap': 'round' }),
  path('M20-56L78-52L54 2L44-28Z', C.white),
  path('M20-56L44-28L54 2L36-22Z', C.lilac),
];
