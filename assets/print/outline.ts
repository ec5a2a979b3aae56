/** A path as absolute lines and curves, so that it can be moved and measured. */
import { at, type Matrix, numbersIn, type XY } from './matrix.ts';

type Segment =
  | { readonly kind: 'M' | 'L'; readonly to: XY }
  | { readonly kind: 'C'; readonly a: XY; readonly b: XY; readonly to: XY }
  | { readonly kind: 'Z' };
export type Outline = readonly Segment[];

const ARGUMENTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
const TOKEN = /([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi;
// an arc's two flags may stand without a space between them
const ARC =
  /(-?[\d.]+)[\s,]*(-?[\d.]+)[\s,]*(-?[\d.]+)[\s,]*([01])[\s,]*([01])[\s,]*(-?[\d.]+)[\s,]*(-?[\d.]+)/g;

const argumentsOf = (command: string, text: string) =>
  command.toUpperCase() === 'A'
    ? [...text.matchAll(ARC)].flatMap(m => m.slice(1).map(Number))
    : numbersIn(text);

/** Reads path data; throws where it does not understand it. */
export function outlineOf(d: string): Outline {
  const out: Segment[] = [];
  let pen: XY = [0, 0];
  let start: XY = [0, 0];
  let handle: XY = [0, 0];
  const draw = (command: string, relative: boolean, n: readonly number[]) => {
    const [ox, oy] = relative ? pen : [0, 0];
    const point = (i: number): XY => [(n[i] ?? Number.NaN) + ox, (n[i + 1] ?? Number.NaN) + oy];
    const line = (to: XY, kind: 'M' | 'L' = 'L') => {
      out.push({ kind, to });
      pen = handle = to;
      if (kind === 'M') start = to;
    };
    const curve = (a: XY, b: XY, to: XY) => {
      out.push({ kind: 'C', a, b, to });
      [pen, handle] = [to, b];
    };
    const quadratic = (c: XY, to: XY) => {
      const third = (p: XY): XY => [p[0] + ((c[0] - p[0]) * 2) / 3, p[1] + ((c[1] - p[1]) * 2) / 3];
      curve(third(pen), third(to), to);
      handle = c;
    };
    const mirrored = (): XY => [2 * pen[0] - handle[0], 2 * pen[1] - handle[1]];
    switch (command) {
      case 'M':
        return line(point(0), 'M');
      case 'L':
        return line(point(0));
      case 'H':
        return line([(n[0] ?? Number.NaN) + ox, pen[1]]);
      case 'V':
        return line([pen[0], (n[0] ?? Number.NaN) + oy]);
      case 'C':
        return curve(point(0), point(2), point(4));
      case 'S':
        return curve(mirrored(), point(0), point(2));
      case 'Q':
        return quadratic(point(0), point(2));
      case 'T':
        return quadratic(mirrored(), point(0));
      case 'A': {
        const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = n;
        const to = point(5);
        const arc = {
          r: [Math.abs(rx), Math.abs(ry)],
          turn,
          large: large === 1,
          sweep: sweep === 1,
          to,
        } as const;
        out.push(...curvesOf(pen, arc));
        pen = handle = to;
        return;
      }
      default:
        out.push({ kind: 'Z' });
        pen = handle = start;
    }
  };
  for (const [, letter = '', text = ''] of d.matchAll(TOKEN)) {
    const command = letter.toUpperCase();
    const count = ARGUMENTS[command] ?? 0;
    const n = argumentsOf(command, text);
    if (count === 0) draw(command, false, []);
    for (let i = 0; count > 0 && i < n.length; i += count) {
      // what follows a move without a letter of its own is a line
      draw(command === 'M' && i > 0 ? 'L' : command, letter !== command, n.slice(i, i + count));
    }
  }
  if (out.some(s => 'to' in s && !s.to.every(Number.isFinite)))
    throw new Error(`not a path: ${d.slice(0, 80)}`);
  return out;
}

/** The outline seen through m. */
export const transformed = (outline: Outline, m: Matrix): Outline =>
  outline.map(s => {
    if (s.kind === 'Z') return s;
    if (s.kind === 'C') return { ...s, a: at(m, s.a), b: at(m, s.b), to: at(m, s.to) };
    return { ...s, to: at(m, s.to) };
  });

interface Arc {
  readonly r: XY;
  /** degrees */
  readonly turn: number;
  readonly large: boolean;
  readonly sweep: boolean;
  readonly to: XY;
}
type Curve = Extract<Segment, { kind: 'C' }>;

/** The ends' half distance in the arc's own axes, and its radii, which grow where they are too short for it. */
function measured(from: XY, { r, turn, to }: Arc) {
  const phi = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [hx, hy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [cos * hx + sin * hy, cos * hy - sin * hx];
  const grow = Math.max(1, Math.hypot(x / r[0], y / r[1]));
  return { cos, sin, x, y, rx: r[0] * grow, ry: r[1] * grow };
}

/** An arc as curves of a quarter turn at most (SVG 1.1, appendix F.6). */
export function curvesOf(from: XY, arc: Arc): Curve[] {
  if (arc.r[0] === 0 || arc.r[1] === 0) return [{ kind: 'C', a: from, b: arc.to, to: arc.to }];
  const { cos, sin, x, y, rx, ry } = measured(from, arc);
  const flat = (rx * y) ** 2 + (ry * x) ** 2;
  const far =
    Math.sqrt(Math.max(0, ((rx * ry) ** 2 - flat) / (flat || 1))) * (arc.large === arc.sweep ? -1 : 1);
  const [cx, cy] = [(far * rx * y) / ry, (-far * ry * x) / rx];
  const first = Math.atan2((y - cy) / ry, (x - cx) / rx);
  let swing = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - first;
  if (arc.sweep && swing < 0) swing += 2 * Math.PI;
  if (!arc.sweep && swing > 0) swing -= 2 * Math.PI;
  const middle: XY = [(from[0] + arc.to[0]) / 2, (from[1] + arc.to[1]) / 2];
  const place = (u: number, v: number): XY => {
    const [px, py] = [cx + rx * u, cy + ry * v];
    return [middle[0] + cos * px - sin * py, middle[1] + sin * px + cos * py];
  };
  const count = Math.max(1, Math.ceil(Math.abs(swing) / (Math.PI / 2) - 1e-9));
  const part = swing / count;
  const t = (4 / 3) * Math.tan(part / 4);
  return Array.from({ length: count }, (_, i): Curve => {
    const [u, v] = [first + i * part, first + (i + 1) * part];
    return {
      kind: 'C',
      a: place(Math.cos(u) - t * Math.sin(u), Math.sin(u) + t * Math.cos(u)),
      b: place(Math.cos(v) + t * Math.sin(v), Math.sin(v) - t * Math.cos(v)),
      to: i === count - 1 ? arc.to : place(Math.cos(v), Math.sin(v)),
    };
  });
}
