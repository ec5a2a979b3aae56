import svgpath from 'svgpath';
import { digits } from '../../stage/story/digits.ts';
import type { Point } from '../../stage/story/types.ts';
import { type Segment, smoothRuns } from './smooth.ts';

/** Between a smooth curve and the outline, in units of the last decimal: 1 is 0.1 with one decimal. */
const TOLERANCE = 1;

interface Subpath {
  readonly start: Point;
  readonly segments: Segment[];
  isClosed: boolean;
}

/** Of one SVG command. x, y: end of the previous segment. */
function segmentOf(letter: string, n: readonly number[], [x, y]: Point): Segment {
  const [a = 0, b = 0, rotation = 0, large = 0, sweep = 0, endX = 0, endY = 0] = n;
  const points = Array.from({ length: n.length / 2 }, (_, i): Point => [n[2 * i] ?? 0, n[2 * i + 1] ?? 0]);
  if (letter === 'L') return { letter: 'l', points };
  if (letter === 'H') return { letter: 'l', points: [[a, y]] };
  if (letter === 'V') return { letter: 'l', points: [[x, a]] };
  if (letter === 'Q') return { letter: 'q', points };
  if (letter === 'C') return { letter: 'c', points };
  if (letter === 'A') {
    return { letter: 'a', points: [[endX, endY]], radii: [a, b, rotation], flags: 2 * large + sweep };
  }
  throw new Error(`a display list cannot hold the step ${letter}`);
}

function subpathsOf(d: string): Subpath[] {
  const all: Subpath[] = [];
  svgpath(d)
    .abs()
    .unshort()
    .iterate(([letter, ...n], _, x, y) => {
      const last = all.at(-1);
      if (letter === 'M')
        return void all.push({ start: [n[0] ?? 0, n[1] ?? 0], segments: [], isClosed: false });
      if (letter === 'Z' || letter === 'z') return void (last && Object.assign(last, { isClosed: true }));
      const segment = segmentOf(letter, n, [x, y]);
      if (last && !last.isClosed) last.segments.push(segment);
      else all.push({ start: [x, y], segments: [segment], isClosed: false });
      return undefined;
    });
  return all;
}

/** Only for an unrotated ellipse of two half arcs that begins at its leftmost point. */
function ellipseOf([{ start, segments, isClosed }, ...others]: readonly [Subpath, ...Subpath[]]) {
  const [there, back] = segments;
  if (others.length > 0 || segments.length !== 2 || !isClosed || !there?.radii || !back?.radii)
    return undefined;
  const [[rx, ry, rotation], [x, y]] = [there.radii, there.points[0] ?? start];
  const isWhole = Math.abs(x - start[0] - 2 * rx) < 1e-6 && y === start[1];
  const isAlike = String(back.radii) === String(there.radii) && String(back.points[0]) === String(start);
  const isPlain = rotation === 0 && there.flags === 2 && back.flags === 2;
  return isWhole && isAlike && isPlain ? [rx, ry] : undefined;
}

const decimalsOf = (d: string) =>
  Math.min(2, Math.max(0, ...[...d.matchAll(/\.(\d+)/g)].map(([, { length } = '']) => length)));

/** Throws if a pack cannot contain a segment of `d`. */
export function outlineText(d: string): { readonly steps: string; readonly points: string } {
  const decimals = decimalsOf(d);
  const unit = 10 ** decimals;
  let [steps, points] = [String(decimals), ''];
  let at: Point = [0, 0];
  const writeNumber = (value: number) => {
    points += digits(Math.round(value));
  };
  const writePoint = ([x, y]: Point) => {
    const to: Point = [Math.round(x * unit), Math.round(y * unit)];
    writeNumber(to[0] - at[0]);
    writeNumber(to[1] - at[1]);
    at = to;
  };
  const [first, ...others] = subpathsOf(d);
  if (!first) return { steps, points };
  const ellipse = ellipseOf([first, ...others]);
  if (ellipse) {
    writePoint(first.start);
    for (const radius of ellipse) writeNumber(radius * unit);
    return { steps: `${steps}e`, points };
  }
  for (const { start, segments, isClosed } of [first, ...others]) {
    writePoint(start);
    steps += 'm';
    const begin = at;
    const runs = smoothRuns(start, segments, TOLERANCE / unit);
    for (const [i, { letter, points: all, radii, flags = 0 }] of segments.entries()) {
      const run = runs.find(([from, after]) => i >= from && i < after);
      if (run) {
        steps += i === run[0] ? 'n' : 'w';
        writePoint(all.at(-1) ?? start);
        continue;
      }
      steps += letter;
      if (radii) {
        for (const radius of radii) writeNumber(radius * unit);
        writeNumber(flags);
      }
      for (const point of all) writePoint(point);
    }
    if (!isClosed) continue;
    steps += 'z';
    at = begin;
  }
  return { steps, points };
}
