/**
 * Cuts a shape to an outline: computes the path of the part inside the outline. A clip (`inside` in svg.ts) would be
 * simpler, but its edge would be jagged: the stage rasterises drawings on an OffscreenCanvas, where Chromium does not
 * smooth the edge of a clip. In a close-up of a small shape, a jagged edge would be visible.
 */
import paper from 'paper';
import type { Color } from './colours.ts';
import { type Attributes, type Drawn, group, path } from './svg.ts';

paper.setup([1, 1]);

/**
 * A cut shape is stored larger by this factor, in a group that scales it down. The optimiser rounds a figure's
 * coordinates to whole units, which is too coarse for an eye.
 */
const STORED_SCALE = 4;

/** The results of `partInside` so far. The same few eyes are drawn many hundred times, and Paper.js is slow. */
const cachedParts = new Map<string, string | undefined>();

/**
 * Returns the part of the path `d` inside the path `within`, as path data scaled up by `STORED_SCALE`. Returns '' if
 * no part is inside, and undefined if all of `d` is inside.
 */
function partInside(d: string, within: string): string | undefined {
  const whole = new paper.CompoundPath(d);
  const outline = new paper.CompoundPath(within);
  const isInside = !whole.intersects(outline) && outline.contains(whole.firstSegment.point);
  if (isInside) return undefined;
  const part = whole.intersect(outline);
  part.scale(STORED_SCALE, [0, 0]);
  return part.pathData;
}

/** The part of the path `d` that is inside the path `within`, in one colour. Draws nothing if no part is inside. */
export function cut(d: string, within: string, fill: Color, more: Attributes = {}): Drawn {
  const key = `${d} ${within}`;
  if (!cachedParts.has(key)) cachedParts.set(key, partInside(d, within));
  const part = cachedParts.get(key);
  if (part === undefined) return path(d, fill, more);
  return part === '' ? [] : group(`scale(${1 / STORED_SCALE})`, path(part, fill, more));
}
