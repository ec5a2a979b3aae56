/** Measures the most common start: the visitor opens the home page and presses its link to the match day. */
import { type Device, newVisitor, startButtonTime } from './browser.ts';

/**
 * Returns the time from the press to the start button, in ms. `after`: time from the load event of the home page to the
 * press, in ms; 0: presses as soon as the link works.
 */
export async function fromHome(
  address: string,
  device: Device,
  after: number,
  spki: string,
): Promise<number> {
  const { page, close } = await newVisitor(device, spki);
  try {
    await page.goto(`${address}/`, { waitUntil: after > 0 ? 'load' : 'commit' });
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.evaluate(time => new Promise(resolve => setTimeout(resolve, time)), after);
    await page.locator('.hero a[href="/simulation_wny"]').tap({ force: true });
    const startButton = await startButtonTime(page);
    const pressed = await page.evaluate(() => window.seen.pressed ?? Number.NaN);
    return startButton - pressed;
  } finally {
    await close();
  }
}
