/**
 * Draws two pens, each with its nib at 0, 0.
 * - The orange pen is the visitor's (chapters 1 and 3, the site's pages). It is visible on a white list and on a yellow
 *   table.
 * - The dark pen is for title 1, card 6 and the site's pages.
 */
import { C, type Drawn, form, path, poly, put, rect, SUN_RAY } from '../../kit/index.ts';

/** The dark pen. Its nib points to the lower left. */
export function darkPen(): Drawn {
  return put(
    [
      path('M0 0L-12-40H12Z', C.amber),
      path('M0 0L-4-14H4Z', C.ink),
      form('M-12-40V-220H12V-40Z', C.ink, 'M-20-30V-230H-2V-30Z'),
      rect(-12, -240, 24, 22, C.yellow),
      rect(-12, -240, 10, 22, C.amber),
      rect(8, -232, 8, 70, C.purple),
    ],
    0,
    0,
    1,
    38,
  );
}

const PEN_TURN = -50;

/** The orange pen. Its nib points to the lower left, at a flatter angle than the dark pen's nib. */
export const orangePen = () =>
  put(
    [
      poly(
        [
          [0, 0],
          [34, -15],
          [34, 15],
        ],
        SUN_RAY,
      ),
      rect(34, -15, 210, 30, C.orange),
      rect(34, -15, 210, 12, C.ember),
      rect(244, -15, 30, 30, C.white),
      rect(244, -15, 30, 12, C.lilac),
      poly(
        [
          [0, 0],
          [12, -5],
          [12, 5],
        ],
        C.ink,
      ),
    ],
    0,
    0,
    1,
    PEN_TURN,
  );
