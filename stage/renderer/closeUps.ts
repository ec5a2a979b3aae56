/**
 * Finer textures for close-ups, in addition to the place's own textures. An image shown at twice its size gets a
 * texture of twice the resolution. The finer textures use only the memory that the textures of the place and the next
 * place leave free. Until they are loaded, or if they fail, the stage shows the place's own textures. While no
 * transition plays, the finer textures for the next step's shot are loaded too, so that a cut to a face is sharp at
 * once.
 */
import { Rectangle, Texture } from 'pixi.js';
import type { ElementState } from '../motion/elementState.ts';
import type { LoadedPack } from '../preload/readPack.ts';
import type { RegionOf, Shot } from '../story/types.ts';
import type { Area } from '../viewport/fit.ts';
import { overlap } from '../viewport/raster.ts';
import type { Graphics } from './graphics.ts';
import { pause } from './pause.ts';
import type { Pixels, Rasteriser } from './rasteriser.ts';
import { drop, sourceOf } from './textureSource.ts';

/** The part of one image that the window shows, and the resolution at which to rasterise this part. */
export interface Detail {
  readonly id: string;
  /** the visible part, in stage units from the image's top left corner */
  readonly part: Area;
  /** pixels per stage unit of the image */
  readonly resolution: number;
}

/** The area of the stage that a window shows, and the resolution at which the window shows it. */
export interface Sight {
  /** in stage units */
  readonly area: Area;
  /** screen pixels per stage unit */
  readonly resolution: number;
}

/**
 * A finer texture is made only if its resolution is more than this many times that of the place's own texture. A
 * smaller gain is not worth the memory.
 */
const WORTH = 1.2;
/** Margin around the visible area, in stage units. Breathing and the pointer move no image further than this. */
const ROUND = 36;

/**
 * Returns the part of an image that is visible or within `ROUND` of the visible area; a rotated image counts as wholly
 * visible. Undefined if there is no such part.
 */
function detailOf(id: string, { x, y, k, rotation }: ElementState, sight: Sight, regionOf: RegionOf) {
  const region = regionOf(id);
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
 * Returns the details that a sight needs. `shown` has pairs of an element and its images. An image gets no detail if
 * the resolution `base` (pixels per stage unit) is enough for it. If all details together have more than `pixels`
 * pixels, their resolution is reduced. No texture is wider or higher than `largest` pixels.
 */
export function detailsIn(
  shown: readonly (readonly [ElementState, readonly string[]])[],
  sight: Sight,
  { regionOf, base, pixels, largest }: { regionOf: RegionOf; base: number; pixels: number; largest: number },
): Detail[] {
  const all = new Map<string, Detail>();
  for (const [element, ids] of shown) {
    for (const id of ids) {
      const detail = detailOf(id, element, sight, regionOf);
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
  /** the finer texture of an image in the current shot; undefined if there is none */
  texture(id: string): Texture | undefined;
  /** number of pixels of all textures except the removed ones */
  pixels(): number;
  /**
   * Makes the textures of these details of a shot and cancels earlier requests. If the shot is not the current one, it
   * is loaded ahead, and the textures of any other shot that was loaded ahead are removed. Resolves when each texture
   * is made or has failed, or when a later request cancels this one. The result is true if the shot has a texture and
   * no later request has cancelled this one.
   */
  load(shot: Shot, details: readonly Detail[]): Promise<boolean>;
  /** cancels the running request; keeps the finished textures */
  stop(): void;
  /**
   * makes this shot the current one: cancels the running request, takes over the textures that were loaded ahead for
   * the shot, and removes all other textures, which a later `sweep` destroys
   */
  turn(shot: Shot): void;
  /** cancels the running request and removes all textures; a later `sweep` destroys them */
  forget(): void;
  /** destroys the textures that were removed; call it after a frame without these textures is drawn */
  sweep(): void;
  close(): void;
}

interface Options {
  readonly regionOf: RegionOf;
  readonly graphics: Graphics;
  readonly rasteriser: Pick<Rasteriser, 'raster'>;
  packOf(drawing: string): LoadedPack | undefined;
}

/** The textures of a shot, by image. */
interface OfShot {
  readonly shot: Shot | undefined;
  readonly textures: Map<string, Texture>;
}

/** Creates an empty set of close-ups. */
export function createCloseUps({ regionOf, graphics, rasteriser, packOf }: Options): CloseUps {
  const none = (shot?: Shot): OfShot => ({ shot, textures: new Map() });
  let current = none();
  let ahead = none();
  const left = new Set<Texture>();
  let request = 0;

  function textureOf(pixels: Pixels, { id, part, resolution }: Detail): Texture | undefined {
    const region = regionOf(id);
    if (!region) return undefined;
    const source = sourceOf(pixels, resolution, graphics);
    graphics.upload(source);
    if (graphics.copies) drop(pixels);
    const orig = new Rectangle(0, 0, region.w, region.h);
    return new Texture({ source, orig, trim: new Rectangle(part.x, part.y, source.width, source.height) });
  }

  async function make(detail: Detail, into: OfShot, mine: number) {
    const region = regionOf(detail.id);
    const loaded = region && packOf(region.file);
    if (!loaded) return;
    const [x, y] = region.sheet ?? [0, 0];
    const part = { ...detail.part, x: x + detail.part.x, y: y + detail.part.y };
    try {
      const order = { loaded, name: region.file, resolution: detail.resolution, part };
      const pixels = await rasteriser.raster(order);
      if (mine !== request) return drop(pixels);
      const texture = textureOf(graphics.uploadable(pixels), detail);
      if (texture) into.textures.set(detail.id, texture);
    } catch (error) {
      console.info(`No finer texture for ${detail.id}`, error); // the place's own texture is shown instead
    }
  }

  function remove({ textures }: OfShot) {
    for (const texture of textures.values()) left.add(texture);
    textures.clear();
  }
  function of(shot: Shot): OfShot {
    if (shot === current.shot) return current;
    if (shot === ahead.shot) return ahead;
    remove(ahead);
    ahead = none(shot);
    return ahead;
  }
  function stop() {
    request += 1;
  }
  function forget() {
    stop();
    remove(current);
    remove(ahead);
  }
  function sweep() {
    for (const texture of left) texture.destroy(true);
    left.clear();
  }
  return {
    texture: id => current.textures.get(id),
    pixels: () =>
      [...current.textures.values(), ...ahead.textures.values()].reduce(
        (sum, { source }) => sum + source.pixelWidth * source.pixelHeight,
        0,
      ),
    async load(shot, details) {
      request += 1;
      const mine = request;
      const into = of(shot);
      for (const detail of details) {
        if (into.textures.has(detail.id)) continue;
        await pause();
        if (mine !== request) return false;
        await make(detail, into, mine);
      }
      return mine === request && into.textures.size > 0;
    },
    stop,
    turn(shot) {
      stop();
      if (shot === current.shot) return;
      const next = shot === ahead.shot ? ahead : none(shot);
      if (next !== ahead) remove(ahead);
      remove(current);
      current = next;
      ahead = none();
    },
    sweep,
    forget,
    close() {
      forget();
      sweep();
    },
  };
}
