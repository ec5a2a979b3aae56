/**
 * The textures that are resident: of the place on the stage, of the next one ahead of time, and of no other.
 * An image that could not be loaded has no texture; where it would stand nothing is drawn.
 */
import { Assets, Rectangle, type Renderer, Texture } from 'pixi.js';
import { filesOfPlace, following } from '../preload/pictures.ts';
import { IMAGES, type ImageId } from '../story/images.ts';
import type { Place } from '../story/story.ts';
import type { Image, ImageRegion, Layout } from '../story/types.ts';
import type { Area } from '../viewport/fit.ts';
import { overlap, type Raster } from '../viewport/raster.ts';
import { drawingAsset } from './drawingLoader.ts';
import { pause } from './pause.ts';

export interface TextureCache {
  /** makes a place's textures resident; resolves when each of them is or has failed, and never rejects */
  load(place: Place): Promise<void>;
  /**
   * unloads what neither this place nor the next one shows, then loads the next one bit by bit. Resolves when
   * that is done, or as soon as something else has been asked for
   */
  lookAhead(place: Place): Promise<void>;
  /** undefined where the image is not resident */
  texture(id: ImageId): Texture | undefined;
  /** unloads everything */
  close(): Promise<void>;
}

interface Options {
  readonly raster: Raster;
  /** brings a texture to the graphics card; all that the cache uses of Pixi's renderer */
  readonly renderer: { readonly texture: Pick<Renderer['texture'], 'initSource'> };
  /** the SVG text behind an address, undefined where it has not come */
  drawing(address: string): string | undefined;
}

export const isImage = (id: string): id is ImageId => id in IMAGES;
const IMAGE_IDS = Object.keys(IMAGES).filter(isImage);

/** Where an image is found in its file, undefined where this layout has none. */
export const regionOf = (id: ImageId, layout: Layout): ImageRegion | undefined => {
  const image: Image = IMAGES[id];
  return image[layout];
};

/** What of a region is rasterised, from its own corner; undefined: all of it, for it may stand anywhere. */
function partOf(region: ImageRegion | undefined, area: Area): Area | undefined {
  if (!region?.bleeds) return undefined;
  const { x, y, w, h } = overlap(region, area);
  return { x: x - region.x, y: y - region.y, w: Math.max(1, w), h: Math.max(1, h) };
}

/** The texture of one image, cut out of the texture of its file. `part`: what of the region was rasterised. */
function textureOf(region: ImageRegion | undefined, file: Texture, part: Area | undefined): Texture {
  if (!region) return file;
  const { w, h } = region;
  if (region.sheet) {
    const [x, y] = region.sheet;
    return new Texture({ source: file.source, frame: new Rectangle(x, y, w, h) });
  }
  if (!part) return file;
  // as large as the region, and empty where it was not rasterised
  const trim = new Rectangle(part.x, part.y, file.width, file.height);
  return new Texture({ source: file.source, orig: new Rectangle(0, 0, w, h), trim });
}

/** An empty cache for one way of rasterising; for another one make another cache and close this one. */
export function createTextureCache({ raster, renderer, drawing }: Options): TextureCache {
  const { layout, resolution, area } = raster;
  const alias = (file: string) => [file, layout, resolution, ...Object.values(area)].join('@');
  const files = new Map<string, Texture>();
  const textures = new Map<ImageId, Texture>();
  /** of the latest request: what an older one still does is ended, so that it does not slow down what plays */
  let requestId = 0;

  const imagesIn = (file: string) => IMAGE_IDS.filter(id => regionOf(id, layout)?.src === file);

  /** Rasterises a file, and brings it to the graphics card unless something else has been asked for since. */
  async function loadFile(file: string, request: number) {
    const text = drawing(file);
    if (!text) return;
    try {
      const images = imagesIn(file);
      const [only] = images;
      const part = only && partOf(regionOf(only, layout), area);
      const texture = await Assets.load<Texture>(drawingAsset(alias(file), { text, resolution, part }));
      if (!files.has(file)) {
        for (const id of images) textures.set(id, textureOf(regionOf(id, layout), texture, part));
      }
      files.set(file, texture);
      if (request === requestId) renderer.texture.initSource(texture.source);
    } catch (error) {
      console.error(`Failed to draw ${file}`, error);
    }
  }

  async function unloadFile(file: string) {
    files.delete(file);
    for (const id of imagesIn(file)) textures.delete(id);
    await Assets.unload(alias(file));
  }

  return {
    async load(place) {
      requestId += 1;
      const request = requestId;
      await Promise.all(filesOfPlace(place, layout).map(file => loadFile(file, request)));
    },
    async lookAhead(place) {
      requestId += 1;
      const request = requestId;
      await pause();
      if (request !== requestId) return;
      const coming = following(place);
      const next = coming ? filesOfPlace(coming, layout) : [];
      const wanted = new Set([...filesOfPlace(place, layout), ...next]);
      await Promise.all([...files.keys()].filter(file => !wanted.has(file)).map(unloadFile));
      for (const file of next) {
        await pause();
        if (request !== requestId) return;
        await loadFile(file, request);
      }
    },
    texture: id => textures.get(id),
    async close() {
      requestId += 1;
      await Promise.all([...files.keys()].map(unloadFile));
    },
  };
}
