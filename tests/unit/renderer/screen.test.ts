import { type Application, Container, Texture } from 'pixi.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlayback, type Upcoming } from '../../../stage/motion/playback.ts';
import { cutTo, newStage } from '../../../stage/motion/transition.ts';
import { imagesOf } from '../../../stage/renderer/painter.ts';
import type { Order, Pixels } from '../../../stage/renderer/rasteriser.ts';
import { createScreen } from '../../../stage/renderer/screen.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { createRunner } from '../../../stage/runner/store.ts';
import { type View, viewOf } from '../../../stage/runner/viewOf.ts';
import { story } from '../../../stage/story/index.ts';
import { FLOOD_MIN_SCALE } from '../../../stage/story/posters.ts';
import { shotsIn } from '../../../stage/story/shots.ts';
import type { Layout, Shot } from '../../../stage/story/types.ts';
import { fitShot, fit as fitted, isNear, visibleArea } from '../../../stage/viewport/fit.ts';
import { overlap, rasterOf } from '../../../stage/viewport/raster.ts';
import { packOf, regionOf } from '../../builtPacks.ts';

const SMALL = { w: 1008, h: 655 };
const LARGE = { w: 1920, h: 1080 };
const { place } = viewOf(story, begin(story, { label: 'chapter_2_1' }));
const closeUp = viewOf(story, begin(story, { label: 'chapter_2_8' }));

/** Tasks without a request after which the screen needs nothing more: finer textures come at most two tasks apart. */
const IDLE_TASKS = 4;

const tasks = () => new Promise(resolve => setTimeout(resolve));

/** Rasterises only at arrive() or complete(). */
function newScreen(window = SMALL) {
  const waiting: (() => void)[] = [];
  const asked: Order[] = [];
  const open = new Set<Pixels>();
  const renderer = { resize: vi.fn() };
  const app: unknown = { renderer, stage: new Container(), render: vi.fn() };
  const isApp = (value: unknown): value is Application => value === app;
  if (!isApp(app)) throw new Error('no application');
  const onTrouble = vi.fn();
  const playback = createPlayback(
    createRunner(story, {}, () => 0),
    { reducedMotion: () => true, isUpright: () => false },
  );
  const screen = createScreen(
    {
      app,
      playback,
      packOf: (name, layout) => packOf(layout)(name),
      onTrouble,
      rasteriser: {
        open: () => {},
        close: () => {},
        raster: order =>
          new Promise(resolve => {
            asked.push(order);
            waiting.push(() => {
              const pixels = { width: 8, height: 8, close: () => open.delete(pixels) };
              open.add(pixels);
              resolve(pixels);
            });
          }),
      },
    },
    fitted(window),
    window,
  );
  const arrive = async () => {
    for (const come of waiting.splice(0)) come();
    await tasks();
  };
  const complete = async () => {
    while (waiting.length > 0) await arrive();
  };
  const settle = async () => {
    let idle = 0;
    while (idle < IDLE_TASKS) {
      await tasks();
      idle = waiting.length > 0 ? 0 : idle + 1;
      await complete();
    }
  };
  const show = async (view: View) => {
    cutTo(playback.animator.state, view, 'md');
    const loaded = screen.load(view.place);
    await tasks();
    await complete();
    await loaded;
    screen.draw(playback.animator.state);
  };
  return { screen, app, renderer, playback, onTrouble, open, asked, waiting, arrive, complete, settle, show };
}

const page = viewOf(story, begin(story, { label: 'chapter_0_5' }));
const beforePage = viewOf(story, begin(story, { label: 'chapter_0_4' }));
/** The page at rest, then its act's images, the last one first. */
const PAGES = ['', '_second', '_first', '_turning'].map(suffix => `00_page-heidi${suffix}`);

function upcoming(view: View): Upcoming {
  const state = newStage();
  cutTo(state, view, 'md');
  return { place: view.place, acts: view.acts, state };
}

function isFiner({ name, part, resolution }: Order, id: string, layout: Layout, base: number): boolean {
  const region = regionOf(layout)(id);
  if (!part || region?.file !== name) return false;
  const [x, y] = region.sheet ?? [0, 0];
  const isIn = part.x >= x && part.y >= y && part.x < x + region.w && part.y < y + region.h;
  return isIn && resolution > base;
}

function finerPages(orders: readonly Order[]): string[] {
  const base = rasterOf(fitted(SMALL), SMALL, 1).resolution;
  return orders.flatMap(order => PAGES.filter(id => isFiner(order, id, 'md', base)));
}

beforeEach(() => void vi.stubGlobal('devicePixelRatio', 1));
afterEach(() => void vi.unstubAllGlobals());

test('a closed screen requests and draws nothing', async () => {
  const { screen, app, waiting, open, onTrouble, arrive } = newScreen();
  const loaded = screen.load(place);
  await tasks();
  await arrive();
  await loaded;
  expect(open.size).toBeGreaterThan(0);
  screen.close();
  expect(open.size).toBe(0);
  vi.mocked(app.render).mockClear();
  await Promise.all([screen.resize(fitted(LARGE), LARGE), screen.restore(), screen.load(place)]);
  screen.lookAhead(place);
  await tasks();
  expect(waiting).toEqual([]);
  expect(app.render).not.toHaveBeenCalled();
  expect(onTrouble).not.toHaveBeenCalled();
});

test.each([
  ['resized', (screen: ReturnType<typeof newScreen>['screen']) => screen.resize(fitted(LARGE), LARGE)],
  ['restored', (screen: ReturnType<typeof newScreen>['screen']) => screen.restore()],
])('a graphics error while the stage is %s is reported, and no promise rejects', async (_, fail) => {
  const { screen, renderer, onTrouble } = newScreen();
  const cause = new Error('no graphics any more');
  renderer.resize.mockImplementation(() => {
    throw cause;
  });
  await expect(fail(screen)).resolves.toBeUndefined();
  expect(onTrouble).toHaveBeenCalledExactlyOnceWith(cause);
});

test.each([
  ['resized', (screen: ReturnType<typeof newScreen>['screen']) => screen.resize(fitted(LARGE), LARGE)],
  ['restored', (screen: ReturnType<typeof newScreen>['screen']) => screen.restore()],
])('after the stage was %s at rest, a close-up is drawn in its fine resolution again', async (_, again) => {
  const { screen, playback, asked, complete } = newScreen();
  /** A place's ordinary textures have one resolution, so two prove a finer one. */
  const resolutions = (from: number) => new Set(asked.slice(from).map(({ resolution }) => resolution)).size;
  cutTo(playback.animator.state, closeUp, 'md');
  const loaded = screen.load(closeUp.place);
  await tasks();
  await complete();
  await loaded;
  expect(resolutions(0)).toBe(1);
  screen.lookAhead(closeUp.place);
  await tasks();
  await tasks();
  await complete();
  expect(resolutions(0)).toBeGreaterThan(1);
  const before = asked.length;
  const done = again(screen);
  await tasks();
  await complete();
  await done;
  await tasks();
  await complete();
  expect(resolutions(before)).toBeGreaterThan(1);
});

test('at rest the finer textures of the next step are loaded, and after a cut to this step nothing is loaded or drawn again', async () => {
  const { screen, app, playback, asked, settle, show } = newScreen();
  await show(viewOf(story, begin(story, { label: 'chapter_2_1' })));
  screen.lookAhead(closeUp.place, () => upcoming(closeUp));
  await settle();
  const before = asked.length;
  expect(new Set(asked.map(({ resolution }) => resolution)).size).toBeGreaterThan(1);
  void screen.load(closeUp.place);
  cutTo(playback.animator.state, closeUp, 'md');
  screen.draw(playback.animator.state);
  vi.mocked(app.render).mockClear();
  screen.lookAhead(closeUp.place);
  await settle();
  expect(asked.length).toBe(before);
  expect(app.render).not.toHaveBeenCalled();
});

test('the finer textures of the next step’s acts are loaded after its other finer textures, and unloaded when that step rests', async () => {
  const { screen, asked, settle, show } = newScreen();
  await show(beforePage);
  screen.lookAhead(beforePage.place, () => upcoming(page));
  await settle();
  expect(finerPages(asked)).toEqual(PAGES);
  await show(page);
  const destroyed = vi.spyOn(Texture.prototype, 'destroy');
  screen.lookAhead(page.place);
  await settle();
  expect(finerPages(asked), 'nothing is loaded again').toHaveLength(PAGES.length);
  expect(destroyed, 'the three pages of the act').toHaveBeenCalledTimes(3);
  destroyed.mockRestore();
});

test('the images of a step’s acts that were not loaded ahead are loaded while the step plays', async () => {
  const { screen, asked, complete, settle, show } = newScreen();
  await show(beforePage);
  screen.lookAhead(beforePage.place, () => upcoming(page));
  while (finerPages(asked).length === 0) {
    await complete();
    await tasks();
  }
  const ahead = asked.length;
  await show(page); // the visitor presses Next before the first finer texture has arrived
  await settle();
  expect(finerPages(asked.slice(ahead))).toEqual(PAGES);
});

/** Largest enlargement of a texture at rest: in a near shot, and of figures and large flat layers in others. */
const ENLARGED = { near: 1.25, figure: 1.35, layer: 2.6 };

test.each([[{ w: 394, h: 752 }], [{ w: 1512, h: 982 }], [{ w: 1080, h: 1920 }]])(
  'in a window of %j, every image that a step enlarges gets a finer texture when the step rests',
  async window => {
    const fit = fitted(window);
    const { layout } = fit;
    const base = rasterOf(fit, window, 1, Infinity, shotsIn(story.chapters)).resolution;
    const { screen, playback, asked, complete } = newScreen(window);
    const soft: string[] = [];
    let shot: Shot | undefined;
    let first = 0;
    for (const { label, name } of story.steps) {
      const view = viewOf(story, begin(story, { label }));
      if (view.shot !== shot) first = asked.length; // another shot drops the finer textures
      shot = view.shot;
      cutTo(playback.animator.state, view, layout);
      void screen.load(view.place);
      await tasks();
      await complete();
      screen.draw(playback.animator.state);
      screen.lookAhead(view.place);
      let last = -1;
      for (let idle = 0; idle < 5; idle = asked.length === last ? idle + 1 : 0) {
        last = asked.length;
        await tasks();
        await complete();
      }
      const seen = fitShot(layout, window, view.shot);
      const area = visibleArea(seen, window);
      const elements = [...playback.animator.state.elements.values()];
      const hidden = Math.max(...elements.flatMap(({ k, z }) => (k >= FLOOD_MIN_SCALE ? z : [])));
      for (const element of elements) {
        const { x, y, k, z } = element;
        const kind = isNear(view.shot, layout) ? 'near' : element.isLayer ? 'layer' : 'figure';
        if (k >= FLOOD_MIN_SCALE || z < hidden || k * seen.scale <= base * ENLARGED[kind]) continue;
        for (const id of imagesOf(element, regionOf(layout))) {
          const region = regionOf(layout)(id);
          if (!region) continue;
          const part = { x: x + k * region.x, y: y + k * region.y, w: k * region.w, h: k * region.h };
          const { w, h } = overlap(part, area);
          if (w * h === 0 || asked.slice(first).some(order => isFiner(order, id, layout, base))) continue;
          soft.push(`${label} ${name}: ${id} is enlarged ${((k * seen.scale) / base).toFixed(2)} times`);
        }
      }
    }
    screen.close();
    expect(soft).toEqual([]);
  },
);
