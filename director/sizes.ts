/** The windows that the director can show. */
import { MEDIUM, type Size } from '../stage/index.ts';
import type { Side } from './targets.ts';

export const SIZES = ['394x752', '320x568', '820x1180', '1080x1920', '1512x982', '1920x1080'] as const;
export type SizeName = (typeof SIZES)[number];

const KEPT = 'director-windows';

/** Returns the windows that were shown last, or all windows at the first time. The first one is the large window. */
export function keptSizes(): readonly [SizeName, ...SizeName[]] {
  const kept = (localStorage.getItem(KEPT) ?? '')
    .split(' ')
    .flatMap(name => SIZES.find(size => size === name) ?? []);
  const [large = '1512x982', ...others] = kept;
  return [large, ...(kept.length > 0 ? others : SIZES.filter(size => size !== large))];
}

export const keepSizes = (large: SizeName, sizes: readonly SizeName[]) =>
  localStorage.setItem(KEPT, [large, ...sizes.filter(size => size !== large)].join(' '));

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
