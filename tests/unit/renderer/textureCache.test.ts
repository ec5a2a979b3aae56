import { Texture } from 'pixi.js';
import { afterEach, expect, test, vi } from 'vitest';
import { drawingsOfPlace } from '../../../stage/preload/neededDrawings.ts';
import type { LoadedPack } from '../../../stage/preload/readPack.ts';
import type { Graphics } from '../../../stage/renderer/graphics.ts';
import type { Order, Pixels } from '../../../stage/renderer/rasteriser.ts';
import { createTextureCache } from '../../../stage/renderer/textureCache.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { viewOf } from '../../../stage/runner/viewOf.ts';
import { story } from '../../../stage/story/index.ts';
import { fit as fitted } from '../../../stage/viewport/fit.ts';
import { rasterOf } from '../../../stage/viewport/raster.ts';
import { IMAGE_IDS, packOf, regionOf as regionsOf } from '../../builtPacks.ts';

const WINDOW = { w: 1512, h: 982 };
const raster = rasterOf(fitted(WINDOW), WINDOW, 1);
const placeAt = (label: `chapter_${number}_${number}`) => viewOf(story, begin(story, { label })).place;
const [title, scene, nextTitle] = [
  placeAt('chapter_2_0'),
  placeAt('chapter_2_1'),
  placeAt('chapter_3_0'),
] as const;
const regionOf = regionsOf('md');
const imagesIn = (drawings: readonly string[]) =>
  IMAGE_IDS.filter(id => drawings.includes(regionOf(id)?.file ?? ''));
const drawingsIn = (place: typeof scene) => drawingsOfPlace(place, regionOf);

interface Options {
  readonly packOf?: (drawing: string) => LoadedPack | undefined;
  readonly graphics?: Partial<Graphics>;
  readonly raster?: (order: Order) => Promise<Pixels>;
}

/** `asked`: ordered drawings; `closed`: released pixels. */
function newCache(options: Options = {}) {
  const asked: Order[] = [];
  const closed: string[] = [];
  const upload = vi.fn();
  const pixels = (name: string): ImageBitmap => ({
    width: 64,
    height: 64,
    close: () => void closed.push(name),
  });
  const uploadable = (pixels: Pixels) => pixels;
  const graphics: Graphics = { largest: 4096, hasOwnCopies: true, uploadable, upload, ...options.graphics };
  const cache = createTextureCache({
    raster,
    graphics,
    packOf: options.packOf ?? packOf('md'),
    regionOf,
    rasteriser: {
      raster(order) {
        asked.push(order);
        return options.raster?.(order) ?? Promise.resolve(pixels(order.name));
      },
    },
  });
  return { cache, asked, closed, upload, pixels, names: () => asked.map(({ name }) => name) };
}

const nextTask = () => new Promise(setImmediate);
afterEach(() => void vi.restoreAllMocks());

test('when load() resolves, the textures of the place’s images are uploaded', async () => {
  const { cache, upload, names } = newCache();
  const drawings = drawingsIn(scene);
  const images = imagesIn(drawings);
  expect(images.map(cache.texture)).toEqual(images.map(() => undefined));
  await cache.load(scene);
  expect(images.map(id => cache.texture(id) instanceof Texture)).toEqual(images.map(() => true));
  expect(names().toSorted()).toEqual(drawings.toSorted());
  expect(upload).toHaveBeenCalledTimes(drawings.length);
});

test('a place is loaded once, even if it is requested several times at once', async () => {
  const { cache, upload, names } = newCache();
  await Promise.all([cache.load(scene), cache.load(scene)]);
  await cache.load(scene);
  expect(new Set(names()).size).toBe(names().length);
  expect(upload).toHaveBeenCalledTimes(drawingsIn(scene).length);
});

test('pixels are closed after the upload, except with the canvas renderer', async () => {
  const [card, canvas] = [newCache(), newCache({ graphics: { hasOwnCopies: false } })];
  await card.cache.load(scene);
  expect(card.closed.toSorted()).toEqual(drawingsIn(scene).toSorted());
  await canvas.cache.load(scene);
  expect(canvas.closed).toEqual([]);
  canvas.cache.close();
  expect(canvas.closed.toSorted()).toEqual(drawingsIn(scene).toSorted());
});

test('the texture of a worker’s pixels has a premultiplied alpha mode, except with the canvas renderer', async () => {
  const [sky] = imagesIn(['02_sky']);
  if (!sky) throw new Error('there is no sky');
  const modes: unknown[] = [];
  for (const hasOwnCopies of [true, false]) {
    const { cache } = newCache({ graphics: { hasOwnCopies } });
    await cache.load(scene);
    modes.push(cache.texture(sky)?.source.alphaMode);
  }
  expect(modes).toEqual(['premultiplied-alpha', 'premultiply-alpha-on-upload']);
});

test('images of one drawing have textures with their own regions', async () => {
  const { cache } = newCache();
  await cache.load(scene);
  const shared = imagesIn(drawingsIn(scene)).filter(id => regionOf(id)?.sheet);
  expect(shared.length).toBeGreaterThan(1);
  for (const id of shared) {
    const [region, frame] = [regionOf(id), cache.texture(id)?.frame];
    expect([frame?.x, frame?.y, frame?.width, frame?.height]).toEqual([
      region?.sheet?.[0],
      region?.sheet?.[1],
      region?.w,
      region?.h,
    ]);
  }
});

test('a layer that is larger than the stage is rasterised only as far as the window shows it', async () => {
  const { cache, asked } = newCache();
  await cache.load(scene);
  const layers = imagesIn(drawingsIn(scene)).filter(id => regionOf(id)?.bleeds);
  expect(layers.length).toBeGreaterThan(0);
  for (const id of layers) {
    const region = regionOf(id);
    const part = asked.find(({ name }) => name === region?.file)?.part;
    expect(part?.w, id).toBeLessThanOrEqual(raster.area.w);
    expect(part?.h, id).toBeLessThanOrEqual(raster.area.h);
    expect(cache.texture(id)?.orig.width, id).toBe(region?.w);
  }
});

test('images have no texture until their drawing has arrived', async () => {
  const [missing, ...others] = drawingsIn(scene);
  let has = false;
  const { cache } = newCache({ packOf: name => (name === missing && !has ? undefined : packOf('md')(name)) });
  await cache.load(scene);
  for (const id of imagesIn([missing ?? ''])) expect(cache.texture(id), id).toBeUndefined();
  for (const id of imagesIn(others)) expect(cache.texture(id), id).toBeDefined();
  has = true;
  await cache.load(scene);
  for (const id of imagesIn([missing ?? ''])) expect(cache.texture(id), id).toBeDefined();
});

test('a drawing that fails is reported once and left out, and the other drawings load', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const [broken, ...others] = drawingsIn(scene);
  const cause = new Error('no outline');
  const it = newCache({
    raster: ({ name }) => (name === broken ? Promise.reject(cause) : Promise.resolve(it.pixels(name))),
  });
  await it.cache.load(scene);
  await it.cache.load(scene);
  for (const id of imagesIn([broken ?? ''])) expect(it.cache.texture(id), id).toBeUndefined();
  for (const id of imagesIn(others)) expect(it.cache.texture(id), id).toBeDefined();
  expect(error.mock.calls).toEqual([[`Failed to draw ${broken}`, cause]]);
});

test('a drawing that the graphics card refuses is reported and left out', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const cause = new Error('refused');
  const upload = vi.fn().mockImplementationOnce(() => {
    throw cause;
  });
  const { cache, names, closed } = newCache({ graphics: { upload } });
  await cache.load(scene);
  const refused = names().filter(name => imagesIn([name]).some(id => !cache.texture(id)));
  expect(refused).toHaveLength(1);
  expect(error.mock.calls).toEqual([[`Failed to draw ${refused[0]}`, cause]]);
  expect(closed).toContain(refused[0]);
});

test('lookAhead() loads the next place, and unloads the drawings that neither the current nor the next place shows, until they are needed again', async () => {
  const { cache, names } = newCache();
  await cache.load(title);
  await cache.load(scene);
  await cache.lookAhead(scene);
  const gone = drawingsIn(title).filter(drawing => !drawingsIn(scene).includes(drawing));
  expect(gone.length).toBeGreaterThan(0);
  for (const id of imagesIn(gone)) expect(cache.texture(id), id).toBeUndefined();
  for (const place of [scene, nextTitle]) {
    for (const id of imagesIn(drawingsIn(place))) expect(cache.texture(id), id).toBeDefined();
  }
  await cache.load(title);
  for (const id of imagesIn(gone)) expect(cache.texture(id), id).toBeDefined();
  for (const drawing of gone) expect(names().filter(name => name === drawing)).toHaveLength(2);
});

test('load() ends lookAhead(), so that no drawing is rasterised during motion', async () => {
  const { cache, asked, names } = newCache();
  await cache.load(scene);
  asked.length = 0;
  const ahead = cache.lookAhead(scene);
  const loading = cache.load(scene);
  await Promise.all([ahead, loading]);
  expect(names()).toEqual([]);
});

test('a drawing that was rasterised for an earlier request is uploaded when it is needed', async () => {
  const waiting: (() => void)[] = [];
  const it = newCache({
    raster: ({ name }) => new Promise(resolve => waiting.push(() => resolve(it.pixels(name)))),
  });
  const first = it.cache.load(title);
  const second = it.cache.load(scene);
  for (const come of waiting) come();
  await Promise.all([first, second]);
  const shown = drawingsIn(scene).length;
  expect(it.upload).toHaveBeenCalledTimes(shown);
  await it.cache.load(title);
  expect(it.upload).toHaveBeenCalledTimes(new Set([...drawingsIn(scene), ...drawingsIn(title)]).size);
});

test('close() destroys all textures, and pixels that arrive later are discarded', async () => {
  const waiting: (() => void)[] = [];
  const it = newCache({
    graphics: { hasOwnCopies: false },
    raster: ({ name }) => new Promise(resolve => waiting.push(() => resolve(it.pixels(name)))),
  });
  const loading = it.cache.load(scene);
  const late = waiting.splice(1);
  waiting[0]?.();
  await nextTask();
  it.cache.close();
  for (const come of late) come();
  await loading;
  const drawings = drawingsIn(scene);
  expect(imagesIn(drawings).map(it.cache.texture)).toEqual(imagesIn(drawings).map(() => undefined));
  expect(it.closed.toSorted()).toEqual(drawings.toSorted());
  expect(it.upload).toHaveBeenCalledTimes(1);
});
