/** The text size on an upright tablet, which is held further from the eyes than a phone. */
import type { Page } from '@playwright/test';
import { enter, expect, goTo, radios, step, test, validate } from './matchDay.ts';

/** Minimum font size, in px. */
const LEAST = 22;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects visible words at each of these selectors, none smaller than LEAST. */
async function expectLarge(page: Page, ...places: string[]) {
  for (const place of places) {
    const words = page.locator(place);
    await expect(words.first()).toBeVisible();
    const sizes = await words.evaluateAll(all =>
      all.map(element => Number.parseFloat(getComputedStyle(element).fontSize)),
    );
    expect(Math.min(...sizes), place).toBeGreaterThanOrEqual(LEAST);
  }
}

for (const viewport of [
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
]) {
  test.describe(`${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test('bubbles, questions, choices, reasons and card texts have a font size of at least 22 px', async ({
      page,
    }) => {
      await enter(page, { label: step(2, 'herWord'), done: 3 });
      await expectLarge(page, '.bubble__words');
      await goTo(page, step(2, 'question'));
      await expectLarge(page, '.question__introduction', '.question__instruction', '.choice__words');
      await radios(page).nth(1).check();
      await validate(page).click();
      await expectLarge(page, '.wrong-answer h2', '.wrong-answer p');
      await page.getByRole('button', { name: 'Try again' }).click();
      await goTo(page, step(2, 'card'));
      await expectLarge(page, '.card-step__received', '.card-step__introduction');
    });
  });
}
