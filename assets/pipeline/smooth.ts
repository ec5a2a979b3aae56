/**
 * Finds the smooth curves in an outline. For a smooth curve, a pack stores only its points, and the stage computes the
 * curve.
 */
import { controls } from '../../stage/story/smooth.ts';
import type { Point } from '../../stage/story/types.ts';

/** A straight line, a Bézier curve or an arc, from the previous segment's end to its own last point. */
export interface Segment {
  readonly letter: 'l' | 'q' | 'c' | 'a';
  readonly points: readonly Point[];
  /** for an arc: its two radii and its rotation in degrees */
  readonly radii?: readonly [rx: number, ry: number, rotation: number];
  /** for an arc: 2 for a large arc, plus 1 for a clockwise arc */
  readonly flags?: number;
}

/** A segment is compared with the smooth curve at its start and at this many further points. */
const SAMPLES = 12;
/**
 * A segment's distance from the smooth curve has two limits: first `tolerance`; second the distance between
 * the segment's two ends, divided by this number. The second limit preserves the form of small shapes.
 */
const LENGTH_DIVISOR = 20;
/** Smallest number of segments in a run, that is, in a smooth part of an outline. A shorter run would save nothing. */
const MIN_RUN = 2;

const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
/** The point at `t` (0 to 1) of the Bézier curve with these points. */
function pointAt(points: readonly Point[], t: number): Point {
  const [first = [0, 0], ...rest] = points;
  if (rest.length === 0) return first;
  return pointAt(
    rest.map((to, i) => mix(points[i] ?? first, to, t)),
    t,
  );
}
const sampled = (points: readonly Point[]): Point[] =>
  Array.from({ length: SAMPLES + 1 }, (_, i) => pointAt(points, i / SAMPLES));

/** The square of the distance from a point to the line segment from `a` to `b`. */
function squaredDistance(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const [x, y] = [point[0] - a[0], point[1] - a[1]];
  const square = dx * dx + dy * dy;
  const t = square > 0 ? Math.min(1, Math.max(0, (x * dx + y * dy) / square)) : 0;
  return (x - t * dx) ** 2 + (y - t * dy) ** 2;
}
/** True if every sampled point of each curve is at most the distance `most` away from the other curve. */
function areClose(one: readonly Point[], other: readonly Point[], most: number): boolean {
  const [a, b] = [sampled(one), sampled(other)];
  const isNear = (point: Point, line: readonly Point[]) =>
    line.some((to, i) => squaredDistance(point, line[i - 1] ?? to, to) <= most * most);
  return a.every(point => isNear(point, b)) && b.every(point => isNear(point, a));
}

/**
 * Finds the runs: successive segments that one smooth curve can replace. The curve goes through the end of every
 * segment. Its distance from the segments is at most `tolerance`, and less at short segments (`LENGTH_DIVISOR`). A run
 * has at least `MIN_RUN` segments, and at least one of them is curved. Returns each run as [index of its first segment,
 * index after its last segment].
 */
export function smoothRuns(
  start: Point,
  segments: readonly Segment[],
  tolerance: number,
): [number, number][] {
  const ends = [start, ...segments.map(({ points }) => points.at(-1) ?? start)];
  const end = (i: number) => ends[i] ?? start;
  /** true if segment `i` is part of a smooth curve that begins at segment `first` and ends before segment `after` */
  function isSmooth(i: number, first: number, after: number): boolean {
    const segment = segments[i];
    if (!segment || segment.letter === 'a') return false;
    const [from, to] = [end(i), end(i + 1)];
    const between = controls(i > first ? end(i - 1) : from, from, to, i < after - 1 ? end(i + 2) : to);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return areClose(
      [from, ...segment.points],
      [from, ...between, to],
      Math.min(tolerance, length / LENGTH_DIVISOR),
    );
  }
  const runs: [number, number][] = [];
  for (let first = 0; first < segments.length; ) {
    let longest = first;
    for (let after = first + 1; after <= segments.length; after += 1) {
      if (after - 2 >= first && !isSmooth(after - 2, first, after)) break;
      if (isSmooth(after - 1, first, after)) longest = after;
    }
    const hasCurve = segments.slice(first, longest).some(({ letter }) => letter !== 'l');
    if (longest - first >= MIN_RUN && hasCurve) runs.push([first, longest]);
    first = longest - first >= MIN_RUN && hasCurve ? longest : first + 1;
  }
  return runs;
}
