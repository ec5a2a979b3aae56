import type { Page } from '@playwright/test';
import { story } from '../../stage/index.ts';
import { enter, expect, goTo, radios, step, test, validate } from './matchDay.ts';
import { outOfSight } from './outOfSight.ts';

const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

for (const [name, viewport, zoom, spaced] of [
  ['1280', { width: 1280, height: 1024 }, 1, true],
  ['394', { width: 394, height: 752 }, 1, true],
  ['1280-200', { width: 640, height: 512 }, 2, false],
  ['394n', { width: 394, height: 752 }, 1, false],
  ['394-200', { width: 197, height: 376 }, 2, false],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor: 1, contextOptions: { reducedMotion: 'reduce' } });
    test(`look ${name}`, async ({ page }) => {
      test.setTimeout(180_000);
      const see = async (place: string) => {
        await page.mouse.move(0, 0);
        await page.screenshot({ path: `/tmp/k4shots/${name}-${place.replaceAll(' ', '_')}.png` });
        expect.soft(await outOfSight(page), `out of sight: ${place}`).toEqual([]);
      };
      await enter(page, { label: step(3, 'everybodyLooks'), done: story.last });
      if (spaced)
        await page.evaluate(css => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        }, SPACING);
      await see('a bubble');
      await goTo(page, step(1, 'question'));
      await see('a ranking');
      await goTo(page, step(4, 'question'));
      await see('a question');
      await radios(page).nth(1).press('Space');
      await validate(page).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
      await see('its error');
      await page.getByRole('button', { name: 'Try again' }).click();
      await goTo(page, step(5, 'card'));
      await see('a card');
      await page.getByRole('button', { name: 'Turn the card over' }).click();
      await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
      await see('its back');
      await goTo(page, step(story.last, 'finale'));
      await see('the end');
    });
  });
}
