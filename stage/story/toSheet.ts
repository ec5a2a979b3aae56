import type { PackedImage } from './pack.ts';

/** The transform, as in `Placed`, that moves an image from its origin to its position in its drawing. */
export function toSheet({ x, y, sheet: [left, top] = [0, 0] }: PackedImage): string {
  return left === x && top === y ? '' : `t${left - x} ${top - y}`;
}
