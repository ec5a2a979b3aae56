import type { Page } from '@playwright/test';
import { story } from '../../stage/index.ts';
import {
  ANSWERS,
  advance,
  at,
  chapterOf,
  enter,
  expect,
  finale,
  LAPTOP,
  PHONE,
  radios,
  settled,
  stageOf,
  startOf,
  step,
  test,
  validate,
} from './matchDay.ts';

/**
 * Goes forward like somebody in a hurry, who ends a motion with one press and moves with the next, and answers
 * whatever asks, to the end. Returns the labels passed.
 */
async function playThrough(
  page: Page,
  press: () => Promise<unknown>,
  choose: (page: Page, label: string) => Promise<void>,
) {
  const labels: string[] = [];
  for (;;) {
    // both at once: between two questions she may have moved
    const { label = '', status } = await stageOf(page).evaluate(({ dataset }) => ({ ...dataset }));
    if (label !== labels.at(-1)) labels.push(label);
    if (status === 'locked') {
      await choose(page, label);
      await expect(stageOf(page)).not.toHaveAttribute('data-label', label);
    } else if (status === 'ready' && (await finale(page).isVisible())) return labels;
    else await press();
  }
}

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
  });
});

// what a key or a tap does is the same with reduced motion, and there sooner
test.describe('on a laptop, with reduced motion', () => {
  test.use({ viewport: LAPTOP, contextOptions: { reducedMotion: 'reduce' } });

  test('Space and Enter on a control do only what the control does', async ({ page }) => {
    await enter(page, { label: step(0, 'yours'), done: 0 });
    const back = page.getByRole('button', { name: 'Back', exact: true });
    await back.press('Space');
    await at(page, step(0, 'chickenpox'));
    await settled(page);
    await back.press('Enter');
    await at(page, step(0, 'hello'));
    await settled(page);
    await at(page, step(0, 'hello'));
  });

  test('Page keys of a presenter move; the up arrow and l only log', async ({ page }) => {
    await enter(page, { label: step(0, 'chickenpox'), done: 0 });
    await advance(page, () => page.keyboard.press('PageDown'));
    await at(page, step(0, 'yours'));
    await settled(page);
    const logged = page.waitForEvent('console', message => message.text().includes(step(0, 'yours')));
    await page.keyboard.press('ArrowUp');
    await logged;
    await page.keyboard.press('l');
    await at(page, step(0, 'yours'));
    await advance(page, () => page.keyboard.press('PageUp'));
    await at(page, step(0, 'chickenpox'));
  });
});

test.describe('on a phone, with reduced motion', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

  test('a tap on the stage goes on', async ({ page }) => {
    await enter(page, { label: step(2, 'pitch'), done: 2 });
    await advance(page, () => page.touchscreen.tap(40, 560));
    await at(page, step(2, 'cones'));
  });

  test('the chapters wait behind the ring; a locked one does not open', async ({ page }) => {
    await enter(page, { label: step(2, 'pitch'), done: 2 });
    await page.getByRole('button', { name: 'Chapters 02' }).tap();
    const chapters = page.getByRole('navigation', { name: 'Chapters' });
    await expect(chapters.getByRole('button')).toHaveCount(story.chapters.length);
    await expect(chapters.getByRole('button').nth(2)).toHaveAttribute('aria-current', 'step');
    await expect(chapters.getByRole('button').nth(3)).toHaveAttribute('aria-disabled', 'true');
    await chapters.getByRole('button').nth(3).scrollIntoViewIfNeeded();
    await chapters.getByRole('button').nth(3).tap({ force: true });
    await at(page, step(2, 'pitch'));
    await chapters.getByRole('button').nth(1).tap();
    await at(page, step(1, 'title'));
    await expect(chapters).toBeHidden();
  });
});
