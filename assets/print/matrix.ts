/** Affine maps as SVG writes them: [a b c d e f], x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export type XY = readonly [x: number, y: number];

export const UNIT: Matrix = [1, 0, 0, 1, 0, 0];
export const moved = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];
export const scaled = (kx: number, ky = kx): Matrix => [kx, 0, 0, ky, 0, 0];

/** First n, then m. */
export const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];
export const at = (m: Matrix, [x, y]: XY): XY => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];

const determinant = (m: Matrix) => m[0] * m[3] - m[1] * m[2];
/** By how much lengths grow (the mean, where the two directions differ). */
export const scaleOf = (m: Matrix) => Math.sqrt(Math.abs(determinant(m)));
function turned(degrees: number, x: number, y: number): Matrix {
  const a = (degrees * Math.PI) / 180;
  const turn: Matrix = [Math.cos(a), Math.sin(a), -Math.sin(a), Math.cos(a), 0, 0];
  return times(times(moved(x, y), turn), moved(-x, -y));
}

function step(name: string, n: readonly number[]): Matrix {
  const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = n;
  switch (name) {
    case 'translate':
      return moved(a, b ?? 0);
    case 'scale':
      return scaled(a, b ?? a);
    case 'rotate':
      return turned(a, b ?? 0, c);
    case 'skewY':
      return [1, Math.tan((a * Math.PI) / 180), 0, 1, 0, 0];
    case 'matrix':
      return [a, b ?? 0, c, d, e, f];
    default:
      throw new Error(`a drawing uses an unknown transform: ${name}`);
  }
}

/** Reads a transform attribute. */
export function matrixOf(transform: string): Matrix {
  let m = UNIT;
  for (const [, name = '', list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    m = times(m, step(name, numbersIn(list)));
  }
  return m;
}

export const numbersIn = (text: string) =>
  (text.match(/-?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
