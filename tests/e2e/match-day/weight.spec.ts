import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type Page, type Request, test as withoutPage } from '@playwright/test';
import { SITES } from '../../../scripts/sites.ts';
import { ADDRESSES } from '../../../src/site/addresses.ts';
import { story } from '../../../stage/index.ts';
import { LIMITS } from '../limits.ts';
import {
  advance,
  enter,
  expect,
  goToChapter,
  LAPTOP,
  PHONE,
  settled,
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

/** Goes to the first two steps of each chapter. Returns the largest size of the textures on the graphics card, in MB. */
async function mostTextures(page: Page) {
  await watchTextures(page);
  await enter(page, { label: step(0, 'corridor'), done: story.last });
  let most = 0;
  /** At rest, the stage loads the next place and finer textures. So this waits until two successive sizes are equal. */
  const measure = async () => {
    let last = -1;
    await expect
      .poll(
        async () => {
          const before = last;
          last = await residentTextures(page);
          return last === before;
        },
        { intervals: [500] },
      )
      .toBe(true);
    most = Math.max(most, last);
  };
  for (const { number } of story.chapters) {
    await goToChapter(page, number);
    await measure();
    await advance(page, () => page.keyboard.press('ArrowRight'));
    await settled(page);
    await measure();
  }
  return most;
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

    test(`${device}: keeps at most ${LIMITS.textures[device]} MB of textures in any chapter`, async ({
      page,
    }) => {
      const MB = await mostTextures(page);
      console.log(`${device}: at most ${MB.toFixed(1)} MB of textures`);
      expect(MB).toBeGreaterThan(0);
      expect(MB).toBeLessThanOrEqual(LIMITS.textures[device]);
    });
  });
}

const dist = `${SITES.full.folder}/`;
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
