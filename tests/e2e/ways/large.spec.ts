/**
 * Tests words at 150 % on the smallest phone: nothing is cut off or covered, and everything can be scrolled into view.
 */
import type { Page } from '@playwright/test';
import { story } from '../../../stage/index.ts';
import { textOf } from '../../texts.ts';
import { cardBackOverflow } from '../cardBackOverflow.ts';
import { enter, expect, goTo, radios, step, test, validate } from '../matchDay.ts';
import { outOfSight } from '../outOfSight.ts';

test.use({ viewport: { width: 320, height: 568 }, contextOptions: { reducedMotion: 'reduce' } });

const expectInSight = async (page: Page, state: string) =>
  expect.soft(await outOfSight(page), `out of sight: ${state}`).toEqual([]);

test('at 150 % questions, cards, the finale, the chapters and the transcript panel can be scrolled into view', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('wny-comfort', '150'));
  await enter(page, { label: step(1, 'question'), done: story.last });
  await expectInSight(page, 'a ranking');
  await goTo(page, step(4, 'question'));
  await expectInSight(page, 'a question');
  await radios(page).nth(1).check();
  await validate(page).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await expectInSight(page, 'the error overlay');
  await page.getByRole('button', { name: 'Try again' }).click();
  await goTo(page, step(6, 'card'));
  await expectInSight(page, 'a card');
  await page.getByRole('button', { name: textOf('ui.card.flip') }).click();
  await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
  await expectInSight(page, 'the back of a card');
  expect(await cardBackOverflow(page)).toBe(0);
  await goTo(page, step(story.last, 'finale'));
  await expectInSight(page, 'the end');
  await page.getByRole('button', { name: /^Chapters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Chapters' });
  await expect(sheet).toBeVisible();
  await expectInSight(page, 'the chapters');
  await sheet.getByRole('button', { name: 'What was said' }).click();
  await expect(page.getByRole('dialog', { name: 'What was said' })).toBeVisible();
  await expectInSight(page, 'what was said');
});
