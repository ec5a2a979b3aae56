/** Shows the stage in a Pixi application. Fits it to the window. Draws it only on request, not in every frame. */
import { gsap } from 'gsap';
import { type Application, Ticker } from 'pixi.js';
import type { Camera } from '../motion/camera.ts';
import type { ElementState } from '../motion/elementState.ts';
import type { Playback, Screen, Upcoming } from '../motion/playback.ts';
import type { StageState } from '../motion/transition.ts';
import { FOLLOW } from '../motion/vocabulary.ts';
import { idle, pause } from '../preload/pause.ts';
import type { LoadedPack } from '../preload/readPack.ts';
import { story } from '../story/index.ts';
import { shotsIn } from '../story/shots.ts';
import type { Place } from '../story/story.ts';
import type { Act, Layout, RegionOf, Shot } from '../story/types.ts';
import { between, type Fit, fitShot, isNear, type Size, visibleArea } from '../viewport/fit.ts';
import {
  BYTES_PER_PIXEL,
  bufferResolution,
  canReplace,
  type Raster,
  rasterOf,
  TEXTURE_BYTES,
} from '../viewport/raster.ts';
import {
  createFinerTextures,
  type DetailOptions,
  detailsIn,
  type FinerTextures,
  totalPixels,
} from './finerTextures.ts';
import { graphicsOf, hasLostContext } from './graphics.ts';
import { createPainter, imagesOf, type Painter } from './painter.ts';
import type { Rasteriser } from './rasteriser.ts';
import { createTextureCache, type TextureCache } from './textureCache.ts';

const SHOTS = shotsIn(story.chapters);
/**
 * Reserve of texture memory, in pixels. Finer textures can exceed their computed size, because each texture's width
 * and height are rounded up to whole pixels.
 */
const SPARE_PIXELS = 20_000;

// Pixi's own ticker must not run, because the stage is drawn on request only. `autoStart` would start the ticker when
// a listener is added
Ticker.system.autoStart = false;
Ticker.system.stop();

export interface StageScreen extends Screen {
  /** call it after a lost graphics context: makes all textures and nodes again, resolves when the stage is drawn */
  restore(): Promise<void>;
  /** `window` in CSS pixels; resolves when the stage is drawn at that size */
  resize(fit: Fit, window: Size): Promise<void>;
  /** moves the picture with the pointer; x, y: the pointer's position, -1 to 1, 0 in the middle of the window */
  point(x: number, y: number): void;
  /** unloads all textures and draws no more; does not destroy the application */
  close(): void;
}

interface Options {
  readonly app: Application;
  readonly playback: Playback;
  readonly rasteriser: Rasteriser;
  /** returns the loaded pack with this drawing or image; undefined if no loaded pack contains it */
  readonly packOf: (drawing: string, layout: Layout) => LoadedPack | undefined;
  /** called when drawing fails */
  readonly onTrouble: (cause: unknown) => void;
}

/** The objects that are made for one `Raster` (resolution and visible area). A new raster needs new objects. */
interface Rendering {
  readonly raster: Raster;
  readonly regionOf: RegionOf;
  readonly textures: TextureCache;
  readonly finerTextures: FinerTextures;
  readonly painter: Painter;
}

/**
 * Returns the images that the `frames` acts show on the element `id`, last image first. The list is in the order in
 * which the images get finer textures, until the memory is full. On a page of Romy's notebook, the last image has the
 * most pen lines, so it needs a finer texture most.
 */
const framesOf = (acts: readonly Act[], id: string): readonly string[] =>
  acts.flatMap(act => (act.act === 'frames' && act.who === id ? act.images : [])).reverse();

/** Creates an empty screen for this fit and window (CSS pixels). */
export function createScreen(
  { app, playback, rasteriser, packOf, onTrouble }: Options,
  firstFit: Fit,
  firstWindow: Size,
): StageScreen {
  let [fit, window] = [firstFit, firstWindow];
  let place: Place | undefined;
  let isClosed = false;
  /** true while the stage rests at a step: from a call of `lookAhead` to the next call of `load` */
  let isAtRest = false;
  /** number of calls of `load` and `lookAhead`; a running `lookAhead` stops when this number has changed */
  let requestCount = 0;
  /** the shot that the finer textures are made for */
  let refinedShot: Shot | undefined;
  /** the step after the one at which `lookAhead` was called; kept while the next transition plays */
  let upcoming: Upcoming | undefined;
  const graphics = graphicsOf(app.renderer);
  let rendering = createRendering(wantedRaster());
  const pointer = { x: 0, y: 0 };

  function wantedRaster(): Raster {
    return rasterOf(fit, window, devicePixelRatio, graphics.largest, SHOTS);
  }

  function createRendering(raster: Raster): Rendering {
    const { layout } = raster;
    const loaded = (name: string) => packOf(name, layout);
    const regionOf: RegionOf = image => loaded(image)?.images.get(image);
    const makers = { graphics, rasteriser, packOf: loaded, regionOf };
    const textures = createTextureCache({ raster, ...makers });
    const finerTextures = createFinerTextures(makers);
    const texture = (id: string) => finerTextures.texture(id) ?? textures.texture(id);
    const painter = createPainter({ texture, regionOf }, layout);
    app.stage.addChild(painter.root);
    return { raster, regionOf, textures, finerTextures, painter };
  }

  function resizeRenderer() {
    const resolution = bufferResolution(fit, window, devicePixelRatio, graphics.largest);
    app.renderer.resize(window.w, window.h, resolution);
  }

  /** Sets the camera. Returns the visible area in stage units, and whether the camera has moved. */
  function setCamera({ from, to, way }: Camera) {
    const { root } = rendering.painter;
    const at = (shot: Shot) => fitShot(fit.layout, window, shot);
    const { scale, x, y } = between(at(from), at(to), way);
    const isOther = root.scale.x !== scale || root.x !== x || root.y !== y;
    root.position.set(x, y);
    root.scale.set(scale);
    return { area: visibleArea({ scale, x, y }, window), isOther };
  }

  /**
   * If the camera has a new shot, shows the finer textures that were loaded ahead for that shot, and drops all others.
   */
  function followCamera({ to }: Camera) {
    if (to === refinedShot) return;
    refinedShot = to;
    rendering.finerTextures.setShot(to);
    rendering.painter.refresh();
    if (upcoming?.state.camera.to === to) void attempt(refineActs);
  }

  /**
   * Loads the finer textures of a state: first for the images at rest, then for the images that `acts` show. All finer
   * textures together have at most `mostPixels` pixels. An image of the acts gets no finer texture if the texture does
   * not fit. Resolves to true if there are new textures to draw.
   */
  async function loadFinerTextures(
    { camera, elements }: StageState,
    mostPixels: number,
    overflow: DetailOptions['overflow'],
    acts: readonly Act[] = [],
  ): Promise<boolean> {
    const { finerTextures, raster, regionOf } = rendering;
    const seen = fitShot(raster.layout, window, camera.to);
    const resolution = seen.scale * bufferResolution(fit, window, devicePixelRatio, graphics.largest);
    const pixels = mostPixels - finerTextures.pixelCount();
    const details = (
      imagesIn: (element: ElementState) => readonly string[],
      more: Pick<DetailOptions, 'pixels' | 'overflow'>,
    ) =>
      detailsIn(
        [...elements.values()].map(element => [element, imagesIn(element)]),
        { area: visibleArea(seen, window), resolution },
        {
          regionOf,
          isNear: isNear(camera.to, raster.layout),
          base: raster.resolution,
          largest: graphics.largest,
          has: id => finerTextures.has(camera.to, id),
          ...more,
        },
      );
    const atRest = details(element => imagesOf(element, regionOf), { pixels, overflow });
    const inActs = details(({ id }) => framesOf(acts, id), {
      pixels: pixels - totalPixels(atRest),
      overflow: 'leave out',
    });
    return finerTextures.load(camera.to, [...atRest, ...inActs]);
  }

  /**
   * Returns the number of texture pixels that are free for finer textures, at the place with the fewest free
   * pixels. At a place, the images of this place and of the next place use texture memory.
   */
  function freePixels(...places: readonly Place[]): number {
    const { textures, raster } = rendering;
    const taken = Math.max(...places.map(textures.pixelsOf));
    return TEXTURE_BYTES[raster.layout] / BYTES_PER_PIXEL - taken - SPARE_PIXELS;
  }

  /** Loads finer textures that fit into the free texture memory, then shows them. */
  async function refine() {
    const { painter, finerTextures, regionOf } = rendering;
    const { state } = playback.animator;
    // removes the finer textures of images that are not visible at rest: this frees memory
    finerTextures.keepOnly(
      new Set([...state.elements.values()].flatMap(element => imagesOf(element, regionOf))),
    );
    draw(state);
    if (!place || !(await loadFinerTextures(state, freePixels(place), 'reduce')) || isClosed) return;
    painter.refresh();
    redraw();
  }

  /**
   * Loads finer textures of the next step at full resolution, as many as fit into the free texture memory.
   * At a lower resolution all might fit, but they would stay coarse during the whole next step, because an
   * image that has a finer texture does not get another one.
   */
  async function refineAhead({ place: next, acts, state }: Upcoming) {
    if (place) await loadFinerTextures(state, freePixels(place, next), 'leave out', acts);
  }

  /**
   * Loads finer textures of the images that `frames` acts show in the step to which the current transition leads.
   * `refineAhead` may have skipped some of the images, because the finer textures of the step before needed the memory.
   * Without this function, a notebook page on a phone would be blurred for more than a second.
   */
  async function refineActs() {
    if (!place || !upcoming) return;
    const { acts, state } = upcoming;
    const acting = [...state.elements].filter(([id]) => framesOf(acts, id).length > 0);
    const { painter } = rendering;
    const only = { ...state, elements: new Map(acting) };
    if (await loadFinerTextures(only, freePixels(place), 'leave out', acts)) painter.refresh();
  }

  /**
   * Draws a frame if something has changed. `isLost`: the canvas may have lost its picture, so an unchanged
   * frame is drawn too. Draws nothing while the graphics context is lost.
   */
  function draw(state: StageState, isLost = false) {
    if (isClosed) return;
    try {
      if (hasLostContext(app.renderer)) return; // `restore` draws later
      const { area, isOther } = setCamera(state.camera);
      followCamera(state.camera);
      if (rendering.painter.paint(state, area, pointer) || isOther || isLost) app.render();
      rendering.finerTextures.sweep();
    } catch (cause) {
      onTrouble(cause);
    }
  }

  /** Reports errors to `onTrouble` and never rejects, because no caller handles a rejection. */
  async function attempt(work: () => void | Promise<void>) {
    try {
      if (!isClosed) await work();
    } catch (cause) {
      if (!isClosed) onTrouble(cause);
    }
  }

  /** Draws the stage again; if no transition plays, also loads the finer textures again. */
  function show() {
    redraw();
    if (isAtRest) void attempt(refine);
  }

  async function renew() {
    rendering.painter.root.destroy({ children: true });
    rendering.finerTextures.close();
    rendering.textures.close();
    rendering = createRendering(wantedRaster());
    refinedShot = undefined;
    resizeRenderer();
    if (place) await rendering.textures.load(place);
  }

  const redraw = () => draw(playback.animator.state, true);

  resizeRenderer();
  return {
    draw,
    async load(next) {
      place = next;
      isAtRest = false;
      requestCount += 1;
      rendering.finerTextures.stop(); // so that no texture is uploaded while a transition plays
      await attempt(() => rendering.textures.load(next));
      await pause(); // lets the browser show the pressed control first, because computing the transition takes long
    },
    pause,
    async lookAhead(here, next) {
      isAtRest = true;
      requestCount += 1;
      upcoming = undefined;
      const mine = requestCount;
      await idle(); // lets the browser show the last frame of the transition first
      if (mine !== requestCount) return;
      await Promise.all([attempt(() => rendering.textures.lookAhead(here)), attempt(refine)]);
      await idle();
      if (mine !== requestCount) return;
      const coming = next?.();
      upcoming = coming;
      if (coming) void attempt(() => refineAhead(coming));
    },
    resize(nextFit, nextWindow) {
      [fit, window] = [nextFit, nextWindow];
      return attempt(async () => {
        refinedShot = undefined;
        rendering.finerTextures.forget(); // finer textures contain only what the old window showed
        if (canReplace(rendering.raster, wantedRaster())) resizeRenderer();
        else await renew();
        show();
      });
    },
    restore: () =>
      attempt(async () => {
        await renew();
        show();
      }),
    point(x, y) {
      playback.animator.clock.run(
        gsap.to(pointer, { x, y, duration: FOLLOW, ease: 'power2.out', overwrite: true }),
      );
    },
    close() {
      isClosed = true;
      gsap.killTweensOf(pointer);
      rendering.finerTextures.close();
      rendering.textures.close();
    },
  };
}
