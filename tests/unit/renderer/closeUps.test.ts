import fc from 'fast-check';
import { Texture } from 'pixi.js';
import { expect, test, vi } from 'vitest';
import { restingElements } from '../../../stage/motion/elementState.ts';
import { type CloseUps, createCloseUps, type Detail, detailsIn } from '../../../stage/renderer/closeUps.ts';
import type { Graphics } from '../../../stage/renderer/graphics.ts';
import { imagesOf } from '../../../stage/renderer/painter.ts';
import type { Order, Pixels } from '../../../stage/renderer/rasteriser.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { viewOf } from '../../../stage/runner/viewOf.ts';
import { story } from '../../../stage/story/index.ts';
import { shotsIn } from '../../../stage/story/shots.ts';
import type { Shot } from '../../../stage/story/types.ts';
import { fitShot, fit as fitted, type Size, shown } from '../../../stage/viewport/fit.ts';
import { bufferResolution, rasterOf } from '../../../stage/viewport/raster.ts';
import { packOf, regionOf } from '../../builtPacks.ts';

const SHOTS = shotsIn(story.chapters);
const SCREENS: readonly (readonly [Size, ratio: number])[] = [
  [{ w: 1512, h: 982 }, 2],
  [{ w: 1920, h: 1080 }, 1],
  [{ w: 820, h: 1180 }, 2],
  [{ w: 394, h: 752 }, 3],
  [{ w: 320, h: 568 }, 2],
];
const pixelsOf = (details: readonly Detail[]) =>
  details.reduce((sum, { part, resolution }) => sum + part.w * part.h * resolution ** 2, 0);

/**
 * Returns the details to refine on a screen, for each step that has a shot of its own. `pixels`: number of texture
 * pixels that the close-up may use.
 */
function refined([window, ratio]: (typeof SCREENS)[number], pixels: number) {
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
      { area: shown(seen, window), resolution },
      { regionOf: regionOf(layout), base, pixels, largest: 4096 },
    );
    return {
      label,
      details,
      base,
      resolution,
      images: elements.flatMap(element => imagesOf(element, regionOf(layout))).length,
    };
  });
}

test('close-ups take at most the texture pixels that are left, and each is over 1.19 times as fine as its place', () => {
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

test('in the remaining memory, a close-up is finer than its place on laptop and phone', () => {
  for (const [screen, pixels] of [
    [SCREENS[0], 9e6],
    [SCREENS[3], 2.7e6],
  ] as const) {
    if (!screen) throw new Error('no such screen');
    for (const { label, details, base, resolution } of refined(screen, pixels)) {
      if (resolution < base * 1.6) continue; // skips shots that are hardly closer than the whole stage
      const finest = Math.max(0, ...details.map(({ resolution }) => resolution));
      expect(finest, label).toBeGreaterThan(base * 1.25);
    }
  }
});

test('a frame of a close-up needs fewer than twelve draw calls, if every image has its own texture', () => {
  for (const screen of SCREENS) {
    for (const { label, images } of refined(screen, 2e7)) expect(images / 8, label).toBeLessThan(12);
  }
});

const NEAR: Shot = { md: [10, 20, 100, 50] };
const NEXT: Shot = { md: [30, 20, 100, 50] };
const HALF: Detail = { id: '08_zoe-near', part: { x: 10, y: 20, w: 100, h: 50 }, resolution: 3 };

function newCloseUps(raster?: (order: Order) => Promise<Pixels>) {
  const asked: Order[] = [];
  const pixels: ImageBitmap = { width: 300, height: 150, close: vi.fn() };
  const upload = vi.fn();
  const graphics: Graphics = { largest: 4096, copies: true, uploadable: it => it, upload };
  const closeUps = createCloseUps({
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
  closeUps.turn(NEAR);
  return { closeUps, asked, upload, pixels };
}

test('a close-up is a texture of the visible part of its image, with the image’s size', async () => {
  const { closeUps, asked, upload } = newCloseUps();
  expect(await closeUps.load(NEAR, [HALF])).toBe(true);
  expect(upload).toHaveBeenCalledOnce();
  expect(asked[0]).toMatchObject({ resolution: 3, part: { w: 100, h: 50 } });
  const texture = closeUps.texture('08_zoe-near');
  expect(texture?.trim).toMatchObject({ x: 10, y: 20, width: 100, height: 50 });
  expect(texture?.source.resolution).toBe(3);
  closeUps.close();
});

test('after turn() a texture is not used, and sweep() destroys it', async () => {
  const { closeUps } = newCloseUps();
  await closeUps.load(NEAR, [HALF]);
  const texture = closeUps.texture('08_zoe-near');
  closeUps.turn({});
  expect(closeUps.texture('08_zoe-near')).toBeUndefined();
  expect(texture?.destroyed).toBe(false);
  closeUps.sweep();
  expect(texture?.destroyed).toBe(true);
});

test('close-ups that were loaded ahead show as soon as the camera turns to their shot, and not before', async () => {
  const { closeUps, asked } = newCloseUps();
  expect(await closeUps.load(NEXT, [HALF])).toBe(true);
  expect(closeUps.texture('08_zoe-near')).toBeUndefined();
  expect(closeUps.pixels()).toBe(300 * 150);
  closeUps.turn(NEXT);
  const texture = closeUps.texture('08_zoe-near');
  expect(texture?.trim).toMatchObject({ x: 10, y: 20 });
  await closeUps.load(NEXT, [HALF]);
  expect(asked).toHaveLength(1);
  closeUps.close();
  expect(texture?.destroyed).toBe(true);
});

test.each([
  ['the camera turns to another shot', (closeUps: CloseUps) => closeUps.turn({})],
  ['another shot is loaded ahead', (closeUps: CloseUps) => closeUps.load({}, [])],
])('close-ups that were loaded ahead are destroyed after %s', async (_, leave) => {
  const { closeUps } = newCloseUps();
  await closeUps.load(NEXT, [HALF]);
  await leave(closeUps);
  expect(closeUps.pixels()).toBe(0);
  closeUps.turn(NEXT);
  expect(closeUps.texture('08_zoe-near')).toBeUndefined();
});

test('pixels that arrive after turn() are discarded', async () => {
  let come = (_: Pixels) => {};
  const { closeUps, pixels, asked } = newCloseUps(() => new Promise(resolve => (come = resolve)));
  const loaded = closeUps.load(NEAR, [HALF]);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  closeUps.turn({});
  come(pixels);
  expect(await loaded).toBe(false);
  expect(pixels.close).toHaveBeenCalledOnce();
});

test('a failed close-up is logged, and the place’s own texture is used', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const { closeUps } = newCloseUps(() => Promise.reject(new Error('too large')));
  expect(await closeUps.load(NEAR, [HALF])).toBe(false);
  expect(info).toHaveBeenCalledOnce();
  expect(closeUps.texture('08_zoe-near')).toBeUndefined();
  expect(Texture.EMPTY.destroyed).toBe(false);
  info.mockRestore();
});
