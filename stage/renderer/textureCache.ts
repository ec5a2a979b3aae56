/**
 * The textures that are resident: of the place on the stage, of the next one ahead of time, and of no other.
 * An image whose drawing has not come or cannot be drawn has no texture; where it would stand nothing is drawn.
 */

import { Rectangle, Texture } from 'pixi.js';
import { drawingsOfPlace, following } from '../preload/pictures.ts';
import type { LoadedPack } from '../preload/readPack.ts';
import { IMAGES, type ImageId } from '../story/images.ts';
import { isImage } from '../story/isImage.ts';
import type { Place } from '../story/story.ts';
import type { Image, ImageRegion, Layout } from '../story/types.ts';
import type { Area } from '../viewport/fit.ts';
import { overlap, type Raster } from '../viewport/raster.ts';
import type { Graphics } from './graphics.ts';
import { pause } from './pause.ts';
import type { Pixels, Rasteriser } from './rasteriser.ts';
import { drop, sourceOf } from './textureSource.ts';

export interface TextureCache {
  /** makes a place's textures resident; resolves when each of them is or has failed, and never rejects */
  load(place: Place): Promise<void>;
  /**
   * unloads what neither this place nor the next one shows, then loads the next one bit by bit. Resolves when
   * that is done, or as soon as something else has been asked for
   */
  lookAhead(place: Place): Promise<void>;
  /** pixels of a place's textures and of those that come after it */
  pixelsOf(place: Place): number;
  /** undefined where the image is not resident */
  texture(id: ImageId): Texture | undefined;
  /** unloads everything */
  close(): void;
}

interface Options {
  readonly raster: Raster;
  readonly graphics: Graphics;
  readonly rasteriser: Pick<Rasteriser, 'raster'>;
  /** the pack that holds a drawing on this raster's layout, undefined where it has not come */
  packOf(drawing: string): LoadedPack | undefined;
}

const NONE = { w: 0, h: 0 };
const IMAGE_IDS = Object.keys(IMAGES).filter(isImage);

/** Where an image is found in its drawing, undefined where this layout has none. */
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

/** The texture of one image, cut out of the texture of its drawing. `part`: what of the region was rasterised. */
function textureOf(region: ImageRegion | undefined, whole: Texture, part: Area | undefined): Texture {
  if (!region) return whole;
  const { w, h } = region;
  if (region.sheet) {
    const [x, y] = region.sheet;
    return new Texture({ source: whole.source, frame: new Rectangle(x, y, w, h) });
  }
  if (!part) return whole;
  // as large as the region, and empty where it was not rasterised
  const trim = new Rectangle(part.x, part.y, whole.width, whole.height);
  return new Texture({ source: whole.source, orig: new Rectangle(0, 0, w, h), trim });
}

/** A drawing that has been rasterised. */
interface Made {
  readonly pixels: Pixels;
  readonly texture: Texture;
  isUploaded: boolean;
}

/** An empty cache for one way of rasterising; for another one make another cache and close this one. */
export function createTextureCache({ raster, graphics, rasteriser, packOf }: Options): TextureCache {
  const { layout, resolution, area } = raster;
  const making = new Map<string, Promise<Made | undefined>>();
  const made = new Map<string, Made>();
  const broken = new Set<string>();
  const textures = new Map<ImageId, Texture>();
  let isClosed = false;
  /** of the latest request: what an older one still does is ended, so that it does not slow down what plays */
  let requestId = 0;

  const imagesIn = (drawing: string) => IMAGE_IDS.filter(id => regionOf(id, layout)?.file === drawing);

  function failed(drawing: string, error: unknown) {
    broken.add(drawing);
    unload(drawing);
    console.error(`Failed to draw ${drawing}`, error);
  }

  async function make(drawing: string, loaded: LoadedPack): Promise<Made | undefined> {
    const images = imagesIn(drawing);
    const [only] = images;
    const part = only && partOf(regionOf(only, layout), area);
    try {
      const rastered = await rasteriser.raster({ loaded, name: drawing, resolution, part });
      if (isClosed) return void drop(rastered);
      const pixels = graphics.uploadable(rastered);
      const texture = new Texture({ source: sourceOf(pixels, resolution, graphics) });
      for (const id of images) textures.set(id, textureOf(regionOf(id, layout), texture, part));
      const done = { pixels, texture, isUploaded: false };
      made.set(drawing, done);
      return done;
    } catch (error) {
      if (!isClosed) failed(drawing, error);
      return undefined;
    }
  }

  function upload(drawing: string, it: Made) {
    it.isUploaded = true;
    try {
      graphics.upload(it.texture.source);
      if (graphics.copies) drop(it.pixels);
    } catch (error) {
      failed(drawing, error);
    }
  }

  /** Rasterises a drawing, and brings it to the graphics card unless something else has been asked for since. */
  async function loadDrawing(drawing: string, request: number) {
    const loaded = packOf(drawing);
    if (!loaded || broken.has(drawing)) return;
    const under = made.get(drawing) ?? making.get(drawing) ?? make(drawing, loaded);
    if (under instanceof Promise) making.set(drawing, under);
    const it = await under;
    making.delete(drawing);
    if (it && !it.isUploaded && request === requestId) upload(drawing, it);
  }

  function unload(drawing: string) {
    const it = made.get(drawing);
    made.delete(drawing);
    for (const id of imagesIn(drawing)) textures.delete(id);
    if (!it) return;
    it.texture.destroy(true);
    drop(it.pixels);
  }

  return {
    async load(place) {
      requestId += 1;
      const request = requestId;
      await Promise.all(drawingsOfPlace(place, layout).map(drawing => loadDrawing(drawing, request)));
    },
    async lookAhead(place) {
      requestId += 1;
      const request = requestId;
      await pause();
      if (request !== requestId) return;
      const coming = following(place);
      const next = coming ? drawingsOfPlace(coming, layout) : [];
      const wanted = new Set([...drawingsOfPlace(place, layout), ...next]);
      for (const drawing of [...made.keys()]) if (!wanted.has(drawing)) unload(drawing);
      for (const drawing of next) {
        await pause();
        if (request !== requestId) return;
        await loadDrawing(drawing, request);
      }
    },
    pixelsOf(place) {
      const coming = following(place);
      const drawings = [place, ...(coming ? [coming] : [])].flatMap(each => drawingsOfPlace(each, layout));
      const units = [...new Set(drawings)].map(name => {
        const [only] = imagesIn(name);
        const { w, h } =
          (only && partOf(regionOf(only, layout), area)) ?? packOf(name)?.pack.drawings[name] ?? NONE;
        return w * h;
      });
      return units.reduce((sum, each) => sum + each, 0) * resolution ** 2;
    },
    texture: id => textures.get(id),
    close() {
      isClosed = true;
      requestId += 1;
      for (const drawing of [...made.keys()]) unload(drawing);
    },
  };
}
