/** How finely the drawings are rasterised, and how much of the stage's plane: what a window can show, and no more. */
import type { Layout, Shot } from '../story/types.ts';
import { type Area, type Fit, fit as fitOf, fitShot, isNear, type Size, shown } from './fit.ts';

const MOST_RESOLUTION = 2;
/** A high screen that everybody stands before has the small layout as well, two to three times as large. */
type Device = Layout | 'totem';
/**
 * Pixels in the back buffer, texture pixels per stage unit, and pixels of one layer, at most. The buffer takes 6 MB on
 * a phone and under 64 MB on the largest screen. The place on the stage, what comes after it and the ambassador must
 * fit into 96 MB on a laptop and 32 MB on a phone: `npm run assets` holds them to it.
 */
const MOST: Readonly<Record<Device, { buffer: number; finest: number; layer: number }>> = {
  md: { buffer: 15.9e6, finest: 1.2, layer: 3.8e6 },
  sm: { buffer: 1.5e6, finest: 1.6, layer: 1.6e6 },
  totem: { buffer: 15.9e6, finest: 2.4, layer: 3.8e6 },
};
const mostOf = (layout: Layout, window: Size) =>
  MOST[layout === 'sm' && fitOf(window).layout === 'md' ? 'totem' : layout];
/** Bytes of all textures at once: the place, what comes after it, and the close-ups. */
export const TEXTURE_BYTES: Readonly<Record<Layout, number>> = { md: 96e6, sm: 32e6 };
export const BYTES_PER_PIXEL = 4;
/** Stage units: no drawing is wider or higher, but for layers, of which only what a window shows is rasterised. */
export const LARGEST: Readonly<Record<Layout, number>> = { md: 2048, sm: 1024 };

/** Stage units that something at depth 1 follows the pointer. */
export const PARALLAX = 28;
/** The greatest depth of an element. */
const NEAREST = 1.25;
/** Stage units: a window that grows by less than this needs, mostly, no other raster. */
const GRID = 32;

/** How a window's drawings are rasterised. */
export interface Raster {
  readonly layout: Layout;
  /** texture pixels per stage unit */
  readonly resolution: number;
  /** what of the stage's plane can be seen, wherever the pointer is */
  readonly area: Area;
}

/**
 * Back-buffer pixels per CSS pixel. `window` in CSS pixels, `pixelRatio` the screen's pixels in one of them; the
 * graphics card takes `largest` pixels in each direction.
 */
export function bufferResolution(
  { layout }: Fit,
  { w, h }: Size,
  pixelRatio: number,
  largest = Infinity,
): number {
  const sharp = Math.min(pixelRatio, MOST_RESOLUTION, largest / Math.max(1, w, h));
  return Math.min(sharp, Math.sqrt(mostOf(layout, { w, h }).buffer / Math.max(1, w * h)));
}

/** What all of these fits of a window show. */
function areaOf(fits: readonly Fit[], window: Size): Area {
  const seen = fits.map(fit => shown(fit, window));
  const [x, y] = [Math.min(...seen.map(area => area.x)), Math.min(...seen.map(area => area.y))];
  const w = Math.max(...seen.map(area => area.x + area.w)) - x;
  const h = Math.max(...seen.map(area => area.y + area.h)) - y;
  const before = (at: number) => Math.floor((at - PARALLAX * NEAREST) / GRID) * GRID;
  const after = (at: number) => Math.ceil((at + PARALLAX * NEAREST) / GRID) * GRID;
  const [left, top] = [before(x), before(y)];
  return { x: left, y: top, w: after(x + w) - left, h: after(y + h) - top };
}

/** Where there are no shots but the whole stage. */
const WHOLE: readonly Shot[] = [{}];

/**
 * `window` in CSS pixels, `fit` its fit, `pixelRatio` the screen's pixels in one CSS pixel; a texture may be `largest`
 * pixels wide or high. The area is what any of the shots shows; the resolution is that of the shots without a box or
 * a disc of their own, for which there are finer textures of what they show: see `closeUps.ts`.
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

/** What two areas share; without a width or a height where they share nothing. */
export function overlap(a: Area, b: Area): Area {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const [right, bottom] = [Math.min(a.x + a.w, b.x + b.w), Math.min(a.y + a.h, b.y + b.h)];
  return { x, y, w: Math.max(0, right - x), h: Math.max(0, bottom - y) };
}

/** Is what was rasterised as `raster` good enough for a window that wants `next`? */
export function serves(raster: Raster, next: Raster): boolean {
  const { w, h } = overlap(raster.area, next.area);
  const isAllThere = w === next.area.w && h === next.area.h;
  return isAllThere && raster.layout === next.layout && raster.resolution === next.resolution;
}
