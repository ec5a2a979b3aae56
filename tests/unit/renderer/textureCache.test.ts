import {
  Assets,
  DOMAdapter,
  ExtensionType,
  extensions,
  type LoaderParser,
  type ResolvedAsset,
  Texture,
  TextureSource,
} from 'pixi.js';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { filesOfPlace } from '../../../stage/preload/pictures.ts';
import type { Drawing } from '../../../stage/renderer/drawing.ts';
import { drawingLoader } from '../../../stage/renderer/drawingLoader.ts';
import { createTextureCache, regionOf } from '../../../stage/renderer/textureCache.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { viewOf } from '../../../stage/runner/viewOf.ts';
import { IMAGES, type ImageId } from '../../../stage/story/images.ts';
import { story } from '../../../stage/story/index.ts';
import { fit as fitted } from '../../../stage/viewport/fit.ts';
import { rasterOf } from '../../../stage/viewport/raster.ts';

// Pixi asks which browser it is in as soon as it is there
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: 'Node' }));

const WINDOW = { w: 1512, h: 982 };
const raster = rasterOf(fitted(WINDOW), WINDOW, 1);
const placeAt = (label: `chapter_${number}_${number}`) => viewOf(story, begin(story, { label })).place;
const [title, scene, nextTitle] = [
  placeAt('chapter_2_0'),
  placeAt('chapter_2_1'),
  placeAt('chapter_3_0'),
] as const;
const isImage = (id: string): id is ImageId => id in IMAGES;
const imagesIn = (files: readonly string[]) =>
  Object.keys(IMAGES)
    .filter(isImage)
    .filter(id => files.includes(regionOf(id, 'md')?.src ?? ''));

const asked: { alias: string; part: Drawing['part'] }[] = [];
const unloaded: string[] = [];
const fileOf = (alias: string) => alias.split('@')[0] ?? '';

// in place of the one that rasterises, which needs a browser
const { name, id } = drawingLoader;
const parser: LoaderParser<Texture, Drawing> = {
  extension: ExtensionType.LoadParser,
  name,
  id,
  load: async (_: string, asset?: ResolvedAsset<Drawing>) => {
    asked.push({ alias: asset?.alias?.[0] ?? '', part: asset?.data?.part });
    if (asset?.data?.text === 'broken') throw new Error('not well formed');
    return new Texture({ source: new TextureSource({ width: 64, height: 64 }) });
  },
};
beforeAll(async () => {
  DOMAdapter.set({ ...DOMAdapter.get(), getBaseUrl: () => 'http://localhost/' });
  extensions.add(parser);
  await Assets.init({ skipDetections: true });
});
beforeEach(() => {
  const { unload } = Assets;
  vi.spyOn(Assets, 'unload').mockImplementation(async alias => {
    unloaded.push(String(alias));
    await unload.call(Assets, alias);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Assets.unload(asked.map(({ alias }) => alias));
  asked.length = 0;
  unloaded.length = 0;
});

/** A cache, and the files whose textures it has brought to the graphics card so far. */
function newCache(
  drawing: (address: string) => string | undefined = address => `<svg>${address}</svg>`,
  own = raster,
) {
  const initSource = vi.fn();
  const renderer = { texture: { initSource } };
  return { cache: createTextureCache({ raster: own, renderer, drawing }), initSource };
}

test("a place's images have textures as soon as it is loaded, and are on the graphics card", async () => {
  const { cache, initSource } = newCache();
  const files = filesOfPlace(scene, 'md');
  const images = imagesIn(files);
  expect(images.map(cache.texture)).toEqual(images.map(() => undefined));
  await cache.load(scene);
  expect(images.map(id => cache.texture(id) instanceof Texture)).toEqual(images.map(() => true));
  expect(asked.map(({ alias }) => fileOf(alias)).toSorted()).toEqual(files.toSorted());
  expect(initSource).toHaveBeenCalledTimes(files.length);
});

test('images that share a file are cut out of it, each at its own region', async () => {
  const { cache } = newCache();
  await cache.load(scene);
  const shared = imagesIn(filesOfPlace(scene, 'md')).filter(id => regionOf(id, 'md')?.sheet);
  expect(shared.length).toBeGreaterThan(1);
  for (const id of shared) {
    const [region, frame] = [regionOf(id, 'md'), cache.texture(id)?.frame];
    expect([frame?.x, frame?.y, frame?.width, frame?.height]).toEqual([
      region?.sheet?.[0],
      region?.sheet?.[1],
      region?.w,
      region?.h,
    ]);
  }
});

test('a layer that goes on beyond the stage is rasterised as far as the window shows it, and no farther', async () => {
  const { cache } = newCache();
  await cache.load(scene);
  const layers = imagesIn(filesOfPlace(scene, 'md')).filter(id => regionOf(id, 'md')?.bleeds);
  expect(layers.length).toBeGreaterThan(0);
  for (const id of layers) {
    const region = regionOf(id, 'md');
    const part = asked.find(({ alias }) => fileOf(alias) === region?.src)?.part;
    expect(part?.w, id).toBeLessThanOrEqual(raster.area.w);
    expect(part?.h, id).toBeLessThanOrEqual(raster.area.h);
    expect(cache.texture(id)?.orig.width, id).toBe(region?.w);
  }
});

test('a drawing that has not come or cannot be drawn leaves its images without a texture, and the others come', async () => {
  const [missing, broken, ...others] = filesOfPlace(scene, 'md');
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  // Pixi keeps the text that it has seen first for a file and a resolution
  const { cache } = newCache(
    address => (address === missing ? undefined : address === broken ? 'broken' : '<svg/>'),
    { ...raster, resolution: 0.5 },
  );
  await cache.load(scene);
  for (const id of imagesIn([missing ?? '', broken ?? ''])) expect(cache.texture(id), id).toBeUndefined();
  for (const id of imagesIn(others)) expect(cache.texture(id), id).toBeDefined();
  expect(error.mock.calls.map(([message]) => message)).toEqual([`Failed to draw ${broken}`]);
});

test('looking ahead loads the next place and unloads what neither of the two shows', async () => {
  const { cache } = newCache();
  await cache.load(title);
  await cache.load(scene);
  await cache.lookAhead(scene);
  const gone = filesOfPlace(title, 'md').filter(file => !filesOfPlace(scene, 'md').includes(file));
  expect(unloaded.map(fileOf).toSorted()).toEqual(gone.toSorted());
  for (const id of imagesIn(gone)) expect(cache.texture(id), id).toBeUndefined();
  for (const place of [scene, nextTitle]) {
    for (const id of imagesIn(filesOfPlace(place, 'md'))) expect(cache.texture(id), id).toBeDefined();
  }
});

test('what is asked for ends a look ahead, so that nothing is drawn beside what plays', async () => {
  const { cache } = newCache();
  await cache.load(scene);
  asked.length = 0;
  const ahead = cache.lookAhead(scene);
  const loading = cache.load(scene);
  await Promise.all([ahead, loading]);
  const others = asked.filter(({ alias }) => !filesOfPlace(scene, 'md').includes(fileOf(alias)));
  expect(others).toEqual([]);
  expect(unloaded).toEqual([]);
});

test('closed, it has unloaded all that it had', async () => {
  const { cache } = newCache();
  const files = filesOfPlace(scene, 'md');
  await cache.load(scene);
  await cache.close();
  expect(unloaded.map(fileOf).toSorted()).toEqual(files.toSorted());
  expect(imagesIn(files).map(cache.texture)).toEqual(imagesIn(files).map(() => undefined));
});
