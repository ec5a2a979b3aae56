/** Opens the match day on an emulated phone before the start, with helpers that wait for its steps. */
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/programs.ts';

/** Assumed slowness of a cheap phone compared with this machine. */
export const THROTTLE = 4;
/** Polling interval in ms: polling in every frame would count as a frame of the page. */
const polling = 250;

/** `saved`: local storage of an earlier visit, by key. `watch` runs in the page before it loads. */
export async function openPhone(address, watch, saved = {}) {
  const browser = await chromium.launch({
    executablePath: findChromium() || undefined,
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  // Device pixel ratio 1: at a higher one, the figures would be those of software rendering.
  const page = await browser.newPage({ viewport: { width: 394, height: 752 } });
  await page.addInitScript(entries => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(saved));
  if (watch) await page.addInitScript(watch);
  await page.goto(`${address}/simulation_wny`);
  const start = page.locator('.loading').getByRole('button').first();
  await start.waitFor();
  const wait = (is, what) => page.waitForFunction(is, what, { timeout: 60_000, polling });
  await wait(() => true); // compiles the wait before anything is measured
  return {
    page,
    start,
    /** Resolves to { label, status } when a step other than `before` rests and waits for the visitor. */
    async settled(before) {
      const step = await wait(left => {
        const { label, status } = document.querySelector('.simulation')?.dataset ?? {};
        return label !== left && (status === 'ready' || status === 'locked') && { label, status };
      }, before);
      return step.jsonValue();
    },
    /** Resolves when the current step is no longer `label`. */
    left: label => wait(left => document.querySelector('.simulation')?.dataset.label !== left, label),
    close: () => browser.close(),
  };
}
