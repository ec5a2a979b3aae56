/**
 * Draws a pitch that is not part of a place: a hedge, the white line at the pitch's edge, and the grass. 0, 0
 * is the middle of the white line's lower edge.
 */
import { OPEN_PITCH_K } from '../../../../stage/story/scenery.ts';
import { C, CANVAS, type Color, group, type Layout, LEMON, poly, rect } from '../../../kit/index.ts';

const LINE: Readonly<Record<Layout, number>> = { md: 7, sm: 4 };
/**
 * A tall hedge has its full height only behind the goal. `half`: half the width of the tall part. `ends`: height of the
 * low parts. Stage units.
 */
const TALL: Readonly<Record<Layout, { half: number; ends: number }>> = {
  md: { half: 440, ends: 130 },
  sm: { half: 176, ends: 76 },
};

/**
 * Draws the pitch small, which saves graphics memory. The stage enlarges the drawing by `OPEN_PITCH_K`, to the width of
 * the canvas. Lengths are in stage units, after the enlargement. `hedge`: height of the hedge. `grass`: colour, lilac
 * for wet grass. `clearing`: height of the bright sky between the hedge and the rain clouds; 0 for none.
 */
export function openPitch(layout: Layout, hedge: number, grass: Color = C.purple, clearing = 0) {
  const { w, h, beside, below } = CANVAS[layout];
  const width = w + 2 * beside;
  const { half } = TALL[layout];
  const ends = Math.min(hedge, TALL[layout].ends);
  return group(`scale(${1 / OPEN_PITCH_K[layout]})`, [
    clearing
      ? poly(
          [
            [-width / 2, -hedge],
            [-width / 2, -hedge - clearing * 0.4],
            [width / 2, -hedge - clearing * 1.6],
            [width / 2, -hedge],
          ],
          LEMON,
        )
      : [],
    rect(-width / 2, -ends, width, ends, C.plum),
    poly(
      [
        [-half - 24, 0],
        [-half, -hedge],
        [half, -hedge],
        [half + 24, 0],
      ],
      C.plum,
    ),
    rect(-width / 2, -LINE[layout], width, LINE[layout], C.white),
    rect(-width / 2, 0, width, h / 2 + below, grass),
  ]);
}
