import { expect, type Page } from '@playwright/test';

/**
 * The picture beside the stored one of this name, in tests/visual. The tolerance is for another machine's edges: a
 * figure that is missing is more than that. Goes on where they differ, to look at the next one too.
 */
export async function look(page: Page, name: string) {
  // the picture alone: words have tests of their own
  const overlays = page.locator('.overlays');
  await overlays.evaluate(({ style }) => style.setProperty('visibility', 'hidden'));
  await expect
    .soft(page.locator('canvas'))
    .toHaveScreenshot(`${name}.png`, { threshold: 0.3, maxDiffPixelRatio: 0.002 });
  await overlays.evaluate(({ style }) => style.removeProperty('visibility'));
}
