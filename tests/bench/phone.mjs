/** A phone before the start of the match day, and what is awaited on the way through it. */
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/programs.ts';

/** how much slower than this machine a cheap phone is taken to be */
export const THROTTLE = 4;
/** milliseconds between two looks: one in every frame would count as a frame of ours */
const polling = 250;

/** `saved`: what an earlier visit has left in the browser, by key. `watch` runs in the page before it loads. */
export async function openPhone(address, watch, saved = {}) {
  const browser = await chromium.launch({
    executablePath: findChromium() || undefined,
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  // one pixel a point: with more, software graphics would measure themselves
  const page = await browser.newPage({ viewport: { width: 394, height: 752 } });
  await page.addInitScript(entries => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(saved));
  if (watch) await page.addInitScript(watch);
  await page.goto(`${address}/simulation_wny`);
  const start = page.locator('.loading').getByRole('button').first();
  await start.waitFor();
  const wait = (is, what) => page.waitForFunction(is, what, { timeout: 60_000, polling });
  await wait(() => true); // what the browser must compile to wait is not to be measured
  return {
    page,
    start,
    /** resolves to the step that waits for her, once it is another than `before` */
    async settled(before) {
      const step = await wait(left => {
        const { label, status } = document.querySelector('.simulation')?.dataset ?? {};
        return label !== left && (status === 'ready' || status === 'locked') && { label, status };
      }, before);
      return step.jsonValue();
    },
    /** resolves when she has left the step `label` */
    left: label => wait(left => document.querySelector('.simulation')?.dataset.label !== left, label),
    close: () => browser.close(),
  };
}
