/**
 * `npm run bench:heap`: plays the whole match day twelve times in one page and prints the memory use after each garbage
 * collection. It asserts nothing. Figures that grow from the third play on show a leak.
 */
import type { CDPSession, Page } from '@playwright/test';
import { ANSWERS } from '../e2e/answers.ts';
import { type Device, newVisitor, PHONE, startStands } from './start/browser.ts';
import { table } from './start/print.ts';
import { serveSites } from './start/sites.ts';

const LOOPS = 12;
const FAST: Device = {
  ...PHONE,
  slowness: 1,
  line: undefined,
  screen: { ...PHONE.screen, reducedMotion: 'reduce' },
};

/**
 * Runs in the page: plays from the first step to the last as fast as possible and presses Restart. Returns the number
 * of steps.
 */
async function playOnce(answers: Readonly<Record<number, number>>): Promise<number> {
  const frame = () => new Promise(resolve => setTimeout(resolve, 16));
  const stage = () => document.querySelector<HTMLElement>('.simulation');
  const button = (name: RegExp) =>
    [...document.querySelectorAll<HTMLButtonElement>('.simulation button')].find(
      ({ textContent, ariaLabel }) => name.test(`${textContent} ${ariaLabel}`),
    );
  let steps = 0;
  for (let label: string | undefined; ; await frame()) {
    const now = stage()?.dataset;
    if (now?.status !== 'ready' && now?.status !== 'locked') continue;
    if (now.label !== label) steps += 1;
    label = now.label;
    const restart = button(/restart simulation/i);
    if (restart) {
      restart.click();
      return steps;
    }
    if (now.status === 'ready') {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      continue;
    }
    const chapter = Number(/^chapter_(\d+)_/.exec(label ?? '')?.[1]);
    const radios = document.querySelectorAll<HTMLInputElement>('[role="radiogroup"] input');
    const right = radios[answers[chapter] ?? 0];
    if (right && !right.checked) right.click();
    else (button(/^\s*continue/i) ?? button(/validate/i))?.click();
  }
}

async function whatIsLeft(page: Page, client: CDPSession) {
  // clears the bench's own records
  await page.evaluate(() => {
    for (const notes of [window.seen.answers, window.seen.longTasks, window.graphics.drawnFrames])
      notes.length = 0;
  });
  // Weak references and finalisers freed by one collection are garbage only for the next.
  for (let i = 0; i < 3; i += 1) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  const textures = await page.evaluate(() => window.graphics.textures);
  return [
    (usedSize / 1e6).toFixed(2),
    String(metric('Nodes')),
    String(metric('JSEventListeners')),
    String(textures),
  ];
}

const { address, spki, close } = await serveSites();
const { page, client, close: leave } = await newVisitor(FAST, spki);
await client.send('Performance.enable');
await page.goto(`${address.us}/simulation_wny`);
await startStands(page);
await page.locator('.loading button').first().tap();
const rows: string[][] = [];
for (let loop = 1; loop <= LOOPS; loop += 1) {
  const steps = await page.evaluate(playOnce, ANSWERS);
  await page.waitForFunction(() => document.querySelector('.simulation')?.matches('[data-status="ready"]'));
  rows.push([String(loop), String(steps), ...(await whatIsLeft(page, client))]);
}
await leave();
await close();
console.log(table([['time', 'steps', 'heap, MB', 'DOM nodes', 'listeners', 'textures'], ...rows]));
