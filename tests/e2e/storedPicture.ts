import { expect, type Page } from '@playwright/test';

/** Tolerates antialiasing that differs from machine to machine. A missing figure exceeds the tolerance. */
export const TOLERANCE = { threshold: 0.3, maxDiffPixelRatio: 0.002 };

/**
 * Expects that the picture equals the stored picture of this name in tests/visual. Soft: after a difference the test
 * goes on with the next picture.
 */
export async function expectStoredPicture(page: Page, name: string) {
  // hides the overlays, because words have their own tests; an open dialog stays visible above the picture
  const overlays = page.locator('.overlays');
  await overlays.evaluate(({ style }) => style.setProperty('visibility', 'hidden'));
  await expect.soft(page.locator('canvas')).toHaveScreenshot(`${name}.png`, TOLERANCE);
  await overlays.evaluate(({ style }) => style.removeProperty('visibility'));
}
