/** Writes a picture as small as it gets without a visible loss. */
import { type Config, optimize } from 'svgo';
import type { Cutout } from './cutout.ts';
import { markup } from './flatten.ts';
import { moved } from './matrix.ts';

const DECIMALS = 1; // of a stage unit: an error of 1/20 unit at most

const CONFIG: Config = {
  multipass: true,
  floatPrecision: DECIMALS,
  plugins: [
    { name: 'convertPathData', params: { floatPrecision: DECIMALS } },
    { name: 'mergePaths', params: { floatPrecision: DECIMALS } },
    { name: 'cleanupNumericValues', params: { floatPrecision: 2 } },
    'moveElemsAttrsToGroup',
    'collapseGroups',
    'sortAttrs',
  ],
};

/** The picture's SVG before it is made small: its box's corner at 0, 0; its ids c1, c2... */
export function source(cutout: Cutout): string {
  const { flat, x, y, w, h } = cutout;
  let ids = 0;
  const body = markup(flat, moved(-x, -y), () => `c${++ids}`);
  const cut = `<clipPath id="c0"><path d="M0 0H${w}V${h}H0Z"/></clipPath><g clip-path="url(#c0)">${body}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg">${cutout.cropped ? cut : body}</svg>`;
}

/** The inside of the SVG, made small. */
export const optimised = (svg: string) =>
  optimize(svg, CONFIG)
    .data.replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '');
