/** Defines the canvas of each layout: the stage and the bleed around it, in stage units. */
import type { Layout } from '../../stage/story/types.ts';
import { STAGE } from '../../stage/viewport/fit.ts';
import type { Color } from './colours.ts';
import { rect } from './shapes.ts';
import type { Drawn } from './svg.ts';

export type { Layout };
export const LAYOUTS = ['md', 'sm'] as const satisfies readonly Layout[];

/** A piece of a place with an image of its own. */
export interface Layer {
  readonly name: string;
  readonly drawn: Drawn;
}
/** The stage (w x h), and the width of the bleed beside (left and right), above and below the stage. */
export interface Canvas {
  readonly w: number;
  readonly h: number;
  readonly beside: number;
  readonly above: number;
  readonly below: number;
}

/** Windows from 9:21 to 21:9 and the parallax can show the bleed, so drawings must fill all of it. */
export const CANVAS: Record<Layout, Canvas> = {
  md: { ...STAGE.md, beside: 430, above: 2500, below: 130 },
  sm: { ...STAGE.sm, beside: 720, above: 130, below: 130 },
};
/**
 * Eye height of a standing viewer, in figure units. Figures with the scale (feetY - horizon) / EYE stand on one ground
 * plane.
 */
export const EYE = 450;

export const left = (canvas: Canvas) => -canvas.beside;
export const right = (canvas: Canvas) => canvas.w + canvas.beside;
export const top = (canvas: Canvas) => -canvas.above;
export const bottom = (canvas: Canvas) => canvas.h + canvas.below;
/** One colour over the whole canvas with its bleed. */
export const flood = (canvas: Canvas, fill: Color) =>
  rect(left(canvas), top(canvas), right(canvas) - left(canvas), bottom(canvas) - top(canvas), fill);
/** Makes a layer; a place is a list of layers, back to front. */
export const layer = (name: string, ...drawn: readonly Drawn[]): Layer => ({ name, drawn });
