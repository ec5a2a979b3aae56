/** The windows that the director can show. */
import { MEDIUM, type Size } from '../stage/index.ts';
import type { Side } from './targets.ts';

export const SIZES = ['394x752', '320x568', '820x1180', '1080x1920', '1512x982', '1920x1080'] as const;
export type SizeName = (typeof SIZES)[number];

/** Width and height in CSS pixels. */
export function sizeOf(name: SizeName): Size {
  const [w = 0, h = 0] = name.split('x').map(Number);
  return { w, h };
}

export function sideOf(name: SizeName): Side {
  const { w, h } = sizeOf(name);
  if (w < MEDIUM) return 'sm';
  return h > w ? 'up' : 'md';
}
