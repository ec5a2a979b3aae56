/** Tests the notebook and the match report at the end of a match day with wrong answers. */
import { textOf } from '../../texts.ts';
import { findNoFault } from '../axe.ts';
import {
  at,
  END,
  enter,
  expect,
  goTo,
  PHONE,
  radios,
  settled,
  step,
  test,
  validate,
  walkTo,
} from '../matchDay.ts';

/** The text on the notebook's first page if the first wrong answer was the second choice of chapter 7. */
const FIRST = textOf('mistakes.first', { mistake: textOf('mistakes.7_1') });

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: PHONE });

test('page one of the notebook shows the first wrong answer only after the notebook is taken; the finale and the chapter sheet link the report', async ({
  page,
}) => {
  await enter(page, { label: step(7, 'question'), done: 7 });
  for (const wrong of [1, 2]) {
    await radios(page).nth(wrong).check();
    await validate(page).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await settled(page);
  }
  await radios(page).nth(0).check();
  await validate(page).click();
  await settled(page);
  // Imitates a visitor who comes back later: stores the label of a step near the finale, and the done count.
  // The page has already stored the wrong answers.
  await page.evaluate(
    ([label]) => {
      localStorage.setItem('wny-simulation-current-label', label ?? '');
      localStorage.setItem('wny-simulation-current-chapter-done', '8');
    },
    [step(8, 'whyNotMe')],
  );
  await page.goto('/starter');
  await page.goto('/simulation_wny');
  await page.getByRole('button', { name: /start/i }).click();
  await settled(page);
  await walkTo(page, step(8, 'notebook'));
  const letters = page.locator('.handwriting path');
  await expect(letters).toHaveCount(0);
  await page
    .getByRole('button', {
      name: textOf('ui.deed.next', { deed: textOf('simulation.chapter_8.deed_take') }),
    })
    .click();
  await at(page, step(8, 'pageOne'));
  await settled(page);
  await expect(page.getByText(`${textOf('mistakes.page')} ${FIRST}`)).toBeAttached();
  await expect(letters.nth(20)).toBeAttached();
  await findNoFault(page, 'the first page');
  expect(await letters.first().evaluate(letter => letter.getBoundingClientRect().width)).toBeGreaterThan(0);

  await goTo(page, END);
  const report = page.getByRole('link', { name: textOf('ui.report') });
  await expect(report).toBeVisible();
  await goTo(page, step(3, 'pen'));
  await expect(report).toHaveCount(0);
  await page.getByRole('button', { name: /^Chapters/ }).click();
  await report.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your match report');
  await expect(page).toHaveURL(/\/report#0-71-2-2-[\da-z]{2}$/);
  const picture = page.getByRole('img', { name: /Match report|FC Sonnhalde 1-2/ });
  await expect(picture).toHaveAttribute('data-drawn', 'true');
  const said = await picture.getAttribute('aria-label');
  for (const words of [FIRST, textOf('pages.report.made', { count: 2 })]) expect(said).toContain(words);
  await findNoFault(page, 'the match report');

  const link = page.url();
  await page.goto('/starter');
  await page.goto('/report');
  await expect(page, 'the report of the match day that this device has finished').toHaveURL(link);
});
