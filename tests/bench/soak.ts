/**
 * `npm run soak` plays a kiosk's day without pauses. The visits begin at any step, end at random moments, and contain
 * window resizes and lost graphics contexts. `--visits N` sets the number of visits (default 240).
 *
 * - After each visit, the page and its picture must equal the page before the first visit.
 * - After every 20 visits, the soak test prints the memory use after a garbage collection.
 * - The soak test fails if, after the warm-up, the heap grows by more than 10 kB a visit, or if the number of
 *   DOM nodes, listeners, animations, textures or requested frames grows by more than SLACK.
 * - At the end, the soak test plays the whole match day twelve times in one page and prints the memory use, without a
 *   check.
 */
import { isDeepStrictEqual, parseArgs } from 'node:util';
import type { BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { openKiosk, stateAtRest } from '../e2e/kioskVisit.ts';
import { queryObjects } from '../e2e/queryObjects.ts';
import { heapOfPlays } from './soak/heap.ts';
import { memoryOf } from './soak/memory.ts';
import { PHONE, visitOnce } from './soak/visit.ts';
import { watch } from './soak/watch.ts';
import { launch } from './start/browser.ts';
import { table } from './start/print.ts';
import { serveBuild } from './start/sites.ts';

const { values: asked } = parseArgs({ options: { visits: { type: 'string', default: '240' } } });
const VISITS = Math.max(1, Number(asked.visits) || 240);
/** Number of visits between two measurements. */
const EVERY = Math.min(20, VISITS);
/**
 * The last measurement is compared with the measurement after this number of visits. After 60 visits, every chapter and
 * every window size has been shown and the packs of both layouts are loaded. From then on, only code that the browser
 * compiles may add to the heap.
 */
const WARM_UP = Math.min(60, EVERY * Math.floor(VISITS / EVERY / 2) || EVERY);
/** Allowed growth of the heap, in kB for each visit. */
const HEAP_PER_VISIT = 10;
/** Allowed growth of each count, from the measurement after the warm-up to the last measurement. */
const SLACK = { nodes: 40, listeners: 4, tweens: 0, textures: 2, frames: 0 };
const COUNTED = ['nodes', 'listeners', 'tweens', 'textures', 'frames'] as const;

type Measurement = Readonly<Record<'visits' | 'seconds' | 'heap' | (typeof COUNTED)[number], number>>;

const began = performance.now();

/**
 * Source of a function that returns the number of animations on GSAP's root timeline. In this function, `this` is an
 * array of all objects of the page.
 */
const TWEENS = `function () {
  const root = this.find(it => {
    try {
      return it.vars?.id === 'root' && it.autoRemoveChildren;
    } catch {
      return false;
    }
  });
  return root ? root.getChildren(true, true, true).length : NaN;
}`;

async function measureOnce(page: Page, client: CDPSession, visits: number): Promise<Measurement> {
  // The page's clock is paused. Advancing it by one second brings the attract loop to the same point each time. Then
  // the soak test counts the frames that the page requests within 500 ms of real time.
  await page.clock.runFor(1000);
  const before = await page.evaluate(() => window.soak.frames);
  await page.waitForTimeout(500);
  const frames = (await page.evaluate(() => window.soak.frames)) - before;
  const textures = await page.evaluate(() => window.soak.textures());
  const tweens = await queryObjects(client, TWEENS);
  return {
    visits,
    seconds: Math.round((performance.now() - began) / 1000),
    ...(await memoryOf(client)),
    tweens,
    textures,
    frames,
  };
}

/** Prints the heap's growth. Returns a message for each value (heap or count) that grew more than allowed. */
function grown(first: Measurement, last: Measurement): string[] {
  const perVisit = (last.heap - first.heap) / Math.max(1, last.visits - first.visits);
  const heap = perVisit <= HEAP_PER_VISIT ? [] : [`heap: ${perVisit.toFixed(1)} kB a visit`];
  console.log(`Heap: ${perVisit.toFixed(1)} kB a visit from visit ${first.visits} on`);
  return [
    ...heap,
    ...COUNTED.filter(what => !(last[what] <= first[what] + SLACK[what])).map(
      what => `${what}: ${first[what]} to ${last[what]}`,
    ),
  ];
}

const { address, close } = await serveBuild();
const browser = await launch();
async function newPage(screen: BrowserContextOptions) {
  const context = await browser.newContext({ viewport: PHONE, ...screen });
  // tsx adds calls of `__name`, also to functions that run in the page. The page has no such function.
  await context.addInitScript('globalThis.__name = named => named');
  await context.addInitScript(watch);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable');
  return { page, client, close: () => context.close() };
}
const kiosk = await newPage({});
const { page, client } = kiosk;
const faults: string[] = [];
page.on('pageerror', error => faults.push(String(error)));
await openKiosk(page, `${address}/simulation_wny?kiosk=15`);
const fresh = await stateAtRest(page);

const measurements: Measurement[] = [];
for (let visit = 1; visit <= VISITS; visit += 1) {
  await visitOnce(page, visit);
  const now = await stateAtRest(page, fresh);
  if (!isDeepStrictEqual(now, fresh)) {
    faults.push(`the page after visit ${visit} differs from a new one: ${JSON.stringify(now)}`);
    await page.screenshot({ path: `.cache/soak/after-${visit}.png` });
  }
  if (visit % EVERY !== 0) continue;
  const measurement = await measureOnce(page, client, visit);
  measurements.push(measurement);
  console.log(table([Object.keys(measurement), Object.values(measurement).map(String)]));
}
await kiosk.close();
const player = await newPage({ reducedMotion: 'reduce' });
console.log(await heapOfPlays(player.page, player.client, address));
await browser.close();
await close();

const first = measurements.find(({ visits }) => visits >= WARM_UP);
const last = measurements.at(-1);
if (first && last) faults.push(...grown(first, last));
for (const fault of faults) console.error(`Grown or broken: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
