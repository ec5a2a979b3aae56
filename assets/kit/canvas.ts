/** What is painted: the stage of each layout and the bleed around it, in stage units. */
import type { Layout } from '../../stage/story/types.ts';
import { STAGE } from '../../stage/viewport/fit.ts';
import type { Color } from './palette.ts';
import { rect } from './shapes.ts';
import type { Drawn } from './svg.ts';

export type { Layout };
export const LAYOUTS = ['md', 'sm'] as const satisfies readonly Layout[];

/** A piece of a place that has an image of its own. */
export interface Layer {
  readonly name: string;
  readonly drawn: Drawn;
}
/** The visible stage (w x h) and the bleed round it: on both sides, above and below. */
export interface Canvas {
  readonly w: number;
  readonly h: number;
  readonly beside: number;
  readonly above: number;
  readonly below: number;
}

/** The bleed is what screens from 9:21 to 21:9 and the parallax may still show: paint all of it. */
export const CANVAS: Record<Layout, Canvas> = {
  md: { ...STAGE.md, beside: 430, above: 2500, below: 130 },
  sm: { ...STAGE.sm, beside: 720, above: 130, below: 130 },
};
/** Eye height of a standing visitor in figure units: k = (feetY - horizon) / EYE keeps all on one plane. */
export const EYE = 450;

export const left = (canvas: Canvas) => -canvas.beside;
export const right = (canvas: Canvas) => canvas.w + canvas.beside;
export const top = (canvas: Canvas) => -canvas.above;
export const bottom = (canvas: Canvas) => canvas.h + canvas.below;
/** One colour over the whole canvas, bleed included. */
export const flood = (canvas: Canvas, fill: Color) =>
  rect(left(canvas), top(canvas), right(canvas) - left(canvas), bottom(canvas) - top(canvas), fill);
/** A place comes as its layers, back to front. */
export const layer = (name: string, ...drawn: readonly Drawn[]): Layer => ({ name, drawn });
