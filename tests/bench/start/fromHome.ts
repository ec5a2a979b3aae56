/** Measures the most common start: the visitor opens the home page and presses its link to the match day. */
import { newVisitor, PHONE, startStands } from './browser.ts';

/**
 * Returns the time from the press to the start button, in ms. `after`: time from the opening of the home page to the
 * press, in ms. If the page is not ready for a press by then, the press comes as soon as the page is ready.
 */
export async function fromHome(address: string, after: number, spki: string): Promise<number> {
  const { page, close } = await newVisitor(PHONE, spki);
  try {
    await page.goto(`${address}/`, { waitUntil: 'commit' });
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.evaluate(
      time => new Promise(resolve => setTimeout(resolve, Math.max(0, time - performance.now()))),
      after,
    );
    await page.locator('.hero a[href="/simulation_wny"]').tap({ force: true });
    const startButton = await startStands(page);
    const pressed = await page.evaluate(() => window.seen.pressed ?? Number.NaN);
    return startButton - pressed;
  } finally {
    await close();
  }
}
