/**
 * Measures the match day on the weakest phones: twenty times slower than this machine, with 400 kbit/s and two
 * interruptions of the network. The table has a row for each device pixel ratio from 1 to 4: whether and when the start
 * button appears, how often the visitor must retry or reload, the frame rate of acts, and whether the page crashes. The
 * column "reloads of the page" counts every load except the first, so it includes the visitor's reloads.
 */
import type { Page } from '@playwright/test';
import { untilAtRest } from './atRest.ts';
import { type Device, newVisitor, PHONE, setConnection, type Visitor } from './browser.ts';
import { FROM, STEPS } from './inPlay.ts';
import { median, seconds, table } from './print.ts';
import type { Served } from './sites.ts';

const CONNECTION = { bandwidth: 400, latency: 300 };
const WEAK: Device = { ...PHONE, slowness: 20, connection: CONNECTION };
const PIXEL_RATIOS = [1, 2, 3, 4];
/** Times when the network goes down, in ms after navigation. */
const INTERRUPTED_AT = [4000, 16_000];
/** Length of each interruption, in ms. */
const INTERRUPTED_FOR = 3000;
const TIMEOUT = 240_000;
/** Shortest motion whose frame rate is listed, in ms. Shorter motions only change a bubble or a face. */
const LEAST_ACT = 500;

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

async function interruptConnection({ client }: Visitor) {
  let passed = 0;
  for (const at of INTERRUPTED_AT) {
    await wait(at - passed);
    await setConnection(client, CONNECTION, true);
    await wait(INTERRUPTED_FOR);
    await setConnection(client, CONNECTION);
    passed = at + INTERRUPTED_FOR;
  }
}

/** Returns the state on screen: the start button, a retry button, the browser's own error page, or loading. */
const stateOf = (page: Page) =>
  page
    .evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('.loading button')];
      const words = buttons.filter(button => !button.disabled).map(({ textContent }) => textContent ?? '');
      if (words.some(word => /retry|try again/i.test(word))) return 'retry';
      if (words.some(word => /start/i.test(word))) return 'start';
      return location.protocol === 'chrome-error:' ? 'lost' : 'loading';
    })
    .catch(() => 'loading'); // during a reload there is no document, so evaluate() rejects

/** Waits for the start button, at most TIMEOUT ms. Meanwhile, presses every retry button and reloads error pages. */
async function patientStart({ page }: Visitor) {
  const begun = Date.now();
  let retries = 0;
  let reloads = 0;
  while (Date.now() - begun < TIMEOUT) {
    const state = await stateOf(page);
    if (state === 'start') return { after: Date.now() - begun, retries, reloads };
    if (state === 'retry') {
      retries += 1;
      await page.getByRole('button', { name: /retry|try again/i }).tap({ force: true });
    }
    if (state === 'lost') {
      reloads += 1;
      await page.reload({ waitUntil: 'commit' }).catch(() => {}); // the network may still be down
    }
    await wait(500);
  }
  return { after: undefined, retries, reloads };
}

/** `frames`: number of frames drawn on the way to a step. `ms`: time from the first of these frames to the last. */
interface Motion {
  readonly frames: number;
  readonly ms: number;
}

const rateOf = ({ frames, ms }: Motion) => ((frames - 1) * 1000) / ms;

async function motions({ page }: Visitor): Promise<Motion[]> {
  const ready = page.locator('.simulation[data-status="ready"]');
  await page.locator('.loading button').first().tap({ force: true });
  await ready.waitFor({ timeout: TIMEOUT });
  await untilAtRest(page);
  const seen: Motion[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const before = await page.evaluate(() => window.graphics.drawnFrames.length);
    await page.keyboard.press('ArrowRight');
    await page.locator('.simulation[data-status="playing"]').waitFor();
    await ready.waitFor({ timeout: TIMEOUT });
    await untilAtRest(page);
    const frames = await page.evaluate(count => window.graphics.drawnFrames.slice(count), before);
    seen.push({ frames: frames.length, ms: (frames.at(-1) ?? 0) - (frames[0] ?? 0) });
  }
  return seen;
}

async function visit(url: string, pixels: number, spki: string): Promise<string[]> {
  const device: Device = { ...WEAK, screen: { ...WEAK.screen, deviceScaleFactor: pixels } };
  const visitor = await newVisitor(device, spki, FROM);
  let loads = 0;
  let hasCrashed = false;
  visitor.page.on('domcontentloaded', () => {
    loads += 1;
  });
  visitor.page.on('crash', () => {
    hasCrashed = true;
  });
  try {
    void visitor.page.goto(url, { waitUntil: 'commit' }).catch(() => {});
    const [{ after, retries, reloads }] = await Promise.all([
      patientStart(visitor),
      interruptConnection(visitor),
    ]);
    const seen = after === undefined ? [] : await motions(visitor);
    const rates = seen.filter(({ ms }) => ms >= LEAST_ACT).map(rateOf);
    return [
      String(pixels),
      after === undefined ? 'no' : `after ${seconds(after)} s`,
      `${retries} and ${reloads}`,
      String(loads - 1),
      rates.length ? `${Math.min(...rates).toFixed(1)}, median ${median(rates).toFixed(1)}` : '-',
      seen.map(({ frames, ms }) => `${frames} in ${seconds(ms)} s`).join(', '),
      hasCrashed ? 'yes' : 'no',
    ];
  } finally {
    await visitor.close();
  }
}

/** Makes one visit with each device pixel ratio, and returns the measured numbers as a table. */
export async function weakPhones({ address, spki }: Served): Promise<string> {
  const rows: string[][] = [];
  for (const pixels of PIXEL_RATIOS) rows.push(await visit(`${address.us}/simulation_wny`, pixels, spki));
  return table([
    [
      'device pixel ratio',
      'starts',
      'retries and reloads of the visitor',
      'reloads of the page',
      'frames a second',
      'frames by step',
      'crashes',
    ],
    ...rows,
  ]);
}
