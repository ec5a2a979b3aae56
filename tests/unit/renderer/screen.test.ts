import { type Application, Container, Texture } from 'pixi.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlayback } from '../../../stage/motion/playback.ts';
import { cutTo, newStage } from '../../../stage/motion/transition.ts';
import { drawingsOfPlace } from '../../../stage/preload/pictures.ts';
import type { Order, Pixels } from '../../../stage/renderer/rasteriser.ts';
import { createScreen } from '../../../stage/renderer/screen.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { createRunner } from '../../../stage/runner/store.ts';
import { viewOf } from '../../../stage/runner/viewOf.ts';
import { story } from '../../../stage/story/index.ts';
import { fit as fitted } from '../../../stage/viewport/fit.ts';
import { rasterOf } from '../../../stage/viewport/raster.ts';
import { packOf, regionOf } from '../../builtPacks.ts';

const SMALL = { w: 1008, h: 655 };
const LARGE = { w: 1920, h: 1080 };
const { place } = viewOf(story, begin(story, { label: 'chapter_2_1' }));
const closeUp = viewOf(story, begin(story, { label: 'chapter_2_8' }));

const tasks = () => new Promise(resolve => setTimeout(resolve));

/** Returns a screen without real graphics. A drawing is rasterised only when a test calls arrive() or complete(). */
function newScreen() {
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
    fitted(SMALL),
    SMALL,
  );
  const arrive = async () => {
    for (const come of waiting.splice(0)) come();
    await tasks();
  };
  /** Rasterises the requested drawings, and those that are requested in the meantime, until none is left. */
  const complete = async () => {
    while (waiting.length > 0) await arrive();
  };
  return { screen, app, renderer, playback, onTrouble, open, asked, waiting, arrive, complete };
}

/** Whether an order is for a part of an image, in a finer resolution than the place's in a window of the size `SMALL`. */
function isFiner({ name, part, resolution }: Order, id: string): boolean {
  const region = regionOf('md')(id);
  if (!part || region?.file !== name) return false;
  const [x, y] = region.sheet ?? [0, 0];
  const isIn = part.x >= x && part.y >= y && part.x < x + region.w && part.y < y + region.h;
  return isIn && resolution > rasterOf(fitted(SMALL), SMALL, 1).resolution;
}

beforeEach(() => void vi.stubGlobal('devicePixelRatio', 1));
afterEach(() => void vi.unstubAllGlobals());

test('a screen that is closed while it loads releases the pixels that arrive later', async () => {
  const { screen, open, waiting, arrive } = newScreen();
  void screen.load(place);
  await tasks();
  expect(waiting).toHaveLength(drawingsOfPlace(place, regionOf('md')).length);
  screen.close();
  await arrive();
  expect(open.size).toBe(0);
});

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
  /**
   * Counts the different resolutions of the requests from index `from` on. The textures of a place have a single
   * resolution, so a second one belongs to a close-up.
   */
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

test('at rest the close-ups of the next step are loaded, and after a cut to this step nothing is loaded or drawn again', async () => {
  const { screen, app, playback, asked, complete } = newScreen();
  cutTo(playback.animator.state, viewOf(story, begin(story, { label: 'chapter_2_1' })), 'md');
  const loaded = screen.load(closeUp.place);
  await tasks();
  await complete();
  await loaded;
  screen.draw(playback.animator.state);
  const next = newStage();
  cutTo(next, closeUp, 'md');
  const settle = async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      await tasks();
      await complete();
    }
  };
  screen.lookAhead(closeUp.place, () => ({ place: closeUp.place, acts: [], state: next }));
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

test('the images that the next step’s acts show are loaded after its close-ups, and unloaded when it rests', async () => {
  const { screen, playback, asked, complete } = newScreen();
  const [before, page] = [4, 5].map(n => viewOf(story, begin(story, { label: `chapter_0_${n}` })));
  if (!before || !page) throw new Error('the story has no page');
  const settle = async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      await tasks();
      await complete();
    }
  };
  cutTo(playback.animator.state, before, 'md');
  void screen.load(before.place);
  await settle();
  screen.draw(playback.animator.state);
  const next = newStage();
  cutTo(next, page, 'md');
  const pages = ['', '_second', '_first', '_turning'].map(suffix => `00_page-heidi${suffix}`);
  /** the requests for finer textures of a page */
  const finer = () => asked.flatMap(order => pages.filter(id => isFiner(order, id)));
  screen.lookAhead(before.place, () => ({ place: page.place, acts: page.acts, state: next }));
  await settle();
  expect(finer()).toEqual(pages);
  void screen.load(page.place);
  cutTo(playback.animator.state, page, 'md');
  screen.draw(playback.animator.state);
  const destroyed = vi.spyOn(Texture.prototype, 'destroy');
  screen.lookAhead(page.place);
  await settle();
  expect(finer(), 'nothing is loaded again').toHaveLength(4);
  expect(destroyed, 'the three pages of the act').toHaveBeenCalledTimes(3);
  destroyed.mockRestore();
});
