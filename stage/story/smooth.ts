import type { Point } from './types.ts';

/**
 * Returns the control points of a curve's segment from `from` to `to`. The curve (Catmull-Rom) passes smoothly through
 * all its points. `before` and `after` are the curve's points before and after the segment. At the beginning of the
 * curve pass `from` as `before`, at its end pass `to` as `after`.
 */
export function controls(before: Point, from: Point, to: Point, after: Point): readonly [Point, Point] {
  const sixth = (a: number, b: number) => (b - a) / 6;
  return [
    [from[0] + sixth(before[0], to[0]), from[1] + sixth(before[1], to[1])],
    [to[0] - sixth(from[0], after[0]), to[1] - sixth(from[1], after[1])],
  ];
}
