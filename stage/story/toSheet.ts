import type { PackedImage } from './pack.ts';

/**
 * Returns the transform that moves an image to its position in its drawing, for example 't3 4' (see `Placed`
 * in pack.ts). Returns '' if the image does not move.
 */
export function toSheet({ x, y, sheet: [left, top] = [0, 0] }: PackedImage): string {
  return left === x && top === y ? '' : `t${left - x} ${top - y}`;
}
