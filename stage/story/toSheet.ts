import type { PackedImage } from './pack.ts';

/** Returns the transform (see `Placed`) that moves an image to its position in its drawing: 't3 4', or '' for none. */
export function toSheet({ x, y, sheet: [left, top] = [0, 0] }: PackedImage): string {
  return left === x && top === y ? '' : `t${left - x} ${top - y}`;
}
