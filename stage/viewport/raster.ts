/**
 * The resolution at which drawings are rasterised, and the area that can be visible: as high as the window can show,
 * within memory limits.
 */
import type { Layout, Shot } from '../story/types.ts';
import { type Area, type Fit, fit as fitOf, fitShot, isNear, type Size, visibleArea } from './fit.ts';

const MOST_PIXEL_RATIO = 2;
/** 'totem': a large upright screen in public, with the small layout at two to three times its size. */
type Device = Layout | 'totem';
/**
 * `buffer`: pixels of the back buffer (at most 6 MB on a phone, 64 MB on the largest screen). `finest`: texture pixels
 * per stage unit. `layer`: pixels of one layer. With these, a place, the next one and the ambassador fit into
 * `TEXTURE_BYTES`; `npm run assets` checks this.
 */
const MOST: Readonly<Record<Device, { buffer: number; finest: number; layer: number }>> = {
  md: { buffer: 15.9e6, finest: 1.2, layer: 3.8e6 },
  sm: { buffer: 1.5e6, finest: 1.6, layer: 1.6e6 },
  totem: { buffer: 15.9e6, finest: 2.4, layer: 3.8e6 },
};
const mostOf = (layout: Layout, window: Size) =>
  MOST[layout === 'sm' && fitOf(window).layout === 'md' ? 'totem' : layout];
export const TEXTURE_BYTES: Readonly<Record<Layout, number>> = { md: 96e6, sm: 32e6 };
export const BYTES_PER_PIXEL = 4;
/** Width and height of a drawing, in stage units. Layers may be larger: only their visible part is rasterised. */
export const LARGEST: Readonly<Record<Layout, number>> = { md: 2048, sm: 1024 };

/** Shift of an element of depth 1 with the pointer at the window's edge, in stage units. */
export const PARALLAX = 28;
const GREATEST_DEPTH = 1.25;
/**
 * Areas are rounded outwards to this, in stage units, so that a small change of the window mostly needs no new raster.
 */
const GRID = 32;

export interface Raster {
  readonly layout: Layout;
  readonly resolution: number;
  /** stage units, with a margin for the movement with the pointer */
  readonly area: Area;
}

/**
 * Back-buffer pixels per CSS pixel. `window`: CSS pixels; `largest`: the graphics card's limit of a side, in pixels.
 */
export function bufferResolution(
  { layout }: Fit,
  { w, h }: Size,
  pixelRatio: number,
  largest = Infinity,
): number {
  const sharp = Math.min(pixelRatio, MOST_PIXEL_RATIO, largest / Math.max(1, w, h));
  return Math.min(sharp, Math.sqrt(mostOf(layout, { w, h }).buffer / Math.max(1, w * h)));
}

/** Contains all `fits`, with a margin for the movement with the pointer. */
function areaOf(fits: readonly Fit[], window: Size): Area {
  const seen = fits.map(fit => visibleArea(fit, window));
  const [x, y] = [Math.min(...seen.map(area => area.x)), Math.min(...seen.map(area => area.y))];
  const w = Math.max(...seen.map(area => area.x + area.w)) - x;
  const h = Math.max(...seen.map(area => area.y + area.h)) - y;
  const before = (at: number) => Math.floor((at - PARALLAX * GREATEST_DEPTH) / GRID) * GRID;
  const after = (at: number) => Math.ceil((at + PARALLAX * GREATEST_DEPTH) / GRID) * GRID;
  const [left, top] = [before(x), before(y)];
  return { x: left, y: top, w: after(x + w) - left, h: after(y + h) - top };
}

const WHOLE: readonly Shot[] = [{}];

/**
 * `window`: CSS pixels; `largest`: longest side of a texture. The area covers all shots, the resolution suits those
 * that are not near (see finerTextures.ts).
 */
export function rasterOf(
  fit: Fit,
  window: Size,
  pixelRatio: number,
  largest = Infinity,
  shots = WHOLE,
): Raster {
  const { layout } = fit;
  const fits = shots.map(shot => fitShot(layout, window, shot));
  const scale = Math.max(...fits.flatMap((each, i) => (isNear(shots[i] ?? {}, layout) ? [] : each.scale)));
  const area = areaOf(fits, window);
  const wanted = scale * bufferResolution(fit, window, pixelRatio, largest);
  const most = mostOf(layout, window);
  const affordable = Math.min(most.finest, Math.sqrt(most.layer / (area.w * area.h)));
  const possible = largest / Math.max(LARGEST[layout], area.w, area.h);
  const hundredths = Math.min(Math.round(Math.min(wanted, affordable) * 100), Math.floor(possible * 100));
  return { layout, area, resolution: hundredths / 100 };
}

/** Width or height 0 if they do not intersect. */
export function overlap(a: Area, b: Area): Area {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const [right, bottom] = [Math.min(a.x + a.w, b.x + b.w), Math.min(a.y + a.h, b.y + b.h)];
  return { x, y, w: Math.max(0, right - x), h: Math.max(0, bottom - y) };
}

export function canReplace(raster: Raster, next: Raster): boolean {
  const { w, h } = overlap(raster.area, next.area);
  const isAllThere = w === next.area.w && h === next.area.h;
  return isAllThere && raster.layout === next.layout && raster.resolution === next.resolution;
}
