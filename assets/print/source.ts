/** A picture's SVG as it is drawn, before it is made small. */
import type { Cutout } from './cutout.ts';
import { markup } from './flatten.ts';
import { moved } from './matrix.ts';

/** The box's corner is at 0, 0; ids are c1, c2... */
export function source(cutout: Cutout): string {
  const { flat, x, y, w, h } = cutout;
  let ids = 0;
  const body = markup(flat, moved(-x, -y), () => `c${++ids}`);
  const cut = `<clipPath id="c0"><path d="M0 0H${w}V${h}H0Z"/></clipPath><g clip-path="url(#c0)">${body}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg">${cutout.cropped ? cut : body}</svg>`;
}
