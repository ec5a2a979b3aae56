/** Tests two settings of the operating system: more contrast, and forced colours. */
import type { Locator, Page } from '@playwright/test';
import { codeOf } from '../../../src/progress/reportCode.ts';
import { story } from '../../../stage/index.ts';
import { findNoFault } from '../axe.ts';
import { enter, expect, goTo, PHONE, radios, settled, step, test, validate } from '../matchDay.ts';

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

/**
 * Finds the visible elements without an edge: neither the element nor its `::before` has an upper border or
 * an outline. Returns the first 80 characters of each element's HTML.
 */
const withoutEdge = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(all =>
    all
      .filter(it => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(it =>
        [undefined, '::before'].every(part => {
          const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(it, part);
          return (borderTopStyle === 'none' || borderTopWidth === '0px') && outlineStyle === 'none';
        }),
      )
      .map(it => it.outerHTML.slice(0, 80)),
  );

test('more contrast and forced colours outline the panels, controls and the selected choice of the match day', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  await enter(page, { label: step(3, 'question'), done: story.last });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-contrast', 'more');
  const parts = '.board, .question__head, .overlays .button';
  expect(await withoutEdge(page, parts)).toEqual([]);
  await findNoFault(page, 'a question with more contrast');

  await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active', reducedMotion: 'reduce' });
  await expect(html).not.toHaveAttribute('data-contrast');
  expect(await withoutEdge(page, `${parts}, .overlays .round`)).toEqual([]);
  await radios(page).nth(0).check();
  await expect(page.locator('.choice[data-chosen]')).toHaveCSS('outline-style', 'solid');
  await validate(page).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  expect(await withoutEdge(page, '.wrong-answer, .wrong-answer .button')).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await settled(page);

  await goTo(page, step(1, 'question'));
  const up = page.getByRole('button', { name: 'Move up' });
  const colour = (of: Locator) => of.evaluate(it => getComputedStyle(it).color);
  expect(await colour(up.first()), 'a disabled arrow').not.toBe(await colour(up.last()));
});

test('with forced colours every control of a report and of the home page has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(`/report#${codeOf({ mistakes: 0 })}`);
  await expect(page.locator('[data-drawn]')).toBeVisible();
  expect(await withoutEdge(page, '.button, .cta, .report__shapes')).toEqual([]);
  await expect(page.getByRole('button', { name: 'Tall' })).toHaveCSS('outline-style', 'solid');
  await page.goto('/');
  expect(await withoutEdge(page, '.button, .cta')).toEqual([]);
});
