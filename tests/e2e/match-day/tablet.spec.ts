/**
 * Tests the layout and the text size on an upright tablet, and on an upright screen of 1080 x 1920 px outside a kiosk.
 * On these screens words are larger than on a phone, because the visitor's eyes are further away. kiosk.spec.ts tests
 * the layout of a kiosk on an upright screen.
 */
import type { Page } from '@playwright/test';
import { enter, expect, goTo, radios, stageOf, step, test, validate } from '../matchDay.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects visible words at each of these selectors, none smaller than `least` px. */
async function expectLarge(page: Page, least: number, ...selectors: string[]) {
  for (const selector of selectors) {
    const words = page.locator(selector);
    await expect(words.first()).toBeVisible();
    const sizes = await words.evaluateAll(all =>
      all.map(element => Number.parseFloat(getComputedStyle(element).fontSize)),
    );
    expect(Math.min(...sizes), selector).toBeGreaterThanOrEqual(least);
  }
}

for (const [viewport, least] of [
  [{ width: 820, height: 1180 }, 22],
  [{ width: 1080, height: 1920 }, 30],
] as const) {
  test.describe(`${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test(`has the layout md, and its words have a font size of at least ${least} px`, async ({ page }) => {
      await enter(page, { label: step(2, 'herWord'), done: 3 });
      await expect(stageOf(page)).toHaveAttribute('data-layout', 'md');
      await expectLarge(page, least, '.bubble__words');
      await goTo(page, step(2, 'question'));
      await expectLarge(page, least, '.question__introduction', '.question__instruction', '.choice__words');
      await radios(page).nth(1).check();
      await validate(page).click();
      await expectLarge(page, least, '.wrong-answer h2', '.wrong-answer p');
      await page.getByRole('button', { name: 'Try again' }).click();
      await goTo(page, step(2, 'card'));
      await expectLarge(page, least, '.card-step__received', '.card-step__introduction');
    });

    test('the first line of a title extends under the logo and does not touch it', async ({ page }) => {
      await enter(page, { label: step(6, 'title'), done: 6 });
      const words = page.locator('.chapter-title__line').first();
      const line = await words.boundingBox();
      const padding = await words.evaluate(it => Number.parseFloat(getComputedStyle(it).paddingTop));
      const logo = await page.locator('.logo').boundingBox();
      if (!line || !logo) throw new Error('The title or the logo is not visible');
      expect(line.x + line.width).toBeGreaterThan(logo.x + logo.width / 2);
      // The logo's lower edge is slanted. Above the right end of the title, this edge is at about 90 % of the logo's
      // height. So the title does not touch the logo if the title begins below 95 %.
      expect(line.y + padding).toBeGreaterThan(logo.y + logo.height * 0.95);
    });
  });
}
