import { ImageSource, type Renderer } from 'pixi.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawingsOfPlace } from '../../../stage/preload/neededDrawings.ts';
import { graphicsOf, TEXTURES_PER_DRAW } from '../../../stage/renderer/graphics.ts';
import { story } from '../../../stage/story/index.ts';
import { regionOf } from '../../builtPacks.ts';

const NAMES = { MAX_TEXTURE_SIZE: 3379, NO_ERROR: 0, INVALID_VALUE: 1281, OUT_OF_MEMORY: 1285 };
const source = new ImageSource({ width: 30, height: 20 });

/** `largest` and `error`: what the graphics card reports. */
function card(
  largest: unknown,
  error = NAMES.NO_ERROR,
  limits = { maxBatchableTextures: 16 },
  /** of a half-transparent white pixel: 128 if alpha stays premultiplied, 255 if the upload undoes it */
  red = 128,
) {
  const initSource = vi.fn();
  const getPixels = vi.fn(() => ({ pixels: new Uint8ClampedArray([red, red, red, 128]) }));
  const getParameter = (name: number) => (name === NAMES.MAX_TEXTURE_SIZE ? largest : undefined);
  const renderer: unknown = {
    gl: { ...NAMES, getParameter, getError: () => error },
    limits,
    texture: { initSource, getPixels },
  };
  const isRenderer = (value: unknown): value is Renderer => typeof value === 'object';
  if (!isRenderer(renderer)) throw new Error('no renderer');
  return { graphics: graphicsOf(renderer), initSource, getPixels };
}

test.each([
  ['a ten-year-old phone', 2048, 2048],
  ['a laptop, limited to the size that every canvas can have', 16384, 4096],
  ['a lost context', null, 2048],
  ['a context that says 0', 0, 2048],
])('%s: the card reports %j, and the largest texture is %i', (_, says, largest) => {
  expect(card(says).graphics).toMatchObject({ largest, hasOwnCopies: true });
});

test('a texture is uploaded to the graphics card', () => {
  const { graphics, initSource } = card(4096);
  graphics.upload(source);
  expect(initSource).toHaveBeenCalledWith(source);
});

test.each([NAMES.INVALID_VALUE, NAMES.OUT_OF_MEMORY])(
  'upload() throws if the graphics card refuses the texture with error %i',
  error => {
    expect(() => card(4096, error).graphics.upload(source)).toThrow('refused 30x20 pixels');
  },
);

describe("a worker's bitmap", () => {
  const bitmap: ImageBitmap = { width: 1, height: 1, close: () => {} };
  const taken: unknown[] = [];
  const canvas = {
    width: 1,
    height: 1,
    getContext: () => ({ transferFromImageBitmap: (it: unknown) => taken.push(it) }),
  };
  const surface = { getContext: () => ({ fillRect: () => {} }), transferToImageBitmap: () => bitmap };

  beforeEach(() => {
    taken.length = 0;
    vi.stubGlobal('OffscreenCanvas', function newSurface() {
      return surface;
    });
    vi.stubGlobal('document', { createElement: () => canvas });
    vi.stubGlobal('navigator', { vendor: 'Apple Computer, Inc.' });
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('is uploaded directly if its alpha stays premultiplied; this is checked once', () => {
    const { graphics, getPixels } = card(4096, NAMES.NO_ERROR, { maxBatchableTextures: 16 }, 128);
    expect([graphics.uploadable(bitmap), graphics.uploadable(bitmap)]).toEqual([bitmap, bitmap]);
    expect(getPixels).toHaveBeenCalledOnce();
    expect(taken).toEqual([]);
  });

  test.each(['Google Inc.', ''])(
    'is uploaded directly in a browser of the vendor %j, without a check',
    vendor => {
      vi.stubGlobal('navigator', { vendor });
      const { graphics, getPixels } = card(4096, NAMES.NO_ERROR, { maxBatchableTextures: 16 }, 255);
      expect(graphics.uploadable(bitmap)).toBe(bitmap);
      expect(getPixels).not.toHaveBeenCalled();
    },
  );

  test('is copied to a canvas first if its alpha would not stay premultiplied', () => {
    const { graphics } = card(4096, NAMES.NO_ERROR, { maxBatchableTextures: 16 }, 255);
    expect(graphics.uploadable(bitmap)).toBe(canvas);
    expect(taken).toEqual([bitmap]);
  });
});

test.each([
  ['with more texture units uses as few as the story needs', 16, TEXTURES_PER_DRAW],
  ['with fewer texture units uses all of them', 4, 4],
])('a graphics card %s in one draw call', (_, takes, uses) => {
  const limits = { maxBatchableTextures: takes };
  card(4096, NAMES.NO_ERROR, limits);
  expect(limits.maxBatchableTextures).toBe(uses);
});

test.each(['md', 'sm'] as const)(
  'one draw call has enough texture units for all drawings of any place and one texture of Pixi: %s',
  layout => {
    for (const { place } of story.steps)
      expect(drawingsOfPlace(place, regionOf(layout)).length, place.name).toBeLessThan(TEXTURES_PER_DRAW);
  },
);

test('the canvas renderer copies no pixels, and its largest texture fits a canvas of every browser', () => {
  const renderer: unknown = { texture: {} };
  const isRenderer = (value: unknown): value is Renderer => typeof value === 'object';
  if (!isRenderer(renderer)) throw new Error('no renderer');
  const graphics = graphicsOf(renderer);
  expect(graphics).toMatchObject({ largest: 4096, hasOwnCopies: false });
  expect(() => graphics.upload(source)).not.toThrow();
});
