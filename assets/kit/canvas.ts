/** Defines the canvas of each layout, in stage units: the stage and the bleed, which is the margin around the stage. */
import type { Layout } from '../../stage/story/types.ts';
import { STAGE } from '../../stage/viewport/fit.ts';
import type { Color } from './colours.ts';
import { rect } from './shapes.ts';
import type { Drawn } from './svg.ts';

export type { Layout };
export const LAYOUTS = ['md', 'sm'] as const satisfies readonly Layout[];

/**
 * A layer of a place or a title. Each layer becomes one image, unless `place` in assets/images/image.ts
 * merges several layers into one image.
 */
export interface Layer {
  readonly name: string;
  readonly drawn: Drawn;
}
/** The size of the stage (w x h), and of the bleed beside the stage (left and right), above it and below it. */
export interface Canvas {
  readonly w: number;
  readonly h: number;
  readonly beside: number;
  readonly above: number;
  readonly below: number;
}

/**
 * The canvas of each layout. Drawings must fill the whole canvas: the parallax, and windows of the ratios 9:21 to 21:9,
 * can show every part of the bleed.
 */
export const CANVAS: Record<Layout, Canvas> = {
  md: { ...STAGE.md, beside: 430, above: 2500, below: 130 },
  sm: { ...STAGE.sm, beside: 720, above: 130, below: 130 },
};
/**
 * Eye height of a standing viewer, in figure units (the units in which figures are drawn, before they are scaled).
 * Figures seem to stand on the same flat ground if each has the scale (feetY - horizon) / EYE.
 */
export const EYE = 450;

export const left = (canvas: Canvas) => -canvas.beside;
export const right = (canvas: Canvas) => canvas.w + canvas.beside;
export const top = (canvas: Canvas) => -canvas.above;
export const bottom = (canvas: Canvas) => canvas.h + canvas.below;
/** Fills the whole canvas with one colour. */
export const flood = (canvas: Canvas, fill: Color) =>
  rect(left(canvas), top(canvas), right(canvas) - left(canvas), bottom(canvas) - top(canvas), fill);
/** Makes a layer of a place. A place is a list of layers, back to front. */
export const layer = (name: string, ...drawn: readonly Drawn[]): Layer => ({ name, drawn });
