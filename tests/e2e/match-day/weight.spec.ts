import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type Page, type Request, test as withoutPage } from '@playwright/test';
import { SITES } from '../../../scripts/sites.ts';
import { ADDRESSES } from '../../../src/site/addresses.ts';
import { type Layout, PACKS, resolve, story } from '../../../stage/index.ts';
import { drawingsOfPlace, following } from '../../../stage/preload/neededDrawings.ts';
import { shotsIn } from '../../../stage/story/shots.ts';
import { fit as fitted, isNear } from '../../../stage/viewport/fit.ts';
import { bufferResolution, rasterOf } from '../../../stage/viewport/raster.ts';
import { regionOf } from '../../builtPacks.ts';
import { holdBack } from '../holdBack.ts';
import { LIMITS } from '../limits.ts';
import {
  advance,
  at,
  enter,
  expect,
  goToChapter,
  LAPTOP,
  labelsAfter,
  PHONE,
  settled,
  stageOf,
  startOf,
  step,
  test,
} from '../matchDay.ts';
import { residentTextures, watchTextures } from '../residentTextures.ts';

const pathOf = (request: Request) => new URL(request.url()).pathname;

/**
 * Measures the files that a first visit requests until the start button shows. Returns their kB, number and paths, and
 * the kB of the scripts.
 */
async function weigh(page: Page) {
  const sizes: Promise<{ kB: number; isScript: boolean }>[] = [];
  const paths: string[] = [];
  const weighOne = (request: Request) => {
    if (!request.url().startsWith('http')) return;
    const isScript = request.url().endsWith('.js');
    paths.push(pathOf(request));
    sizes.push(request.sizes().then(({ responseBodySize }) => ({ kB: responseBodySize / 1000, isScript })));
  };
  page.on('requestfinished', weighOne);
  await page.goto('/simulation_wny');
  await startOf(page).waitFor();
  page.off('requestfinished', weighOne); // later requests do not count, and may be unfinished when the page closes
  const all = await Promise.all(sizes);
  const sum = (files: typeof all) => files.reduce((kB, file) => kB + file.kB, 0);
  return { kB: sum(all), requests: all.length, scripts: sum(all.filter(({ isScript }) => isScript)), paths };
}

/**
 * Holds back the layout's last pack until the page rests, then lets the pack arrive. Returns the number of tasks
 * (timers, frames and messages) that the page schedules between this arrival and the start button.
 */
async function tasksAfterLastByte(page: Page, layout: Layout) {
  const packs = PACKS[layout];
  const [last] = packs.slice(-1);
  if (!last) throw new Error('no pack');
  const sum = (files: typeof packs) => files.reduce((images, pack) => images + pack.images, 0);
  const arrive = await holdBack(page, `**${last.address}`);
  await page.addInitScript(() => {
    const seen: { tasks: number; atStart?: number } = { tasks: 0 };
    Object.assign(window, { seen });
    for (const [owner, name] of [
      [window, 'setTimeout'],
      [window, 'requestAnimationFrame'],
      [MessagePort.prototype, 'postMessage'],
    ] as const) {
      const schedule: unknown = Reflect.get(owner, name);
      if (typeof schedule !== 'function') continue;
      Reflect.set(owner, name, function (this: unknown, ...values: unknown[]) {
        seen.tasks += 1;
        return Reflect.apply(schedule, this, values);
      });
    }
    new MutationObserver(() => {
      if (document.querySelector('.loading__disc--start')) seen.atStart ??= seen.tasks;
    }).observe(document, { subtree: true, childList: true });
  });
  const counted = (name: 'tasks' | 'atStart') =>
    page.evaluate(key => Number(Reflect.get(Reflect.get(window, 'seen'), key)), name);
  await page.goto('/simulation_wny');
  const share = String(Math.round((sum(packs.slice(0, -1)) / sum(packs)) * 100));
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', share);
  await page.locator('canvas').waitFor();
  let before = -1;
  await expect
    .poll(async () => {
      const earlier = before;
      before = await counted('tasks');
      return before - earlier;
    })
    .toBe(0);
  arrive();
  await startOf(page).waitFor();
  return (await counted('atStart')) - before;
}

/**
 * Returns the drawings that have a texture on the graphics card while a step rests: the drawings of the step's place
 * and of the next place.
 */
function drawingsAt(label: string, layout: Layout): Set<string> {
  const { place } = resolve(story, label);
  const next = following(place);
  return new Set([place, ...(next ? [next] : [])].flatMap(it => drawingsOfPlace(it, regionOf(layout))));
}

/**
 * Returns true if the stage may load finer textures while the step `label` rests. It may do so if this step or the next
 * step has a near shot, or shows an element with a scale (`k`) greater than `enlarged`.
 */
function mayHaveFinerTextures(label: string, layout: Layout, enlarged: number): boolean {
  const at = story.steps.findIndex(step => step.label === label);
  return story.steps
    .slice(at, at + 2)
    .some(
      ({ shot, tableau }) =>
        isNear(shot, layout) || tableau.some(element => (element[layout]?.k ?? 1) > enlarged),
    );
}

/**
 * Returns the scale (`k`) at which an element is drawn a quarter larger than its texture. From this scale on, the
 * element may get a finer texture even if the shot is not near.
 */
async function enlargedIn(page: Page): Promise<number> {
  const { width, height } = page.viewportSize() ?? LAPTOP;
  const [window, ratio] = [{ w: width, h: height }, await page.evaluate(() => devicePixelRatio)];
  const fit = fitted(window);
  const { resolution } = rasterOf(fit, window, ratio, Infinity, shotsIn(story.chapters));
  return (1.25 * resolution) / (fit.scale * bufferResolution(fit, window, ratio));
}

/**
 * Goes to the first two steps of each chapter, and measures the textures on the graphics card at each step. Returns:
 * - `MB`: largest total size in MB, at steps that load no finer textures
 * - `count`: largest number of textures, at the same steps as `MB`
 * - `withFinerTextures`: largest total size in MB, at all visited steps, with or without finer textures
 */
async function mostTextures(page: Page, layout: Layout) {
  await watchTextures(page);
  await enter(page, { label: step(0, 'corridor'), done: story.last });
  const enlarged = await enlargedIn(page);
  const all: Awaited<ReturnType<typeof residentTextures>>[] = [];
  const closer: typeof all = [];
  /** Pixi has one texture of its own. Pixi draws it in place of a missing texture. */
  const PIXI_TEXTURES = 1;
  const measure = async () => {
    const label = (await stageOf(page).getAttribute('data-label')) ?? '';
    const wanted = drawingsAt(label, layout).size + PIXI_TEXTURES;
    if (!mayHaveFinerTextures(label, layout, enlarged)) {
      await expect.poll(async () => (await residentTextures(page)).count, label).toBe(wanted);
      all.push(await residentTextures(page));
      return;
    }
    // The test cannot compute the number of finer textures, because it depends on the free graphics memory. So the test
    // waits until two successive counts are equal.
    let last = 0;
    await expect
      .poll(async () => {
        const before = last;
        last = (await residentTextures(page)).count;
        return last >= wanted && last === before;
      }, label)
      .toBe(true);
    closer.push(await residentTextures(page));
  };
  for (const { number } of story.chapters) {
    await goToChapter(page, number);
    await measure();
    await advance(page, () => page.keyboard.press('ArrowRight'));
    await settled(page);
    await measure();
  }
  const most = (of: 'MB' | 'count', residents: typeof all) => Math.max(0, ...residents.map(it => it[of]));
  return {
    MB: most('MB', all),
    count: most('count', all),
    withFinerTextures: most('MB', [...all, ...closer]),
  };
}

const contextOptions = { reducedMotion: 'reduce' } as const;
const DEVICES = {
  phone: { contextOptions, viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  wide: { contextOptions, viewport: LAPTOP },
} as const;

for (const device of ['phone', 'wide'] as const) {
  test.describe(device, () => {
    test.use(DEVICES[device]);
    const limit = LIMITS.start[device];
    const layout = device === 'phone' ? 'sm' : 'md';

    test(`${device}: the start costs ${limit.kB} kB and ${limit.requests} requests at most, all sent while the first script is on its way`, async ({
      page,
    }) => {
      const { kB, requests, scripts, paths } = await weigh(page);
      const cost = `${kB.toFixed(1)} kB in ${requests} requests, ${scripts.toFixed(1)} kB of it scripts`;
      console.log(`${device}, before the start: ${cost}`);
      expect(kB).toBeLessThanOrEqual(limit.kB);
      expect(requests).toBeLessThanOrEqual(limit.requests);
      expect(scripts).toBeLessThanOrEqual(limit.scripts);

      const needed = paths.filter(path => !path.includes('raster.worker')); // only the stage's code requests the worker
      const asked = new Set<string>();
      page.on('request', request => asked.add(pathOf(request)));
      // the first script never arrives, so its code sends none of the expected requests
      await page.route('**/assets/index-*.js', () => {});
      await page.goto('/simulation_wny', { waitUntil: 'commit' });
      await expect.poll(() => needed.filter(path => !asked.has(path))).toEqual([]);
    });

    test(`${device}: after the last byte the page schedules ${limit.tasks} tasks at most before the start button`, async ({
      page,
    }) => {
      const tasks = await tasksAfterLastByte(page, layout);
      console.log(`${device}: ${tasks} tasks after the last byte`);
      expect(tasks).toBeGreaterThan(0);
      expect(tasks).toBeLessThanOrEqual(limit.tasks);
    });

    const { MB, count, withFinerTextures } = LIMITS.textures[device];
    test(`${device}: keeps at most ${count} textures (${MB} MB), or ${withFinerTextures} MB with finer textures, in any chapter`, async ({
      page,
    }) => {
      const most = await mostTextures(page, layout);
      const closer = `${most.withFinerTextures.toFixed(1)} MB with finer textures`;
      console.log(`${device}: at most ${most.count} textures of ${most.MB.toFixed(1)} MB, ${closer}`);
      expect(most.count).toBeGreaterThan(0);
      expect(most.count).toBeLessThanOrEqual(count);
      expect(most.MB).toBeLessThanOrEqual(MB);
      expect(most.withFinerTextures).toBeLessThanOrEqual(withFinerTextures);
    });
  });
}

const dist = `${SITES.full.folder}/`;
/** Returns the paths of the scripts that a page's HTML names. */
function scriptsOf(html: string): string[] {
  const text = readFileSync(dist + html, 'utf8');
  const found = [...text.matchAll(/<(?:script|link)[^>]*"\/(assets\/[^"]+\.js)"/g)];
  expect(found.length, html).toBeGreaterThan(0);
  return found.map(([, name = '']) => dist + name);
}

const { other, ...own } = LIMITS.scripts;
const limits = new Map<string, number>([
  ...Object.values(ADDRESSES).map(path => [`${path.slice(1) || 'index'}.html`, other] as const),
  ...Object.entries(own),
]);
for (const [html, kB] of limits) {
  withoutPage(`${html} names ${kB} kB of scripts at most`, () => {
    // the size after compression with brotli
    const scripts = scriptsOf(html).reduce((sum, path) => sum + statSync(`${path}.br`).size / 1000, 0);
    console.log(`${html} names ${scripts.toFixed(1)} kB of scripts`);
    expect(scripts).toBeLessThanOrEqual(kB);
  });
}

withoutPage(
  "each script of the match day's start lets Chrome compile it ahead, and a later script does not",
  () => {
    const isCompiledAhead = (path: string) =>
      readFileSync(path, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');
    expect(scriptsOf('simulation_wny.html').filter(path => !isCompiledAhead(path))).toEqual([]);
    const later = readdirSync(`${dist}assets`).filter(name =>
      /^(RegisterPage|DraggableChoices)-.*\.js$/.test(name),
    );
    expect(later).toHaveLength(2);
    expect(later.filter(name => isCompiledAhead(`${dist}assets/${name}`))).toEqual([]);
  },
);

for (const layout of ['sm', 'md'] as const) {
  withoutPage(`each pack weighs ${LIMITS.pack[layout]} kB at most: ${layout}`, () => {
    const packs = readdirSync(`${dist}simulation/${layout}`).filter(name => name.endsWith('.json.br'));
    expect(packs.length).toBeGreaterThan(0);
    for (const name of packs) {
      const kB = statSync(`${dist}simulation/${layout}/${name}`).size / 1000;
      expect(kB, name).toBeLessThanOrEqual(LIMITS.pack[layout]);
    }
  });
}

test.describe('a laptop', () => {
  test.use({ viewport: LAPTOP });

  test('uploads no texture while a scene plays', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { uploads: 0, playing: 0 });
      const isPlaying = () =>
        document.querySelector('.simulation')?.getAttribute('data-status') === 'playing';
      for (const prototype of [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype]) {
        for (const name of ['texImage2D', 'texSubImage2D', 'texStorage2D']) {
          const upload: unknown = Reflect.get(prototype, name);
          if (typeof upload !== 'function') continue;
          Reflect.set(prototype, name, function (this: unknown, ...values: unknown[]) {
            // leaves out Pixi's own texture of 1 px, which Pixi draws in place of a missing texture
            for (const count of values.includes(1) ? [] : isPlaying() ? ['uploads', 'playing'] : ['uploads'])
              Reflect.set(window, count, Number(Reflect.get(window, count)) + 1);
            return Reflect.apply(upload, this, values);
          });
        }
      }
    });
    const count = (name: string) => page.evaluate(key => Number(Reflect.get(window, key)), name);
    // The stage first shows the step before the saved one. So the test starts at the second step of a place:
    // a start at the first step would also upload the textures of the previous place.
    const [first, ...others] = labelsAfter(step(3, 'bench'), step(3, 'everybodyLooks'));
    if (!first) throw new Error('no step follows the first step of the scene');
    await enter(page, { label: first, done: 3 });
    // at rest the stage uploads the textures of this place and the next place, and the finer textures of this step and
    // the next step
    const wanted = drawingsAt(first, 'md').size;
    const waitForUploads = async () => {
      let before = 0;
      const isOver = async () => {
        const now = await count('uploads');
        const isSame = now === before && now >= wanted;
        before = now;
        return isSame;
      };
      await expect.poll(isOver, { timeout: 60_000, intervals: [500] }).toBe(true);
    };
    await waitForUploads();
    const before = await count('playing');
    for (const label of others) {
      await page.keyboard.press('ArrowRight');
      await at(page, label);
      await settled(page);
      await waitForUploads();
    }
    expect(await count('playing')).toBe(before);
  });
});
