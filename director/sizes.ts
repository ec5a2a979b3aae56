/** The windows that the director can show. */
import { type Layout, MEDIUM, type Size } from '../stage/index.ts';

export const SIZES = ['394x752', '320x568', '820x1180', '1080x1920', '1512x982', '1920x1080'] as const;
export type SizeName = (typeof SIZES)[number];

const KEPT = 'director-windows';

/** Returns the windows that were shown last, or all windows at the first time. The first one is the large window. */
export function keptSizes(): readonly [SizeName, ...SizeName[]] {
  const kept = (localStorage.getItem(KEPT) ?? '').split(' ');
  const [first = '1512x982', ...others] = kept.flatMap(name => SIZES.find(size => size === name) ?? []);
  return kept.length > 1 || kept[0] ? [first, ...others] : [first, ...SIZES.filter(size => size !== first)];
}

export const keepSizes = (large: SizeName, sizes: readonly SizeName[]) =>
  localStorage.setItem(KEPT, [large, ...sizes.filter(size => size !== large)].join(' '));

/** Width and height in CSS pixels. */
export function sizeOf(name: SizeName): Size {
  const [w = 0, h = 0] = name.split('x').map(Number);
  return { w, h };
}

export const layoutOf = (name: SizeName): Layout => (sizeOf(name).w < MEDIUM ? 'sm' : 'md');
