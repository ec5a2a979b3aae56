/** Makes the basic shapes of all places, titles, cards and props. */

import { C, type Color, shadeOf } from './colours.ts';
import { r1 } from './geometry.ts';
import { type Attributes, type Drawn, groundShadow, group, inside, node, path } from './svg.ts';

export type Pt = readonly [x: number, y: number];
/** Four corners in order around the shape. */
export type Quad = readonly [Pt, Pt, Pt, Pt];

export const points = (pts: readonly Pt[]) => `M${pts.map(([x, y]) => `${r1(x)} ${r1(y)}`).join('L')}Z`;
export const poly = (pts: readonly Pt[], fill: Color) => path(points(pts), fill);
export const rect = (x: number, y: number, w: number, h: number, fill: Color) =>
  node('rect', { x: r1(x), y: r1(y), width: r1(w), height: r1(h), fill });
export const disc = (x: number, y: number, r: number, fill: Color) =>
  node('circle', { cx: r1(x), cy: r1(y), r: r1(r), fill });
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: Color) =>
  node('ellipse', { cx: r1(x), cy: r1(y), rx: r1(rx), ry: r1(ry), fill });
/** A circle or an ellipse as path data. */
export const discPath = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
export const stroke = (d: string, colour: Color, width: number, more: Attributes = {}) =>
  node('path', { d, fill: 'none', stroke: colour, 'stroke-width': r1(width), ...more });

const r3 = (n: number) => Math.round(n * 1e3) / 1e3;
/** Moves a drawing to x, y, scales it by k, and turns it by rot degrees. `ky`: vertical scale, by default k. */
export function put(drawn: Drawn, x: number, y: number, k = 1, rot = 0, ky = k) {
  const turned = rot ? ` rotate(${r3(rot)})` : '';
  const scaled = k === 1 && ky === 1 ? '' : ` scale(${r3(k)} ${r3(ky)})`;
  return group(`translate(${r1(x)} ${r1(y)})${turned}${scaled}`, drawn);
}

/** A flat form with its shade: the path `d` in the lit colour, then `shade` (corners or path data), clipped to `d`. */
export const form = (d: string, colour: Color, shade: readonly Pt[] | string, dark = shadeOf(colour)) => [
  path(d, colour),
  inside(d, path(typeof shade === 'string' ? shade : points(shade), dark)),
];

/**
 * The shadow of an upright thing: a streak from x, y to the point `len` to the left and `drop` below. `w`: width of the
 * thing.
 */
export const streak = (x: number, y: number, w: number, len: number, drop: number, fill: Color = C.plum) =>
  groundShadow(
    poly(
      [
        [x - w / 2, y],
        [x + w / 2, y],
        [x + w / 2 - len, y + drop],
        [x - w / 2 - len * 1.04, y + drop],
      ],
      fill,
    ),
  );

export const mix = (a: number, b: number, t: number) => a + (b - a) * t;
export const mixPt = (a: Pt, b: Pt, t: number): Pt => [mix(a[0], b[0], t), mix(a[1], b[1], t)];

/**
 * A Park-Miller generator of pseudo-random numbers between 0 and 1. Equal seeds give equal numbers, so a drawing is the
 * same in every build.
 */
export function seeded(seed: number) {
  let s = seed;
  return () => {
    s = (s * 16807) % 2147483647;
    return s / 2147483647;
  };
}
export const times = <T>(n: number, make: (i: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make(i));
