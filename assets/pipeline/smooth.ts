import { controls } from '../../stage/story/smooth.ts';
import type { Point } from '../../stage/story/types.ts';

export interface Segment {
  readonly letter: 'l' | 'q' | 'c' | 'a';
  readonly points: readonly Point[];
  /** of an arc; rotation in degrees */
  readonly radii?: readonly [rx: number, ry: number, rotation: number];
  /** of an arc: 2 for a large one, plus 1 for a clockwise one */
  readonly flags?: number;
}

const SAMPLES = 12;
/** A segment may also differ by at most its length divided by this, which preserves small shapes. */
const LENGTH_DIVISOR = 20;
/** A shorter run would save nothing. */
const MIN_RUN = 2;

const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
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

function squaredDistance(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const [x, y] = [point[0] - a[0], point[1] - a[1]];
  const square = dx * dx + dy * dy;
  const t = square > 0 ? Math.min(1, Math.max(0, (x * dx + y * dy) / square)) : 0;
  return (x - t * dx) ** 2 + (y - t * dy) ** 2;
}
function areClose(one: readonly Point[], other: readonly Point[], most: number): boolean {
  const [a, b] = [sampled(one), sampled(other)];
  const isNear = (point: Point, line: readonly Point[]) =>
    line.some((to, i) => squaredDistance(point, line[i - 1] ?? to, to) <= most * most);
  return a.every(point => isNear(point, b)) && b.every(point => isNear(point, a));
}

/**
 * Runs of segments, at least one curved, that one smooth curve can replace: it goes through their ends and stays within
 * `tolerance`. Returns [first, after the last].
 */
export function smoothRuns(
  start: Point,
  segments: readonly Segment[],
  tolerance: number,
): [number, number][] {
  const ends = [start, ...segments.map(({ points }) => points.at(-1) ?? start)];
  const end = (i: number) => ends[i] ?? start;
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
