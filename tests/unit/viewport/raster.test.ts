import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bottom, CANVAS, left, right, top } from '../../../assets/kit/index.ts';
import { type Area, fit as fitted, type Size, visibleArea } from '../../../stage/viewport/fit.ts';
import {
  bufferResolution,
  canReplace,
  LARGEST,
  overlap,
  PARALLAX,
  rasterOf,
} from '../../../stage/viewport/raster.ts';

/** The greatest `depth` of an element, as in stage/viewport/raster.ts. */
const NEAREST = 1.25;
const raster = (window: Size, pixelRatio = 1) => rasterOf(fitted(window), window, pixelRatio);
const ends = ({ x, y, w, h }: Area) => ({ left: x, top: y, right: x + w, bottom: y + h });
/** 240 to 4000 px wide, 9:21 to 21:9: the images cover only such windows. */
const windows = fc
  .record({
    w: fc.integer({ min: 240, max: 4000 }),
    shape: fc.double({ min: 9 / 21, max: 21 / 9, noNaN: true }),
  })
  .map(({ w, shape }) => ({ w, h: w / shape }));

describe('the rasterised area around the stage', () => {
  test('covers the whole window for every pointer position', () => {
    fc.assert(
      fc.property(windows, window => {
        const [seen, all] = [ends(visibleArea(fitted(window), window)), ends(raster(window).area)];
        const shift = PARALLAX * NEAREST - 1e-6;
        expect(all.left).toBeLessThan(seen.left - shift);
        expect(all.top).toBeLessThan(seen.top - shift);
        expect(all.right).toBeGreaterThan(seen.right + shift);
        expect(all.bottom).toBeGreaterThan(seen.bottom + shift);
      }),
    );
  });

  test('is inside the drawn area in every window between 9:21 and 21:9', () => {
    fc.assert(
      fc.property(windows, window => {
        const fit = fitted(window);
        const [seen, drawn] = [ends(visibleArea(fit, window)), CANVAS[fit.layout]];
        const shift = PARALLAX * NEAREST;
        expect(left(drawn)).toBeLessThan(seen.left - shift);
        expect(right(drawn)).toBeGreaterThan(seen.right + shift);
        expect(top(drawn)).toBeLessThan(seen.top - shift);
        expect(bottom(drawn)).toBeGreaterThanOrEqual(seen.bottom + shift - 1e-6);
      }),
    );
  });
});

test('a window that shows less needs no new raster; one that shows more, or has another resolution, needs one', () => {
  const before = raster({ w: 394, h: 752 }, 3);
  expect(canReplace(before, raster({ w: 394, h: 740 }, 3))).toBe(true);
  expect(canReplace(before, raster({ w: 394, h: 840 }, 3))).toBe(false);
  expect(canReplace(before, raster({ w: 740, h: 360 }, 3))).toBe(false);
  expect(canReplace(before, raster({ w: 394, h: 752 }, 1))).toBe(false);
});

test('a layer takes at most 15.4 MB on a laptop and 6.5 MB on a phone, in any window on any screen', () => {
  fc.assert(
    fc.property(windows, fc.double({ min: 0.5, max: 4, noNaN: true }), (window, pixelRatio) => {
      const { area, resolution, layout } = raster(window, pixelRatio);
      const megabytes = (area.w * area.h * resolution ** 2 * 4) / 1e6;
      expect(megabytes).toBeLessThan(layout === 'md' ? 15.4 : 6.5);
    }),
  );
});

test('the back buffer takes less than 64 MB on any screen up to 8K, and 6 MB on a phone', () => {
  const sides = (window: Size, pixelRatio: number) => {
    const sharp = bufferResolution(fitted(window), window, pixelRatio);
    return [window.w * sharp, window.h * sharp] as const;
  };
  const bytes = (window: Size, pixelRatio: number) => {
    const [w, h] = sides(window, pixelRatio);
    return Math.round(w) * Math.round(h) * 4;
  };
  const screens = fc.record({
    w: fc.integer({ min: 240, max: 7680 }),
    h: fc.integer({ min: 240, max: 4320 }),
  });
  fc.assert(
    fc.property(screens, fc.double({ min: 0.5, max: 4, noNaN: true }), (window, pixelRatio) => {
      // A canvas's sides are rounded to whole pixels.
      const [w, h] = sides(window, pixelRatio);
      const rounded = 4 * ((w + h) / 2 + 1);
      expect(bytes(window, pixelRatio)).toBeLessThan(window.w < 768 ? 6e6 + rounded : 64e6);
    }),
  );
  expect(bytes({ w: 3840, h: 2160 }, 2)).toBeGreaterThan(60e6);
  expect(bytes({ w: 1920, h: 1080 }, 2)).toBe(3840 * 2160 * 4);
});

test('two areas that do not meet have an empty overlap', () => {
  const area = { x: 0, y: 0, w: 10, h: 10 };
  expect(overlap(area, { x: 4, y: -3, w: 20, h: 5 })).toEqual({ x: 4, y: 0, w: 6, h: 2 });
  expect(overlap(area, { x: 40, y: 0, w: 5, h: 5 })).toMatchObject({ w: 0 });
});

describe('a graphics card with a texture limit', () => {
  const cards = fc.constantFrom(1024, 2048, 4096);
  test('gets no drawing, layer or canvas that is wider or higher than the limit', () => {
    fc.assert(
      fc.property(windows, cards, fc.double({ min: 0.5, max: 4, noNaN: true }), (window, largest, ratio) => {
        const fit = fitted(window);
        const { layout, area, resolution } = rasterOf(fit, window, ratio, largest);
        expect(Math.ceil(LARGEST[layout] * resolution)).toBeLessThanOrEqual(largest);
        expect(Math.ceil(Math.max(area.w, area.h) * resolution)).toBeLessThanOrEqual(largest);
        const buffer = bufferResolution(fit, window, ratio, largest);
        expect(Math.max(window.w, window.h) * buffer).toBeLessThanOrEqual(largest + 1e-6);
      }),
    );
  });
  test('changes nothing if its limit is large enough', () => {
    const window = { w: 1512, h: 982 };
    expect(rasterOf(fitted(window), window, 2, 4096)).toEqual(rasterOf(fitted(window), window, 2));
    const { resolution } = rasterOf(fitted(window), window, 2, 2048);
    expect(resolution).toBe(1);
  });
});
