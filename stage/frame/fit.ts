/** One scale and one offset put the stage into any window, whole and in the middle. */
import type { Layout } from '../story/types.ts';

export interface Size {
  readonly w: number;
  readonly h: number;
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

/**
 * Texture pixels per stage unit, at most: the place on the stage, what comes after it and the ambassador must
 * fit into 96 MB on a laptop and 32 MB on a phone. `npm run assets` holds them to it.
 */
export const FINEST_TEXTURE: Readonly<Record<Layout, number>> = { md: 1.2, sm: 1.6 };

/** Viewports under this many CSS pixels get the small layout. */
const MEDIUM = 768;

/** `viewport` in CSS pixels; a window without an area counts as one pixel. */
export function fit({ w, h }: Size): Fit {
  const layout: Layout = w < MEDIUM ? 'sm' : 'md';
  const stage = STAGE[layout];
  const [width, height] = [Math.max(1, w), Math.max(1, h)];
  const scale = Math.min(width / stage.w, height / stage.h);
  return { layout, scale, x: (width - stage.w * scale) / 2, y: (height - stage.h * scale) / 2 };
}
