/**
 * Textures of the current place, and ahead of time of the next. An image whose drawing is missing or broken has none.
 */

import { Rectangle, Texture } from 'pixi.js';
import { drawingsOfPlace, following } from '../preload/neededDrawings.ts';
import { pause } from '../preload/pause.ts';
import type { LoadedPack } from '../preload/readPack.ts';
import type { Place } from '../story/story.ts';
import type { ImageRegion } from '../story/types.ts';
import type { Area } from '../viewport/fit.ts';
import { overlap, type Raster } from '../viewport/raster.ts';
import type { Pixels } from './rasteriser.ts';
import { drop, sourceOf, type TextureMakers } from './textureSource.ts';

export interface TextureCache {
  /** resolves when each texture is loaded or has failed; never rejects */
  load(place: Place): Promise<void>;
  /**
   * unloads what neither this nor the next place needs, then loads the next place's textures one by one. A later `load`
   * or `lookAhead` ends it early
   */
  lookAhead(place: Place): Promise<void>;
  /** of this place and the next */
  pixelsOf(place: Place): number;
  texture(id: string): Texture | undefined;
  close(): void;
}

interface Options extends TextureMakers {
  readonly raster: Raster;
}

const NONE = { w: 0, h: 0 };

/**
 * In stage units from the region's corner. A layer that `bleeds` has a fixed position, so only its part in `area` is
 * needed; undefined for other images, which can be anywhere.
 */
function partOf(region: ImageRegion | undefined, area: Area): Area | undefined {
  if (!region?.bleeds) return undefined;
  const { x, y, w, h } = overlap(region, area);
  return { x: x - region.x, y: y - region.y, w: Math.max(1, w), h: Math.max(1, h) };
}

/** `whole`: the drawing's texture, or only that of `part`. */
function textureOf(region: ImageRegion | undefined, whole: Texture, part: Area | undefined): Texture {
  if (!region) return whole;
  const { w, h } = region;
  if (region.sheet) {
    const [x, y] = region.sheet;
    return new Texture({ source: whole.source, frame: new Rectangle(x, y, w, h) });
  }
  if (!part) return whole;
  // the whole region's size, empty outside `part`
  const trim = new Rectangle(part.x, part.y, whole.width, whole.height);
  return new Texture({ source: whole.source, orig: new Rectangle(0, 0, w, h), trim });
}

interface Made {
  readonly pixels: Pixels;
  readonly texture: Texture;
  isUploaded: boolean;
}

/** For one raster; close it when the raster changes. */
export function createTextureCache({
  raster,
  graphics,
  rasteriser,
  packOf,
  regionOf,
}: Options): TextureCache {
  const { resolution, area } = raster;
  const making = new Map<string, Promise<Made | undefined>>();
  const made = new Map<string, Made>();
  const broken = new Set<string>();
  const textures = new Map<string, Texture>();
  let isClosed = false;
  /** older requests upload nothing more, so that they do not slow down the animation */
  let requestId = 0;

  const drawingsOf = (place: Place) => drawingsOfPlace(place, regionOf);
  const imagesIn = (drawing: string) =>
    (packOf(drawing)?.drawings[drawing]?.images ?? []).flatMap(({ ids }) => ids);

  function failed(drawing: string, error: unknown) {
    broken.add(drawing);
    unload(drawing);
    console.error(`Failed to draw ${drawing}`, error);
  }

  async function make(drawing: string, loaded: LoadedPack): Promise<Made | undefined> {
    const images = imagesIn(drawing);
    const [only] = images;
    const part = only === undefined ? undefined : partOf(regionOf(only), area);
    try {
      const rastered = await rasteriser.raster({ loaded, name: drawing, resolution, part });
      if (isClosed) return void drop(rastered);
      const pixels = graphics.uploadable(rastered);
      const texture = new Texture({ source: sourceOf(pixels, resolution, graphics) });
      for (const id of images) textures.set(id, textureOf(regionOf(id), texture, part));
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
      if (graphics.hasOwnCopies) drop(it.pixels);
    } catch (error) {
      failed(drawing, error);
    }
  }

  async function loadDrawing(drawing: string, request: number) {
    const loaded = packOf(drawing);
    if (!loaded || broken.has(drawing)) return;
    const pending = made.get(drawing) ?? making.get(drawing) ?? make(drawing, loaded);
    if (pending instanceof Promise) making.set(drawing, pending);
    const it = await pending;
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
      await Promise.all(drawingsOf(place).map(drawing => loadDrawing(drawing, request)));
    },
    async lookAhead(place) {
      requestId += 1;
      const request = requestId;
      await pause();
      if (request !== requestId) return;
      const coming = following(place);
      const next = coming ? drawingsOf(coming) : [];
      const wanted = new Set([...drawingsOf(place), ...next]);
      for (const drawing of [...made.keys()]) if (!wanted.has(drawing)) unload(drawing);
      for (const drawing of next) {
        await pause();
        if (request !== requestId) return;
        await loadDrawing(drawing, request);
      }
    },
    pixelsOf(place) {
      const coming = following(place);
      const drawings = [place, ...(coming ? [coming] : [])].flatMap(drawingsOf);
      const units = [...new Set(drawings)].map(name => {
        const [only] = imagesIn(name);
        const { w, h } =
          (only === undefined ? undefined : partOf(regionOf(only), area)) ??
          packOf(name)?.drawings[name] ??
          NONE;
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
