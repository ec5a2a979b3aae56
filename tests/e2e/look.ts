import { expect, type Page } from '@playwright/test';

/** For another machine's edges: a figure that is missing is more than that. */
export const TOLERANCE = { threshold: 0.3, maxDiffPixelRatio: 0.002 };

/**
 * The picture beside the stored one of this name, in tests/visual. Goes on where they differ, to look at
 * the next one too.
 */
export async function look(page: Page, name: string) {
  // the picture alone: words have tests of their own; a dialog that is open is seen over it all the same
  const overlays = page.locator('.overlays');
  await overlays.evaluate(({ style }) => style.setProperty('visibility', 'hidden'));
  await expect.soft(page.locator('canvas')).toHaveScreenshot(`${name}.png`, TOLERANCE);
  await overlays.evaluate(({ style }) => style.removeProperty('visibility'));
}
