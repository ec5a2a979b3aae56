/**
 * Makes finer textures for close-ups, and for enlarged images in other shots. For example, an image shown at twice its
 * size gets a texture of twice the resolution. The textures of the current place and of the next place take precedence:
 * finer textures use only the remaining memory. While a finer texture is missing, the stage shows the place's own
 * texture. While no transition plays, finer textures are loaded ahead in this order:
 * - those of the next step's shot, so that a cut to a face is sharp immediately;
 * - those of the images in the next step's acts. For example, an act draws lines on a notebook page for more than a
 *   second. Without a finer texture, these lines would be coarse.
 */
import { Rectangle, Texture } from 'pixi.js';
import type { ElementState } from '../motion/elementState.ts';
import { pause } from '../preload/pause.ts';
import { FLOOD_MIN_SCALE } from '../story/posters.ts';
import type { RegionOf, Shot } from '../story/types.ts';
import type { Area } from '../viewport/fit.ts';
import { overlap } from '../viewport/raster.ts';
import type { Pixels } from './rasteriser.ts';
import { drop, sourceOf, type TextureMakers } from './textureSource.ts';

/** The part of one image that the window shows, and the resolution at which to rasterise this part. */
export interface Detail {
  readonly id: string;
  /** the visible part in the image's own units, from its top left corner; at scale 1 the unit is a stage unit */
  readonly part: Area;
  /** texture pixels per unit of `part` */
  readonly resolution: number;
}

/** The area of the stage that a window shows, and the resolution at which the window shows it. */
export interface Sight {
  /** in stage units */
  readonly area: Area;
  /** back-buffer pixels per stage unit */
  readonly resolution: number;
}

/**
 * A finer texture is made only if its resolution is more than `LEAST_GAIN` times the resolution of the place's own
 * texture. A smaller gain is not worth the memory.
 */
const LEAST_GAIN = 1.2;
/**
 * Replaces `LEAST_GAIN` in a shot that is not near (see `isNear`). Most images of such a shot have the size for which
 * the place's textures are made. Only clearly enlarged images get a finer texture, to save memory for the next step's
 * finer textures.
 */
const LEAST_GAIN_NOT_NEAR = { figure: 1.3, layer: 2.5 };
/** Margin around the visible area, in stage units. Breathing and the pointer move an image by at most this distance. */
const MARGIN = 36;

/**
 * Returns the part of an image that is visible or within `MARGIN` of the visible area; undefined if there is no such
 * part. For a rotated image, returns the whole image. For an unknown image, returns undefined.
 */
function detailOf(id: string, { x, y, k, rotation }: ElementState, sight: Sight, regionOf: RegionOf) {
  const region = regionOf(id);
  if (!region) return undefined;
  const whole = { x: 0, y: 0, w: region.w, h: region.h };
  const seen = {
    x: (sight.area.x - MARGIN - x) / k - region.x,
    y: (sight.area.y - MARGIN - y) / k - region.y,
    w: (sight.area.w + 2 * MARGIN) / k,
    h: (sight.area.h + 2 * MARGIN) / k,
  };
  const part = rotation === 0 ? overlap(whole, seen) : whole;
  return part.w * part.h > 0 ? { id, part, resolution: sight.resolution * k } : undefined;
}

/**
 * Returns the elements that may need a finer texture. Leaves out squares of one colour that fill the window
 * (`FLOOD_MIN_SCALE`), and all elements behind such a square, because the square hides them.
 */
function visibleElements<Shown extends readonly [ElementState, ...unknown[]]>(shown: readonly Shown[]) {
  const fills = shown.flatMap(([{ k, z }]) => (k >= FLOOD_MIN_SCALE ? z : []));
  const furthest = Math.max(...fills);
  return shown.filter(([{ k, z }]) => k < FLOOD_MIN_SCALE && z >= furthest);
}

/** A finer texture to make, and the element that shows its image. `reduced` may lower the resolution. */
interface Wanted {
  readonly detail: Detail;
  readonly element: ElementState;
}

const pixelsOf = ({ part, resolution }: Detail) => part.w * part.h * resolution ** 2;
/** Returns how many pixels the textures of all these details have together. */
export const totalPixels = (details: readonly Detail[]) =>
  details.reduce((sum, detail) => sum + pixelsOf(detail), 0);
const frontFirst = (a: Wanted, b: Wanted) => b.element.z - a.element.z;

/**
 * Returns the details of `all`, with at most `pixels` pixels together. To reach this limit, reduces their
 * resolutions. Figures are reduced less than layers of the place, because people look at figures.
 * Leaves out each detail that would be hardly finer than the place's own textures (resolution `base`). Its
 * pixels go to the other details.
 */
function reduced(all: readonly Wanted[], pixels: number, base: number): Detail[] {
  const pixelsIf = (isLayer: boolean) =>
    totalPixels(all.flatMap(w => (w.element.isLayer === isLayer ? w.detail : [])));
  const [figures, layers] = [pixelsIf(false), pixelsIf(true)];
  // The share of the layers' pixels that fits into `pixels` if all figures keep their full resolution:
  // - 0.25 or more: figures keep their full resolution, and layers keep at least half of their resolution
  // - less than 0.25: figures are reduced too; the factor of their resolution is twice that of the layers
  const layersShare = Math.max(0, pixels - figures) / Math.max(1, layers);
  const layerFactor = Math.min(
    1,
    Math.sqrt(layersShare >= 0.25 ? layersShare : Math.max(0, pixels) / (4 * figures + layers)),
  );
  const details = all.map(({ detail, element }) => {
    const factor = element.isLayer ? layerFactor : Math.min(1, 2 * layerFactor);
    return { ...detail, resolution: detail.resolution * factor };
  });
  const coarsest = details.reduce(
    (least, { resolution }, i) => (resolution < (details[least]?.resolution ?? 0) ? i : least),
    0,
  );
  if ((details[coarsest]?.resolution ?? Infinity) > base * LEAST_GAIN) return details;
  return reduced(
    all.filter((_, i) => i !== coarsest),
    pixels,
    base,
  );
}

/** Returns as many of these details as fit into `pixels` pixels at full resolution; the first ones take precedence. */
function fitting(details: readonly Detail[], pixels: number): Detail[] {
  let remaining = pixels;
  return details.filter(detail => {
    const fits = pixelsOf(detail) <= remaining;
    if (fits) remaining -= pixelsOf(detail);
    return fits;
  });
}

export interface DetailOptions {
  readonly regionOf: RegionOf;
  /** true in a near shot (`isNear` in fit.ts): then even a slightly enlarged image gets a finer texture */
  readonly isNear: boolean;
  /** pixels per stage unit in the place's own textures; an image for which these suffice gets no `Detail` */
  readonly base: number;
  /** the maximum number of pixels of all details together */
  readonly pixels: number;
  /** the maximum width and height of a texture in pixels */
  readonly largest: number;
  /** whether an image has a finer texture already: such an image gets no `Detail` */
  has?(id: string): boolean;
  /**
   * what happens if all details together have more than `pixels` pixels:
   * - 'reduce': the details get lower resolutions
   * - 'leave out': as many details as fit get their full resolution, the frontmost first; the images of the
   *   other details get no finer texture and keep the place's own texture
   */
  readonly overflow: 'reduce' | 'leave out';
}

/**
 * Returns the parts of images (`Detail`) that get a finer texture in the window (`sight`). `shown`: pairs of
 * an element and the ids of its images.
 */
export function detailsIn(
  shown: readonly (readonly [ElementState, readonly string[]])[],
  sight: Sight,
  { regionOf, isNear, base, pixels, largest, has, overflow }: DetailOptions,
): Detail[] {
  const all = new Map<string, Wanted>();
  for (const [element, ids] of visibleElements(shown)) {
    const leastGain = isNear ? LEAST_GAIN : LEAST_GAIN_NOT_NEAR[element.isLayer ? 'layer' : 'figure'];
    for (const id of ids) {
      const detail = has?.(id) ? undefined : detailOf(id, element, sight, regionOf);
      if (!detail) continue;
      const possible = (largest - 1) / Math.max(detail.part.w, detail.part.h);
      const resolution = Math.min(detail.resolution, possible);
      if (resolution > base * leastGain) all.set(id, { detail: { ...detail, resolution }, element });
    }
  }
  const wanted = [...all.values()];
  const details =
    overflow === 'reduce'
      ? reduced(wanted, pixels, base)
      : fitting(
          [...wanted].sort(frontFirst).map(({ detail }) => detail),
          pixels,
        );
  return details.map(detail => ({ ...detail, resolution: Math.floor(detail.resolution * 100) / 100 }));
}

export interface FinerTextures {
  /** the finer texture of an image in the current shot; undefined if there is none */
  texture(id: string): Texture | undefined;
  /** whether an image has a finer texture for `shot`, which is the current shot or the shot loaded ahead */
  has(shot: Shot, id: string): boolean;
  /** number of pixels of all textures except the removed ones */
  pixelCount(): number;
  /**
   * Makes the missing textures of a shot. Resolves when each one is made or has failed: to true if the shot has new
   * textures. A new call cancels the call before it, which then resolves to false. If the shot is not the current one,
   * its textures wait for `setShot`, and the textures of any other waiting shot are removed.
   */
  load(shot: Shot, details: readonly Detail[]): Promise<boolean>;
  /** removes the current shot's textures except those of `ids`; a later `sweep` destroys the removed ones */
  keepOnly(ids: ReadonlySet<string>): void;
  /** cancels the running call of `load`; keeps the finished textures */
  stop(): void;
  /**
   * makes this shot the current one, with the textures that were loaded ahead for it. Cancels the running
   * call of `load`. Removes all other textures, which a later `sweep` destroys. If the shot is current
   * already, all textures stay
   */
  setShot(shot: Shot): void;
  /** cancels the running call of `load` and removes all textures; a later `sweep` destroys them */
  forget(): void;
  /** destroys the textures that were removed; call it after a frame without these textures is drawn */
  sweep(): void;
  close(): void;
}

/** The textures of a shot, by image. */
interface ShotTextures {
  readonly shot: Shot | undefined;
  readonly textures: Map<string, Texture>;
  /** true if the shot has a new texture that `load` has not reported yet; `setShot` resets this to false */
  isNew: boolean;
}

/** Creates a `FinerTextures` without any texture. Its method `load` makes the textures. */
export function createFinerTextures({
  regionOf,
  graphics,
  rasteriser,
  packOf,
}: TextureMakers): FinerTextures {
  const none = (shot?: Shot): ShotTextures => ({ shot, textures: new Map(), isNew: false });
  let current = none();
  let ahead = none();
  const removed = new Set<Texture>();
  let request = 0;

  function textureOf(pixels: Pixels, { id, part, resolution }: Detail): Texture | undefined {
    const region = regionOf(id);
    if (!region) return undefined;
    const source = sourceOf(pixels, resolution, graphics);
    graphics.upload(source);
    if (graphics.hasOwnCopies) drop(pixels);
    const orig = new Rectangle(0, 0, region.w, region.h);
    return new Texture({ source, orig, trim: new Rectangle(part.x, part.y, source.width, source.height) });
  }

  async function make(detail: Detail, into: ShotTextures, mine: number) {
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
      if (!texture) return;
      into.textures.set(detail.id, texture);
      into.isNew = true;
    } catch (error) {
      console.info(`No finer texture for ${detail.id}`, error); // the place's own texture is shown instead
    }
  }

  function remove(ofShot: ShotTextures) {
    for (const texture of ofShot.textures.values()) removed.add(texture);
    ofShot.textures.clear();
    ofShot.isNew = false;
  }
  function texturesFor(shot: Shot): ShotTextures {
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
    for (const texture of removed) texture.destroy(true);
    removed.clear();
  }
  return {
    texture: id => current.textures.get(id),
    has: (shot, id) => [current, ahead].some(each => each.shot === shot && each.textures.has(id)),
    pixelCount: () =>
      [...current.textures.values(), ...ahead.textures.values()].reduce(
        (sum, { source }) => sum + source.pixelWidth * source.pixelHeight,
        0,
      ),
    async load(shot, details) {
      request += 1;
      const mine = request;
      const into = texturesFor(shot);
      for (const detail of details) {
        if (into.textures.has(detail.id)) continue;
        await pause();
        if (mine !== request) return false;
        await make(detail, into, mine);
      }
      if (mine !== request) return false;
      const { isNew } = into;
      into.isNew = false;
      return isNew;
    },
    keepOnly(ids) {
      for (const [id, texture] of current.textures) {
        if (ids.has(id)) continue;
        removed.add(texture);
        current.textures.delete(id);
      }
    },
    stop,
    setShot(shot) {
      stop();
      if (shot === current.shot) return;
      const next = shot === ahead.shot ? ahead : none(shot);
      if (next !== ahead) remove(ahead);
      remove(current);
      current = next;
      current.isNew = false;
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
