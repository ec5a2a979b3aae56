/** How much room an outline takes. */
import type { XY } from './matrix.ts';
import type { Outline } from './outline.ts';

/** x0, y0 is the upper left corner. An empty extent has x0 > x1. */
export interface Extent {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
export const EMPTY: Extent = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
export const EVERYWHERE: Extent = { x0: -Infinity, y0: -Infinity, x1: Infinity, y1: Infinity };
export const isEmpty = (e: Extent) => e.x0 >= e.x1 || e.y0 >= e.y1;
export const union = (a: Extent, b: Extent): Extent => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
});
export const overlap = (a: Extent, b: Extent): Extent => ({
  x0: Math.max(a.x0, b.x0),
  y0: Math.max(a.y0, b.y0),
  x1: Math.min(a.x1, b.x1),
  y1: Math.min(a.y1, b.y1),
});
export const grown = (e: Extent, by: number): Extent => ({
  x0: e.x0 - by,
  y0: e.y0 - by,
  x1: e.x1 + by,
  y1: e.y1 + by,
});

/** Where a cubic from p0 to p3 turns round, in one direction. */
function turningPoints(p0: number, p1: number, p2: number, p3: number) {
  const a = -p0 + 3 * p1 - 3 * p2 + p3;
  const b = 2 * (p0 - 2 * p1 + p2);
  const c = p1 - p0;
  const root = Math.sqrt(b * b - 4 * a * c);
  const ts = Math.abs(a) < 1e-9 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)];
  return ts
    .filter(t => t > 0 && t < 1)
    .map(t => (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t * t * p2 + t ** 3 * p3);
}

export function extentOf(outline: Outline): Extent {
  const xs: number[] = [];
  const ys: number[] = [];
  let pen: XY = [0, 0];
  const curve = (a: XY, b: XY, to: XY) => {
    xs.push(to[0], ...turningPoints(pen[0], a[0], b[0], to[0]));
    ys.push(to[1], ...turningPoints(pen[1], a[1], b[1], to[1]));
    pen = to;
  };
  for (const s of outline) {
    if (s.kind === 'Z') continue;
    if (s.kind === 'C') curve(s.a, s.b, s.to);
    else {
      xs.push(s.to[0]);
      ys.push(s.to[1]);
      pen = s.to;
    }
  }
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}
