/** Draws a pitch that belongs to no place: a hedge, a line and the grass. 0, 0 is the middle of the line. */
import { OPEN_PITCH_K } from '../../../stage/story/scenery.ts';
import { C, CANVAS, type Color, group, type Layout, rect } from '../../kit/index.ts';

const LINE: Readonly<Record<Layout, number>> = { md: 7, sm: 4 };

/**
 * The pitch, as wide as the canvas. It is drawn small, and the stage enlarges it by `OPEN_PITCH_K`: this saves graphics
 * memory. `hedge`: height of the hedge in stage units, after the stage has enlarged the pitch. `grass`: lilac while it
 * is wet.
 */
export function openPitch(layout: Layout, hedge: number, grass: Color = C.purple) {
  const { w, h, beside, below } = CANVAS[layout];
  const width = w + 2 * beside;
  return group(`scale(${1 / OPEN_PITCH_K[layout]})`, [
    rect(-width / 2, -hedge, width, hedge, C.plum),
    rect(-width / 2, -LINE[layout], width, LINE[layout], C.white),
    rect(-width / 2, 0, width, h / 2 + below, grass),
  ]);
}
