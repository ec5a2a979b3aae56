/** A picture's SVG as it is drawn, before it is made small. */
import type { Cutout } from './cutout.ts';
import { markup } from './flatten.ts';
import { moved, scaled, times } from './matrix.ts';

/** A picture is written in whole fifths of a stage unit: nobody sees the tenth it may be off, and it is short. */
export const GRAINS = 5;

const written = new WeakMap<Cutout, string>();

/** In grains; the box's corner is at 0, 0; ids are c1, c2... */
export function source(cutout: Cutout): string {
  const svg = written.get(cutout) ?? drawn(cutout);
  written.set(cutout, svg);
  return svg;
}

function drawn(cutout: Cutout): string {
  const { flat, x, y, w, h } = cutout;
  let ids = 0;
  const body = markup(flat, times(scaled(GRAINS), moved(-x, -y)), () => `c${++ids}`);
  const cut = `<clipPath id="c0"><path d="M0 0H${w * GRAINS}V${h * GRAINS}H0Z"/></clipPath><g clip-path="url(#c0)">${body}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg">${cutout.cropped ? cut : body}</svg>`;
}
