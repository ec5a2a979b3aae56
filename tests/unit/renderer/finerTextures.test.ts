import fc from 'fast-check';
import { Texture } from 'pixi.js';
import { describe, expect, test, vi } from 'vitest';
import { restingElements } from '../../../stage/motion/elementState.ts';
import {
  createFinerTextures,
  type Detail,
  type DetailOptions,
  detailsIn,
  type FinerTextures,
} from '../../../stage/renderer/finerTextures.ts';
import type { Graphics } from '../../../stage/renderer/graphics.ts';
import { imagesOf } from '../../../stage/renderer/painter.ts';
import type { Order, Pixels } from '../../../stage/renderer/rasteriser.ts';
import { SPARE_PIXELS } from '../../../stage/renderer/screen.ts';
import { createTextureCache } from '../../../stage/renderer/textureCache.ts';
import { labelOf } from '../../../stage/runner/labels.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { viewOf } from '../../../stage/runner/viewOf.ts';
import { story } from '../../../stage/story/index.ts';
import { FLOOD_MIN_SCALE } from '../../../stage/story/posters.ts';
import { shotsIn } from '../../../stage/story/shots.ts';
import type { Place } from '../../../stage/story/story.ts';
import type { Shot } from '../../../stage/story/types.ts';
import { fitShot, fit as fitted, isNear, type Size, visibleArea } from '../../../stage/viewport/fit.ts';
import {
  BYTES_PER_PIXEL,
  bufferResolution,
  overlap,
  type Raster,
  rasterOf,
  TEXTURE_BYTES,
} from '../../../stage/viewport/raster.ts';
import { packOf, regionOf } from '../../builtPacks.ts';

const SHOTS = shotsIn(story.chapters);
/**
 * CSS pixels, and device pixels per CSS pixel. `least`: smallest allowed texture pixels per CSS pixel in a close-up. Below
 * 1, because a finer texture must be a fifth finer, and the memory limit is the same for every screen.
 */
type Screen = readonly [Size, ratio: number, least: { readonly figure: number; readonly layer: number }];
const SCREENS: readonly [Screen, ...Screen[]] = [
  [{ w: 1512, h: 982 }, 1, { figure: 0.83, layer: 0.83 }],
  [{ w: 1512, h: 982 }, 2, { figure: 0.92, layer: 0.46 }],
  [{ w: 1920, h: 1080 }, 1, { figure: 0.83, layer: 0.5 }],
  [{ w: 820, h: 1180 }, 2, { figure: 0.99, layer: 0.8 }],
  [{ w: 1080, h: 1920 }, 1, { figure: 0.99, layer: 0.77 }],
  [{ w: 394, h: 752 }, 3, { figure: 0.99, layer: 0.5 }],
  [{ w: 320, h: 568 }, 2, { figure: 0.99, layer: 0.79 }],
  [{ w: 3840, h: 2160 }, 1, { figure: 0.27, layer: 0.15 }],
];
const pixelsOf = (details: readonly Detail[]) =>
  details.reduce((sum, { part, resolution }) => sum + part.w * part.h * resolution ** 2, 0);

/** Without steps whose shot has no box. `pixels`: of all finer textures of a step. */
function refined([window, ratio]: Screen, pixels: number, more?: Partial<DetailOptions>) {
  const fit = fitted(window);
  const { layout } = fit;
  const base = rasterOf(fit, window, ratio, 4096, SHOTS).resolution;
  const close = story.steps.filter(({ shot }) => shot[layout]);
  return close.map(({ label }) => {
    const { shot, tableau } = viewOf(story, { ...begin(story), label });
    const seen = fitShot(layout, window, shot);
    const resolution = seen.scale * bufferResolution(fit, window, ratio);
    const elements = [...restingElements(tableau, layout).values()];
    const details = detailsIn(
      elements.map(element => [element, imagesOf(element, regionOf(layout))]),
      { area: visibleArea(seen, window), resolution },
      { regionOf: regionOf(layout), isNear: true, base, pixels, largest: 4096, overflow: 'reduce', ...more },
    );
    return { label, details, base };
  });
}

test('finer textures use at most the available texture pixels, and each is more than 1.19 times as fine as its place', () => {
  for (const screen of SCREENS) {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 2e7 }), pixels => {
        for (const { label, details, base } of refined(screen, pixels)) {
          expect(pixelsOf(details), label).toBeLessThanOrEqual(Math.max(0, pixels) + 1);
          for (const { resolution, part } of details) {
            expect(resolution, label).toBeGreaterThan(base * 1.19);
            expect(Math.max(part.w, part.h) * resolution, label).toBeLessThanOrEqual(4096);
          }
        }
      }),
      { numRuns: 10 },
    );
  }
});

/** Returns the texture pixels left for finer textures while `place` and the next place are loaded. */
function freeAt(place: Place, raster: Raster) {
  const { layout } = raster;
  const nothing = { upload: vi.fn(), uploadable: (pixels: Pixels) => pixels };
  const cache = createTextureCache({
    raster,
    graphics: { largest: 4096, hasOwnCopies: true, ...nothing },
    packOf: packOf(layout),
    regionOf: regionOf(layout),
    rasteriser: { raster: () => Promise.reject(new Error('makes no texture')) },
  });
  return TEXTURE_BYTES[layout] / BYTES_PER_PIXEL - cache.pixelsOf(place) - SPARE_PIXELS;
}

describe('in a window of', () => {
  test.each(SCREENS)('%j with %i device pixels per px, every close-up is sharp', (window, ratio, least) => {
    const fit = fitted(window);
    const { layout } = fit;
    const raster = rasterOf(fit, window, ratio, 4096, SHOTS);
    const soft: string[] = [];
    for (const { label, name, chapter } of story.steps) {
      const { shot, tableau, place } = viewOf(story, { ...begin(story), label });
      if (!isNear(shot, layout)) continue;
      const seen = fitShot(layout, window, shot);
      const area = visibleArea(seen, window);
      const elements = [...restingElements(tableau, layout).values()];
      const details = detailsIn(
        elements.map(element => [element, imagesOf(element, regionOf(layout))]),
        { area, resolution: seen.scale * bufferResolution(fit, window, ratio) },
        {
          regionOf: regionOf(layout),
          isNear: true,
          base: raster.resolution,
          pixels: freeAt(place, raster),
          largest: 4096,
          overflow: 'reduce',
        },
      );
      const hidden = Math.max(...elements.flatMap(({ k, z }) => (k >= FLOOD_MIN_SCALE ? z : [])));
      for (const element of elements.filter(({ k, z }) => k < FLOOD_MIN_SCALE && z >= hidden)) {
        for (const id of imagesOf(element, regionOf(layout))) {
          const region = regionOf(layout)(id);
          if (!region) continue;
          const { x, y, k } = element;
          const part = { x: x + k * region.x, y: y + k * region.y, w: k * region.w, h: k * region.h };
          const { w, h } = overlap(part, area);
          const resolution = details.find(detail => detail.id === id)?.resolution ?? raster.resolution;
          const sharpness = resolution / (seen.scale * k);
          if (w * h > 0 && sharpness < (element.isLayer ? least.layer : least.figure))
            soft.push(`${chapter} ${name}: ${id} has ${sharpness.toFixed(2)} texture pixels per px`);
        }
      }
    }
    expect(soft).toEqual([]);
  });
});

test('an image behind a colour that fills the window gets no finer texture, nor does the colour', () => {
  const label = labelOf(story, 3, 'everybodyLooks');
  const ids = refined(SCREENS[0], 1e9)
    .find(step => step.label === label)
    ?.details.map(({ id }) => id);
  expect(ids).toEqual(['03_faces']);
});

test('with too little memory, a finer texture that is loaded ahead is in its full resolution or is left out', () => {
  for (const screen of SCREENS) {
    const all = refined(screen, 1e9);
    for (const [i, { label, details }] of refined(screen, 1.5e6, { overflow: 'leave out' }).entries()) {
      expect(pixelsOf(details), label).toBeLessThanOrEqual(1.5e6);
      for (const detail of details) expect(all[i]?.details, label).toContainEqual(detail);
    }
  }
});

test('an image that already has a finer texture is not requested again', () => {
  for (const { label, details } of refined(SCREENS[0], 1e9, { has: id => id === '06_zoe-near' }))
    expect(
      details.map(({ id }) => id),
      label,
    ).not.toContain('06_zoe-near');
});

const NEAR: Shot = { md: [10, 20, 100, 50] };
const NEXT: Shot = { md: [30, 20, 100, 50] };
const DETAIL: Detail = { id: '08_zoe-near', part: { x: 10, y: 20, w: 100, h: 50 }, resolution: 3 };

function newFinerTextures(raster?: (order: Order) => Promise<Pixels>) {
  const asked: Order[] = [];
  const pixels: ImageBitmap = { width: 300, height: 150, close: vi.fn() };
  const upload = vi.fn();
  const graphics: Graphics = { largest: 4096, hasOwnCopies: true, uploadable: it => it, upload };
  const finer = createFinerTextures({
    regionOf: regionOf('md'),
    graphics,
    packOf: packOf('md'),
    rasteriser: {
      raster(order) {
        asked.push(order);
        return raster?.(order) ?? Promise.resolve(pixels);
      },
    },
  });
  finer.setShot(NEAR);
  return { finer, asked, upload, pixels };
}

test('a finer texture contains only the visible part of its image, and states the part’s position in the image', async () => {
  const { finer, asked, upload } = newFinerTextures();
  expect(await finer.load(NEAR, [DETAIL])).toBe(true);
  expect(upload).toHaveBeenCalledOnce();
  expect(asked[0]).toMatchObject({ resolution: 3, part: { w: 100, h: 50 } });
  const texture = finer.texture('08_zoe-near');
  expect(texture?.trim).toMatchObject({ x: 10, y: 20, width: 100, height: 50 });
  expect(texture?.source.resolution).toBe(3);
  finer.close();
});

test('after setShot() to another shot, a finer texture is not used, and sweep() destroys it', async () => {
  const { finer } = newFinerTextures();
  await finer.load(NEAR, [DETAIL]);
  const texture = finer.texture('08_zoe-near');
  finer.setShot({});
  expect(finer.texture('08_zoe-near')).toBeUndefined();
  expect(texture?.destroyed).toBe(false);
  finer.sweep();
  expect(texture?.destroyed).toBe(true);
});

test('keepOnly() removes the textures of all other images, and sweep() destroys them', async () => {
  const { finer } = newFinerTextures();
  const other = { ...DETAIL, id: '06_zoe-near' };
  await finer.load(NEAR, [DETAIL, other]);
  const textures = [DETAIL, other].map(({ id }) => finer.texture(id));
  finer.keepOnly(new Set([DETAIL.id]));
  finer.sweep();
  expect(finer.texture(DETAIL.id)).toBe(textures[0]);
  expect(finer.texture(other.id)).toBeUndefined();
  expect(textures.map(texture => texture?.destroyed)).toEqual([false, true]);
  finer.close();
});

test('finer textures that were loaded ahead appear when the camera turns to their shot, and not before', async () => {
  const { finer, asked } = newFinerTextures();
  expect(await finer.load(NEXT, [DETAIL])).toBe(true);
  expect(finer.texture('08_zoe-near')).toBeUndefined();
  expect(finer.pixelCount()).toBe(300 * 150);
  finer.setShot(NEXT);
  const texture = finer.texture('08_zoe-near');
  expect(texture?.trim).toMatchObject({ x: 10, y: 20 });
  expect(await finer.load(NEXT, [DETAIL]), 'nothing new to draw').toBe(false);
  expect(asked).toHaveLength(1);
  finer.close();
  expect(texture?.destroyed).toBe(true);
});

test.each([
  ['the camera turns to another shot', (finer: FinerTextures) => finer.setShot({})],
  ['another shot is loaded ahead', (finer: FinerTextures) => finer.load({}, [])],
])('finer textures that were loaded ahead are destroyed after %s', async (_, leave) => {
  const { finer } = newFinerTextures();
  await finer.load(NEXT, [DETAIL]);
  await leave(finer);
  expect(finer.pixelCount()).toBe(0);
  finer.setShot(NEXT);
  expect(finer.texture('08_zoe-near')).toBeUndefined();
});

test('pixels that arrive after setShot() are discarded', async () => {
  let come = (_: Pixels) => {};
  const { finer, pixels, asked } = newFinerTextures(() => new Promise(resolve => (come = resolve)));
  const loaded = finer.load(NEAR, [DETAIL]);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  finer.setShot({});
  come(pixels);
  expect(await loaded).toBe(false);
  expect(pixels.close).toHaveBeenCalledOnce();
});

test('a failed finer texture is logged, and the place’s own texture is used', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const { finer } = newFinerTextures(() => Promise.reject(new Error('too large')));
  expect(await finer.load(NEAR, [DETAIL])).toBe(false);
  expect(info).toHaveBeenCalledOnce();
  expect(finer.texture('08_zoe-near')).toBeUndefined();
  expect(Texture.EMPTY.destroyed).toBe(false);
  info.mockRestore();
});
