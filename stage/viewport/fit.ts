/** One scale and one offset put the stage into any window: whole, and in the middle of all but very high ones. */
import type { Layout } from '../story/types.ts';

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** A part of the stage's plane, in stage units; x, y is its top left corner. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

export interface Fit {
  readonly layout: Layout;
  /** CSS pixels per stage unit */
  readonly scale: number;
  /** CSS pixels from the window's corner to the stage's */
  readonly x: number;
  readonly y: number;
}

/** Stage units per layout. */
export const STAGE: Readonly<Record<Layout, Size>> = {
  md: { w: 1512, h: 982 },
  sm: { w: 394, h: 752 },
};

/** Stage units that a window shows below the stage at most: the drawings of people end there, the sky goes on above. */
const BELOW = 95;

/** Viewports under this many CSS pixels get the small layout. */
export const MEDIUM = 768;

/**
 * How the stage fits into a window of so many CSS pixels: as large as it goes, all of it in the window, with the same
 * room left and right. A window without an area counts as one pixel.
 */
export function fit({ w, h }: Size): Fit {
  const layout: Layout = w < MEDIUM ? 'sm' : 'md';
  const stage = STAGE[layout];
  const [width, height] = [Math.max(1, w), Math.max(1, h)];
  const scale = Math.min(width / stage.w, height / stage.h);
  const [beside, over] = [width - stage.w * scale, height - stage.h * scale];
  return { layout, scale, x: beside / 2, y: Math.max(over / 2, over - BELOW * scale) };
}

/** What a window (CSS pixels) shows of the stage's plane, in stage units. */
export const shown = ({ scale, x, y }: Fit, { w, h }: Size): Area => ({
  x: -x / scale,
  y: -y / scale,
  w: w / scale,
  h: h / scale,
});
