import { story } from '../../stage/index.ts';
import { ANSWERS } from './answers.ts';
import {
  at,
  chapterOf,
  enter,
  expect,
  finale,
  LAPTOP,
  PHONE,
  playThrough,
  radios,
  settled,
  startOf,
  step,
  test,
  validate,
} from './matchDay.ts';

test.describe('on a laptop, by keyboard alone', () => {
  test.use({ viewport: LAPTOP });

  test('a visitor plays the match day from the first word to the last', async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto('/simulation_wny');
    await startOf(page).press('Enter');
    await settled(page);
    const labels = await playThrough(
      page,
      () => page.keyboard.press('ArrowRight'),
      async (_, label) => {
        const card = page.getByRole('button', { name: 'Continue' });
        if (await card.isVisible()) {
          await page.getByRole('button', { name: 'Turn the card over' }).press('Enter');
          await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
          await card.press('Enter');
          return;
        }
        const right = ANSWERS[chapterOf(label)];
        if (right !== undefined) {
          await radios(page).first().focus();
          await page.keyboard.press('Space');
          for (let i = 0; i < right; i += 1) await page.keyboard.press('ArrowDown');
          await expect(radios(page).nth(right)).toBeChecked();
        }
        await validate(page).press('Enter');
      },
    );
    expect(new Set(labels).size, 'no step twice').toBe(labels.length);
    expect(new Set(labels.map(chapterOf)).size).toBe(story.chapters.length);
    await expect(page.getByRole('link', { name: /Open the Help Starter Pack/ })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('wny-simulation-current-chapter-done'))).toBe(
      String(story.last),
    );

    await finale(page).press('Enter');
    await at(page, step(0, 'corridor'));
  });

  test('a forward press during motion ends the motion and stays on the step', async ({ page }) => {
    await enter(page, { label: step(0, 'chickenpox'), done: 0 });
    await page.keyboard.press('ArrowRight');
    await at(page, step(0, 'yours'));
    await settled(page, 'playing');
    await page.keyboard.press('ArrowRight');
    await settled(page, 'ready');
    await at(page, step(0, 'yours'));
  });
});

test.describe('on a phone, by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a visitor plays the match day with her thumb', async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto('/simulation_wny');
    await startOf(page).tap();
    await settled(page);
    const next = await page.getByRole('button', { name: 'Next' }).boundingBox();
    if (!next) throw new Error('Next has no place on the screen');
    const labels = await playThrough(
      page,
      () => page.touchscreen.tap(next.x + next.width / 2, next.y + next.height / 2),
      async (_, label) => {
        const card = page.getByRole('button', { name: 'Continue' });
        if (await card.isVisible()) return card.tap();
        const right = ANSWERS[chapterOf(label)];
        if (right !== undefined) await page.locator('label').nth(right).tap();
        await validate(page).tap();
      },
    );
    expect(new Set(labels.map(chapterOf)).size).toBe(story.chapters.length);

    // at the end she has seen every chapter, the last one too
    await page.getByRole('button', { name: /^Chapters/ }).tap();
    await expect(page.locator('.tile[data-active]')).toHaveCount(story.chapters.length);
  });
});
