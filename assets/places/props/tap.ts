/** Draws the tap of the changing room. */
import { C, type Drawn, form, rect } from '../../kit/index.ts';

/** A tap on a wall. 0, 0 is the point where the pipe leaves the wall; the spout is at the lower left of this point. */
export function tap(): Drawn {
  return [
    form('M6-16V16H-44V52H-76V10C-76-8-66-16-50-16Z', C.white, 'M-90 0H-52V60H-90ZM-60 4H10V20H-60Z'),
    rect(-38, -40, 12, 26, C.lilac),
    rect(-60, -52, 56, 14, C.white),
    rect(-80, 48, 40, 8, C.lilac),
  ];
}

/** The drop that falls from the tap; 0, 0 is its tip. */
export const tapDrip = (): Drawn =>
  form('M0 0C10 18 14 24 14 34A14 14 0 0 1-14 34C-14 24-10 18 0 0Z', C.white, 'M-20 0H-3V60H-20Z');
