import type { Point } from './types.ts';

/**
 * Control points of a Catmull-Rom curve from `from` to `to`; `before` and `after` are its neighbours (`from` and `to`
 * themselves at the curve's ends).
 */
export function controls(before: Point, from: Point, to: Point, after: Point): readonly [Point, Point] {
  const sixth = (a: number, b: number) => (b - a) / 6;
  return [
    [from[0] + sixth(before[0], to[0]), from[1] + sixth(before[1], to[1])],
    [to[0] - sixth(from[0], after[0]), to[1] - sixth(from[1], after[1])],
  ];
}
