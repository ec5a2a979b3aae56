/**
 * `npm run bench:weak`: the match day on the weakest phones, twenty times slower than this machine, on a line of
 * 400 kbit/s that breaks twice, with one to four pixels a point. Prints whether it starts and when, what a visitor
 * must do for it, how often the page loads anew, and how many pictures a second the acts show. It asserts nothing.
 */
import type { Page } from '@playwright/test';
import { labelOf, story } from '../../stage/index.ts';
import { quiet } from './start/atRest.ts';
import { type Device, newVisitor, PHONE, setLine, type Visitor } from './start/browser.ts';
import { median, seconds, table } from './start/print.ts';
import { serveSites } from './start/sites.ts';

const LINE = { down: 400, latency: 300 };
const WEAK: Device = { ...PHONE, slowness: 20, line: LINE };
const PIXELS_A_POINT = [1, 2, 3, 4];
/** Milliseconds after the page was asked for; each time the line is down for so long. */
const BREAKS = [4000, 16_000];
const DOWN = 3000;
const PATIENCE = 240_000;
/** From the title of the third chapter, whose acts move most at once, to its question. */
const FROM = labelOf(story, 3, 'title');
const STEPS = 6;
/** A change that takes less is no act: a bubble, or a face. */
const LEAST_ACT = 500;

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

async function breakLine({ client }: Visitor) {
  let passed = 0;
  for (const at of BREAKS) {
    await wait(at - passed);
    await setLine(client, LINE, true);
    await wait(DOWN);
    await setLine(client, LINE);
    passed = at + DOWN;
  }
}

/** What a visitor can see: the start, a way to ask again, or a page that the browser shows in place of ours. */
const stateOf = (page: Page) =>
  page
    .evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('.loading button')];
      const words = buttons.filter(button => !button.disabled).map(({ textContent }) => textContent ?? '');
      if (words.some(word => /retry|try again/i.test(word))) return 'retry';
      if (words.some(word => /start/i.test(word))) return 'start';
      return location.protocol === 'chrome-error:' ? 'lost' : 'loading';
    })
    .catch(() => 'loading'); // between two documents

/** Waits for the start as a patient visitor would, who asks again when she is offered to. */
async function patientStart({ page }: Visitor) {
  const begun = Date.now();
  let retries = 0;
  let reloadedByHer = 0;
  while (Date.now() - begun < PATIENCE) {
    const state = await stateOf(page);
    if (state === 'start') return { after: Date.now() - begun, retries, reloadedByHer };
    if (state === 'retry') {
      retries += 1;
      await page.getByRole('button', { name: /retry|try again/i }).tap({ force: true });
    }
    if (state === 'lost') {
      reloadedByHer += 1;
      await page.reload({ waitUntil: 'commit' }).catch(() => {}); // the line may still be down
    }
    await wait(500);
  }
  return { after: undefined, retries, reloadedByHer };
}

/** What a step has shown on its way: how many pictures, in how many milliseconds from the first to the last. */
interface Motion {
  readonly pictures: number;
  readonly ms: number;
}

const rateOf = ({ pictures, ms }: Motion) => ((pictures - 1) * 1000) / ms;

async function motions({ page }: Visitor): Promise<Motion[]> {
  const ready = page.locator('.simulation[data-status="ready"]');
  await page.locator('.loading button').first().tap({ force: true });
  await ready.waitFor({ timeout: PATIENCE });
  await quiet(page);
  const seen: Motion[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const before = await page.evaluate(() => window.graphics.drawnFrames.length);
    await page.keyboard.press('ArrowRight');
    await page.locator('.simulation[data-status="playing"]').waitFor();
    await ready.waitFor({ timeout: PATIENCE });
    await quiet(page);
    const frames = await page.evaluate(count => window.graphics.drawnFrames.slice(count), before);
    seen.push({ pictures: frames.length, ms: (frames.at(-1) ?? 0) - (frames[0] ?? 0) });
  }
  return seen;
}

async function visit(url: string, pixels: number, spki: string): Promise<string[]> {
  const saved = { 'wny-simulation-current-label': FROM, 'wny-simulation-current-chapter-done': '3' };
  const device: Device = { ...WEAK, screen: { ...WEAK.screen, deviceScaleFactor: pixels } };
  const visitor = await newVisitor(device, spki, saved);
  let loads = 0;
  let crashed = false;
  visitor.page.on('domcontentloaded', () => {
    loads += 1;
  });
  visitor.page.on('crash', () => {
    crashed = true;
  });
  try {
    void visitor.page.goto(url, { waitUntil: 'commit' }).catch(() => {});
    const [{ after, retries, reloadedByHer }] = await Promise.all([
      patientStart(visitor),
      breakLine(visitor),
    ]);
    const seen = after === undefined ? [] : await motions(visitor);
    const rates = seen.filter(({ ms }) => ms >= LEAST_ACT).map(rateOf);
    return [
      String(pixels),
      after === undefined ? 'no' : `after ${seconds(after)} s`,
      `${retries} and ${reloadedByHer}`,
      String(loads - 1),
      rates.length ? `${Math.min(...rates).toFixed(1)}, median ${median(rates).toFixed(1)}` : '-',
      seen.map(({ pictures, ms }) => `${pictures} in ${seconds(ms)} s`).join(', '),
      crashed ? 'yes' : 'no',
    ];
  } finally {
    await visitor.close();
  }
}

const { address, spki, close } = await serveSites();
const rows: string[][] = [];
for (const pixels of PIXELS_A_POINT) rows.push(await visit(`${address.us}/simulation_wny`, pixels, spki));
await close();
console.log(
  table([
    [
      'pixels a point',
      'starts',
      'she retries and reloads',
      'loads anew',
      'pictures a second',
      'step by step',
      'crashes',
    ],
    ...rows,
  ]),
);
