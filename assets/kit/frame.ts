/** The stage of each layout, the bleed painted around it, and the words for what stands where. */
import type { Color } from './palette.ts';
import { rect } from './shapes.ts';

export type Layout = 'md' | 'sm';
export const LAYOUTS = ['md', 'sm'] as const satisfies readonly Layout[];

/** One sheet of a picture: `depth` 0 follows the sky, 1.25 is the foreground. */
export interface Layer {
  readonly name: string;
  readonly depth: number;
  readonly svg: string;
}
/** The visible stage (w x h) and the bleed round it: on both sides, above and below. */
export interface Frame {
  readonly w: number;
  readonly h: number;
  readonly beside: number;
  readonly above: number;
  readonly below: number;
}
/** Where somebody stands: feet (or seat) on the stage, and the scale of a figure there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** The bleed is what screens from 9:21 to 21:9 and the parallax may still show: paint all of it. */
export const FRAME: Record<Layout, Frame> = {
  md: { w: 1512, h: 982, beside: 430, above: 2500, below: 130 },
  sm: { w: 394, h: 752, beside: 720, above: 130, below: 130 },
};
/** Eye height of a standing visitor in figure units: k = (feetY - horizon) / EYE keeps all on one plane. */
export const EYE = 450;

export const left = (f: Frame) => -f.beside;
export const right = (f: Frame) => f.w + f.beside;
export const top = (f: Frame) => -f.above;
export const bottom = (f: Frame) => f.h + f.below;
/** One colour over the whole picture, bleed included. */
export const flood = (f: Frame, fill: Color) =>
  rect(left(f), top(f), right(f) - left(f), bottom(f) - top(f), fill);
/** A picture comes as its layers, back to front. */
export const layer = (name: string, depth: number, ...parts: string[]): Layer => ({
  name,
  depth,
  svg: parts.join(''),
});
