import { type Application, Container } from 'pixi.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlayback } from '../../../stage/motion/playback.ts';
import { drawingsOfPlace } from '../../../stage/preload/pictures.ts';
import type { LoadedPack } from '../../../stage/preload/readPack.ts';
import type { Pixels } from '../../../stage/renderer/rasteriser.ts';
import { createScreen } from '../../../stage/renderer/screen.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { createRunner } from '../../../stage/runner/store.ts';
import { viewOf } from '../../../stage/runner/viewOf.ts';
import { story } from '../../../stage/story/index.ts';
import { fit as fitted } from '../../../stage/viewport/fit.ts';

const SMALL = { w: 1008, h: 655 };
const LARGE = { w: 1920, h: 1080 };
const { place } = viewOf(story, begin(story, { label: 'chapter_2_1' }));
const LOADED: LoadedPack = { text: '', pack: { colours: [], outlines: [], parts: [], drawings: {} } };

const tasks = () => new Promise(resolve => setTimeout(resolve));

/** A screen on a plain canvas, whose drawings are rasterised when the test says so. */
function newScreen() {
  const waiting: (() => void)[] = [];
  const open = new Set<Pixels>();
  const renderer = { resize: vi.fn() };
  const app: unknown = { renderer, stage: new Container(), render: vi.fn() };
  const isApp = (value: unknown): value is Application => value === app;
  if (!isApp(app)) throw new Error('no application');
  const onTrouble = vi.fn();
  const runner = createRunner(story, {}, () => 0);
  const screen = createScreen(
    {
      app,
      playback: createPlayback(runner, () => true),
      packOf: () => LOADED,
      onTrouble,
      rasteriser: {
        open: () => {},
        close: () => {},
        raster: () =>
          new Promise(resolve => {
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
  return { screen, app, renderer, onTrouble, open, waiting, arrive };
}

beforeEach(() => void vi.stubGlobal('devicePixelRatio', 1));
afterEach(() => void vi.unstubAllGlobals());

test('a screen that is closed while it loads keeps nothing of what comes later', async () => {
  const { screen, open, waiting, arrive } = newScreen();
  void screen.load(place);
  await tasks();
  expect(waiting).toHaveLength(drawingsOfPlace(place, 'md').length);
  screen.close();
  await arrive();
  expect(open.size).toBe(0);
});

test('a screen that is closed asks for nothing and draws nothing, whatever is asked of it', async () => {
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
])('graphics that fail while the stage is %s are told of, and nothing rejects', async (_, fail) => {
  const { screen, renderer, onTrouble } = newScreen();
  const cause = new Error('no graphics any more');
  renderer.resize.mockImplementation(() => {
    throw cause;
  });
  await expect(fail(screen)).resolves.toBeUndefined();
  expect(onTrouble).toHaveBeenCalledExactlyOnceWith(cause);
});
