/**
 * Finer textures for close-ups and enlarged images, in the memory that the textures of the current and the next place
 * leave. While one is missing, the place's own texture shows. At rest, those of the next step's shot and acts are
 * loaded ahead, so that a cut to a face, or the lines of an act, are sharp immediately.
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

export interface Detail {
  readonly id: string;
  /** in the image's own units (stage units at scale 1), from its top left corner */
  readonly part: Area;
  /** texture pixels per unit of `part` */
  readonly resolution: number;
}

export interface Sight {
  /** stage units */
  readonly area: Area;
  /** back-buffer pixels per stage unit */
  readonly resolution: number;
}

/** A smaller gain over the place's own texture is not worth the memory. */
const LEAST_GAIN = 1.2;
/**
 * In a shot that is not near (`isNear`), only clearly enlarged images get a finer texture, to save memory for the next
 * step.
 */
const LEAST_GAIN_NOT_NEAR = { figure: 1.3, layer: 2.5 };
/** Most that breathing and the pointer move an image, in stage units. */
const MARGIN = 36;

/** The part that is visible or within `MARGIN` of it; the whole image if it is rotated; undefined if there is none. */
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

/** Without the squares of one colour that fill the window (`FLOOD_MIN_SCALE`), and everything that they hide. */
function visibleElements<Shown extends readonly [ElementState, ...unknown[]]>(shown: readonly Shown[]) {
  const fills = shown.flatMap(([{ k, z }]) => (k >= FLOOD_MIN_SCALE ? z : []));
  const furthest = Math.max(...fills);
  return shown.filter(([{ k, z }]) => k < FLOOD_MIN_SCALE && z >= furthest);
}

interface Wanted {
  readonly detail: Detail;
  readonly element: ElementState;
}

const pixelsOf = ({ part, resolution }: Detail) => part.w * part.h * resolution ** 2;
export const totalPixels = (details: readonly Detail[]) =>
  details.reduce((sum, detail) => sum + pixelsOf(detail), 0);
const frontFirst = (a: Wanted, b: Wanted) => b.element.z - a.element.z;

/**
 * Lowers the resolutions until all have at most `pixels` pixels: figures less than layers, because people look at
 * figures. Leaves out a detail that would be hardly finer than the place's textures (`base`).
 */
function reduced(all: readonly Wanted[], pixels: number, base: number): Detail[] {
  const pixelsIf = (isLayer: boolean) =>
    totalPixels(all.flatMap(w => (w.element.isLayer === isLayer ? w.detail : [])));
  const [figures, layers] = [pixelsIf(false), pixelsIf(true)];
  // With a share of 0.25 or more, figures keep their full resolution and layers at least half. With less, the factor of
  // figures is twice that of layers.
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
  readonly isNear: boolean;
  /** pixels per stage unit of the place's own textures */
  readonly base: number;
  readonly pixels: number;
  readonly largest: number;
  has?(id: string): boolean;
  /**
   * beyond `pixels`, 'reduce' lowers resolutions; 'leave out' keeps the full resolution of as many as fit, the
   * frontmost first
   */
  readonly overflow: 'reduce' | 'leave out';
}

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
  texture(id: string): Texture | undefined;
  has(shot: Shot, id: string): boolean;
  pixelCount(): number;
  /**
   * Makes the missing textures of a shot; true if there are new ones. A new call cancels the one before, which resolves
   * to false. Textures of a shot that is not current wait for `setShot`, and replace other waiting ones.
   */
  load(shot: Shot, details: readonly Detail[]): Promise<boolean>;
  /** of the current shot; a later `sweep` destroys the others */
  keepOnly(ids: ReadonlySet<string>): void;
  stop(): void;
  /** shows the textures loaded ahead for this shot, and removes all others for a later `sweep`. Cancels `load` */
  setShot(shot: Shot): void;
  /** cancels `load` and removes all textures for a later `sweep` */
  forget(): void;
  sweep(): void;
  close(): void;
}

interface ShotTextures {
  readonly shot: Shot | undefined;
  readonly textures: Map<string, Texture>;
  isNew: boolean;
}

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
      console.info(`No finer texture for ${detail.id}`, error);
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
