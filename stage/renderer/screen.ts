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
/** Pixels in reserve: each finer texture's sides are rounded up to whole pixels. */
export const SPARE_PIXELS = 20_000;

// The stage is drawn on request only; `autoStart` would start the ticker when a listener is added.
Ticker.system.autoStart = false;
Ticker.system.stop();

export interface StageScreen extends Screen {
  /** after a lost context; resolves when the stage is drawn */
  restore(): Promise<void>;
  /** CSS pixels; resolves when the stage is drawn */
  resize(fit: Fit, window: Size): Promise<void>;
  /** the pointer, -1 to 1 on both axes */
  point(x: number, y: number): void;
  /** does not destroy the application */
  close(): void;
}

interface Options {
  readonly app: Application;
  readonly playback: Playback;
  readonly rasteriser: Rasteriser;
  readonly packOf: (drawing: string, layout: Layout) => LoadedPack | undefined;
  readonly onTrouble: (cause: unknown) => void;
}

interface Rendering {
  readonly raster: Raster;
  readonly regionOf: RegionOf;
  readonly textures: TextureCache;
  readonly finerTextures: FinerTextures;
  readonly painter: Painter;
}

/** The last image first, in the order of finer textures: a notebook page's last image has the most pen lines. */
const framesOf = (acts: readonly Act[], id: string): readonly string[] =>
  acts.flatMap(act => (act.act === 'frames' && act.who === id ? act.images : [])).reverse();

export function createScreen(
  { app, playback, rasteriser, packOf, onTrouble }: Options,
  firstFit: Fit,
  firstWindow: Size,
): StageScreen {
  let [fit, window] = [firstFit, firstWindow];
  let place: Place | undefined;
  let isClosed = false;
  /** from `lookAhead` to the next `load` */
  let isAtRest = false;
  /** of `load` and `lookAhead`: a running `lookAhead` stops when it has changed */
  let requestCount = 0;
  let refinedShot: Shot | undefined;
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

  function setCamera({ from, to, way }: Camera) {
    const { root } = rendering.painter;
    const at = (shot: Shot) => fitShot(fit.layout, window, shot);
    const { scale, x, y } = between(at(from), at(to), way);
    const isOther = root.scale.x !== scale || root.x !== x || root.y !== y;
    root.position.set(x, y);
    root.scale.set(scale);
    return { area: visibleArea({ scale, x, y }, window), isOther };
  }

  function followCamera({ to }: Camera) {
    if (to === refinedShot) return;
    refinedShot = to;
    rendering.finerTextures.setShot(to);
    rendering.painter.refresh();
    if (upcoming?.state.camera.to === to) void attempt(refineActs);
  }

  /**
   * First for the images at rest, then for those of `acts`, as far as `mostPixels` go. True if there are new textures.
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

  /** Texture pixels free for finer textures, at the place with the fewest. */
  function freePixels(...places: readonly Place[]): number {
    const { textures, raster } = rendering;
    const taken = Math.max(...places.map(textures.pixelsOf));
    return TEXTURE_BYTES[raster.layout] / BYTES_PER_PIXEL - taken - SPARE_PIXELS;
  }

  async function refine() {
    const { painter, finerTextures, regionOf } = rendering;
    const { state } = playback.animator;
    finerTextures.keepOnly(
      new Set([...state.elements.values()].flatMap(element => imagesOf(element, regionOf))),
    );
    draw(state);
    if (!place || !(await loadFinerTextures(state, freePixels(place), 'reduce')) || isClosed) return;
    painter.refresh();
    redraw();
  }

  /**
   * Only at full resolution: an image that has a finer texture gets no other one, so it would stay coarse during the
   * next step.
   */
  async function refineAhead({ place: next, acts, state }: Upcoming) {
    if (place) await loadFinerTextures(state, freePixels(place, next), 'leave out', acts);
  }

  /**
   * During the transition: `refineAhead` may have skipped images of acts for lack of memory, and a notebook page on a
   * phone would be blurred for more than a second.
   */
  async function refineActs() {
    if (!place || !upcoming) return;
    const { acts, state } = upcoming;
    const acting = [...state.elements].filter(([id]) => framesOf(acts, id).length > 0);
    const { painter } = rendering;
    const only = { ...state, elements: new Map(acting) };
    if (await loadFinerTextures(only, freePixels(place), 'leave out', acts)) painter.refresh();
  }

  /** `isLost`: the canvas may have lost its picture, so an unchanged frame is drawn too. */
  function draw(state: StageState, isLost = false) {
    if (isClosed) return;
    try {
      if (hasLostContext(app.renderer)) return;
      const { area, isOther } = setCamera(state.camera);
      followCamera(state.camera);
      if (rendering.painter.paint(state, area, pointer) || isOther || isLost) app.render();
      rendering.finerTextures.sweep();
    } catch (cause) {
      onTrouble(cause);
    }
  }

  /** No caller handles a rejection. */
  async function attempt(work: () => void | Promise<void>) {
    try {
      if (!isClosed) await work();
    } catch (cause) {
      if (!isClosed) onTrouble(cause);
    }
  }

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
      rendering.finerTextures.stop(); // no upload while a transition plays
      await attempt(() => rendering.textures.load(next));
      await pause(); // the pressed control shows first: computing the transition takes long
    },
    pause,
    async lookAhead(here, next) {
      isAtRest = true;
      requestCount += 1;
      upcoming = undefined;
      const mine = requestCount;
      await idle(); // the transition's last frame shows first
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
        rendering.finerTextures.forget(); // they contain only what the old window showed
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
