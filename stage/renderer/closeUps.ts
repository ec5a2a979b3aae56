/**
 * Finer textures of what a close shot shows, besides those of its place: an image that is seen at twice its size has
 * twice the resolution, as far as the memory goes that place and next place leave. Until they have come, and where they
 * do not come, the place's own are shown.
 */
import { Rectangle, Texture } from 'pixi.js';
import type { ElementState } from '../motion/elementState.ts';
import type { LoadedPack } from '../preload/readPack.ts';
import type { ImageId } from '../story/images.ts';
import type { Layout } from '../story/types.ts';
import type { Area } from '../viewport/fit.ts';
import { overlap } from '../viewport/raster.ts';
import type { Graphics } from './graphics.ts';
import { pause } from './pause.ts';
import type { Pixels, Rasteriser } from './rasteriser.ts';
import { regionOf } from './textureCache.ts';
import { drop, sourceOf } from './textureSource.ts';

/** What is to be fine: all that is seen of one image. */
export interface Detail {
  readonly id: ImageId;
  /** what of the image is seen, in stage units from its own corner */
  readonly part: Area;
  /** pixels per stage unit of the image */
  readonly resolution: number;
}

/** What a window shows, and how finely it could. */
export interface Sight {
  /** in stage units */
  readonly area: Area;
  /** pixels of the screen per stage unit */
  readonly resolution: number;
}

/** Less than this is not worth a texture of its own. */
const WORTH = 1.2;
/** Stage units round what is seen, which breath and pointer still move into it. */
const ROUND = 36;

/** What an image shows of itself in a sight; undefined where that is nothing. */
function detailOf(id: ImageId, { x, y, k, rotation }: ElementState, sight: Sight, layout: Layout) {
  const region = regionOf(id, layout);
  if (!region) return undefined;
  const whole = { x: 0, y: 0, w: region.w, h: region.h };
  const seen = {
    x: (sight.area.x - ROUND - x) / k - region.x,
    y: (sight.area.y - ROUND - y) / k - region.y,
    w: (sight.area.w + 2 * ROUND) / k,
    h: (sight.area.h + 2 * ROUND) / k,
  };
  const part = rotation === 0 ? overlap(whole, seen) : whole;
  return part.w * part.h > 0 ? { id, part, resolution: sight.resolution * k } : undefined;
}

/**
 * What is to be fine in a sight, of these elements with their images: nothing that is as fine already at `base` pixels
 * per stage unit, and all of it together at most so many `pixels`. A texture is at most `largest` pixels wide or high.
 */
export function detailsIn(
  shown: readonly (readonly [ElementState, readonly ImageId[]])[],
  sight: Sight,
  { layout, base, pixels, largest }: { layout: Layout; base: number; pixels: number; largest: number },
): Detail[] {
  const all = new Map<ImageId, Detail>();
  for (const [element, ids] of shown) {
    for (const id of ids) {
      const detail = detailOf(id, element, sight, layout);
      if (detail && detail.resolution > base * WORTH) all.set(id, detail);
    }
  }
  const wanted = [...all.values()];
  const cost = wanted.reduce((sum, { part, resolution }) => sum + part.w * part.h * resolution ** 2, 0);
  const share = Math.min(1, Math.sqrt(pixels / cost));
  return wanted.flatMap(({ id, part, resolution }) => {
    const possible = Math.min(resolution * share, (largest - 1) / Math.max(part.w, part.h));
    return possible > base * WORTH ? { id, part, resolution: Math.floor(possible * 100) / 100 } : [];
  });
}

export interface CloseUps {
  /** undefined where there is no finer one */
  texture(id: ImageId): Texture | undefined;
  /**
   * Makes these, and no others that were asked for before. Resolves when all are there or have failed, to whether any
   * is.
   */
  load(details: readonly Detail[]): Promise<boolean>;
  /** makes no more of them; those that are there stay */
  stop(): void;
  /** Gives up all of them: nobody gets one any more. They are unloaded by `sweep`, when nobody shows them. */
  leave(): void;
  sweep(): void;
  close(): void;
}

interface Options {
  readonly layout: Layout;
  readonly graphics: Graphics;
  readonly rasteriser: Pick<Rasteriser, 'raster'>;
  packOf(drawing: string): LoadedPack | undefined;
}

/** No close-ups yet. */
export function createCloseUps({ layout, graphics, rasteriser, packOf }: Options): CloseUps {
  const textures = new Map<ImageId, Texture>();
  const left = new Set<Texture>();
  let request = 0;

  function textureOf(pixels: Pixels, { id, part, resolution }: Detail): Texture | undefined {
    const region = regionOf(id, layout);
    if (!region) return undefined;
    const source = sourceOf(pixels, resolution, graphics);
    graphics.upload(source);
    if (graphics.copies) drop(pixels);
    const orig = new Rectangle(0, 0, region.w, region.h);
    return new Texture({ source, orig, trim: new Rectangle(part.x, part.y, source.width, source.height) });
  }

  async function make(detail: Detail, mine: number) {
    const region = regionOf(detail.id, layout);
    const loaded = region && packOf(region.file);
    if (!loaded) return;
    const [x, y] = region.sheet ?? [0, 0];
    const part = { ...detail.part, x: x + detail.part.x, y: y + detail.part.y };
    try {
      const order = { loaded, name: region.file, resolution: detail.resolution, part };
      const pixels = await rasteriser.raster(order);
      if (mine !== request) return drop(pixels);
      const texture = textureOf(graphics.uploadable(pixels), detail);
      if (texture) textures.set(detail.id, texture);
    } catch (error) {
      console.info(`No finer ${detail.id}`, error); // the place's own is there
    }
  }

  function stop() {
    request += 1;
  }
  function leave() {
    stop();
    for (const texture of textures.values()) left.add(texture);
    textures.clear();
  }
  function sweep() {
    for (const texture of left) texture.destroy(true);
    left.clear();
  }
  return {
    texture: id => textures.get(id),
    async load(details) {
      request += 1;
      const mine = request;
      for (const detail of details) {
        if (textures.has(detail.id)) continue;
        await pause();
        if (mine !== request) return false;
        await make(detail, mine);
      }
      return mine === request && textures.size > 0;
    },
    stop,
    leave,
    sweep,
    close() {
      leave();
      sweep();
    },
  };
}
