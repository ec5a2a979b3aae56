import type { PackedImage } from './pack.ts';

/** Moves an image to its position in its drawing, such as 't3 4' (see `Placed`); '' if it does not move. */
export function toSheet({ x, y, sheet: [left, top] = [0, 0] }: PackedImage): string {
  return left === x && top === y ? '' : `t${left - x} ${top - y}`;
}
