/**
 * Cuts a shape to an outline. Use it instead of a clip where a clip's edge is seen near: Chromium does not smooth the
 * edge of a clip on an OffscreenCanvas, where the stage rasterises its drawings.
 */
import paper from 'paper';
import type { Color } from './colours.ts';
import { type Attributes, type Drawn, group, path } from './svg.ts';

paper.setup([1, 1]);

/**
 * Factor of the coordinates of a cut shape, which its group takes back. The optimiser rounds a figure's coordinates to
 * whole units, which is too coarse for an eye.
 */
const FINE = 4;

/** The part of the path `d` that is inside the path `within`, in one colour. Draws nothing if no part is inside. */
export function cut(d: string, within: string, fill: Color, more: Attributes = {}): Drawn {
  const whole = new paper.CompoundPath(d);
  const outline = new paper.CompoundPath(within);
  const isInside = !whole.intersects(outline) && outline.contains(whole.firstSegment.point);
  if (isInside) return path(d, fill, more);
  const shape = whole.intersect(outline);
  if (shape.isEmpty()) return [];
  shape.scale(FINE, [0, 0]);
  return group(`scale(${1 / FINE})`, path(shape.pathData, fill, more));
}
