/**
 * `npm run soak`: a kiosk's day by script, at full speed. Visits that end at random moments, attract loops, resizes and
 * lost graphics contexts; `--visits N` says how many (240 where it does not). Every 20 visits it prints what is left
 * once the garbage is collected, and fails where that grows: more than 10 kB of heap a visit after the warm-up, or
 * anything else at all.
 */
import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser } from '../../scripts/browser.mjs';
import { table } from './start/print.ts';

const { values: asked } = parseArgs({ options: { visits: { type: 'string', default: '240' } } });
const VISITS = Math.max(1, Number(asked.visits) || 240);
/** Visits between two figures, and before the first one that the others are compared with. */
const EVERY = Math.min(20, VISITS);
const WARM_UP = Math.min(40, EVERY * Math.floor(VISITS / EVERY / 2) || EVERY);
/** kB of heap that a visit may leave, and what else may differ between two looks at the same picture. */
const HEAP_PER_VISIT = 10;
const SLACK = { nodes: 40, listeners: 4, textures: 2, frames: 0 };
/** Seconds after which nobody is still reading. */
const SILENCE = 250;
const PHONE = { width: 394, height: 752 };
const SIZES = [PHONE, { width: 600, height: 900 }, { width: 800, height: 520 }];

interface Left {
  readonly visits: number;
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly textures: number;
  readonly frames: number;
}

declare global {
  interface Window {
    soak: { textures(): number; frames: number; lose(): void };
  }
}

/** Runs in the page before its scripts: counts the textures of the context that is shown, and frame callbacks. */
function watch() {
  const contexts = new WeakMap<HTMLCanvasElement, { textures: Set<unknown>; lose(): void }>();
  const shown = () => {
    const canvas = document.querySelector<HTMLCanvasElement>('.stage canvas');
    return canvas ? contexts.get(canvas) : undefined;
  };
  window.soak = { frames: 0, textures: () => shown()?.textures.size ?? 0, lose: () => shown()?.lose() };
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = callback => {
    window.soak.frames += 1;
    return ask(callback);
  };
  const { getContext } = HTMLCanvasElement.prototype;
  Reflect.set(
    HTMLCanvasElement.prototype,
    'getContext',
    function (this: HTMLCanvasElement, ...order: unknown[]) {
      const context: unknown = Reflect.apply(getContext, this, order);
      if (!(context instanceof WebGL2RenderingContext) || contexts.has(this)) return context;
      const textures = new Set<unknown>();
      const [create, remove] = [context.createTexture.bind(context), context.deleteTexture.bind(context)];
      context.createTexture = () => {
        const texture = create();
        textures.add(texture);
        return texture;
      };
      context.deleteTexture = texture => {
        textures.delete(texture);
        remove(texture);
      };
      const extension = context.getExtension('WEBGL_lose_context');
      const lose = () => {
        textures.clear();
        extension?.loseContext();
        setTimeout(() => extension?.restoreContext(), 100);
      };
      contexts.set(this, { textures, lose });
      return context;
    },
  );
}

const dice = (sides: number) => Math.floor(Math.random() * sides);
const attract = (page: Page) => page.locator('.attract').waitFor({ timeout: 60_000 });

/** Does something that a visitor does. */
async function actOnce(page: Page) {
  const radios = page.locator('[role="radiogroup"] input');
  const buttons = page.locator('.simulation button:visible, dialog[open] button:visible');
  const acts: readonly (() => Promise<unknown>)[] = [
    () => page.keyboard.press('ArrowRight'),
    () => page.keyboard.press('ArrowRight'),
    () => page.keyboard.press('ArrowRight'),
    () => page.keyboard.press('ArrowLeft'),
    () => page.mouse.click(30 + dice(300), 30 + dice(300)),
    async () => {
      const count = await radios.count();
      if (count > 0) await radios.nth(dice(count)).click({ timeout: 300 });
    },
    async () => {
      const count = await buttons.count();
      if (count > 0) await buttons.nth(dice(count)).click({ timeout: 300 });
    },
    () => page.evaluate(() => getSelection()?.selectAllChildren(document.body)),
  ];
  await acts[dice(acts.length)]?.().catch(() => {}); // what has gone meanwhile cannot be pressed
}

/** Another window; a browser gives none to a page in full screen. */
async function resize(page: Page, size: typeof PHONE) {
  await page.evaluate(() => document.fullscreenElement && document.exitFullscreen());
  await page.setViewportSize(size);
}

/** One visit, from the attract loop to the attract loop. */
async function visitOnce(page: Page, at: number) {
  await page.clock.runFor(dice(8000));
  if (at % 7 === 0) await resize(page, SIZES[dice(SIZES.length)] ?? PHONE);
  if (at % 10 === 0) await page.evaluate(() => window.soak.lose());
  await attract(page);
  await page.locator('.attract').click();
  for (let acts = dice(25); acts > 0; acts -= 1) await actOnce(page);
  if (at % 10 === 5) await page.evaluate(() => window.soak.lose());
  await page.keyboard.press('Shift'); // a sign, wherever she is by now
  await page.clock.fastForward(SILENCE * 1000);
  await page.locator('.countdown').waitFor();
  await page.clock.runFor(16_000);
  await attract(page);
}

async function whatIsLeft(page: Page, client: CDPSession, visits: number): Promise<Left> {
  await resize(page, PHONE);
  // the picture of the loop is the same at every look
  await page.clock.runFor(1000);
  const before = await page.evaluate(() => window.soak.frames);
  await page.waitForTimeout(500); // real time, in which nothing is to be drawn
  const frames = (await page.evaluate(() => window.soak.frames)) - before;
  for (let i = 0; i < 3; i += 1) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  const textures = await page.evaluate(() => window.soak.textures());
  return {
    visits,
    heap: usedSize / 1000,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    textures,
    frames,
  };
}

/** What has grown between two looks, in words. */
function grown(first: Left, last: Left): string[] {
  const perVisit = (last.heap - first.heap) / Math.max(1, last.visits - first.visits);
  const faults = perVisit > HEAP_PER_VISIT ? [`heap: ${perVisit.toFixed(1)} kB a visit`] : [];
  for (const what of ['nodes', 'listeners', 'textures', 'frames'] as const) {
    if (last[what] > first[what] + SLACK[what]) faults.push(`${what}: ${first[what]} to ${last[what]}`);
  }
  return faults;
}

const server = await preview({ logLevel: 'error', preview: { port: 0 } });
const address = server.resolvedUrls?.local[0];
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const context = await browser.newContext({ viewport: PHONE });
await context.addInitScript('globalThis.__name = named => named'); // tsx leaves calls of it in what it compiles
await context.addInitScript(watch);
const page = await context.newPage();
const complaints: string[] = [];
page.on('pageerror', error => complaints.push(String(error)));
const client = await context.newCDPSession(page);
await client.send('Performance.enable');
await page.clock.install();
await page.goto(`${address}simulation_wny?kiosk=15`);
await attract(page);

const looks: Left[] = [];
for (let visit = 1; visit <= VISITS; visit += 1) {
  await visitOnce(page, visit);
  if (visit % EVERY !== 0) continue;
  const look = await whatIsLeft(page, client, visit);
  looks.push(look);
  const { heap, nodes, listeners, textures, frames } = look;
  console.log(
    table([
      ['visits', 'heap, kB', 'nodes', 'listeners', 'textures', 'frames at rest'],
      [visit, heap.toFixed(0), nodes, listeners, textures, frames].map(String),
    ]),
  );
}
await browser.close();
await server.close();

const first = looks.find(({ visits }) => visits >= WARM_UP);
const last = looks.at(-1);
const faults = [...(first && last ? grown(first, last) : []), ...complaints];
for (const fault of faults) console.error(`Grown or broken: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
