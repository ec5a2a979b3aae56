/**
 * Tests words that need more space than English at the usual size. At 150 % on the smallest phone nothing is cut off or
 * covered, and everything can be scrolled into view. A translator's longer words stay in their boxes.
 */
import type { Page } from '@playwright/test';
import { story } from '../../../stage/index.ts';
import { textOf } from '../../texts.ts';
import { cardBackOverflow } from '../cardBackOverflow.ts';
import { LENGTHENED, lengthenWords } from '../lengthenWords.ts';
import { enter, expect, goTo, open, PHONE, radios, settled, step, test, validate } from '../matchDay.ts';
import { outOfSight } from '../outOfSight.ts';
import { wordsOutside } from '../wordsOutside.ts';

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

for (const viewport of [
  PHONE,
  { width: 320, height: 568 },
  { width: 820, height: 1180 },
  { width: 1512, height: 982 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const how of [...LENGTHENED, 'at 200 %'] as const)
      test(`start, titles, bubble, deeds, question, card, finale and chapters keep their words in their boxes: ${how}`, async ({
        page,
      }) => {
        const expectWordsInside = async (state: string) =>
          expect.soft(await wordsOutside(page), state).toEqual([]);
        await open(page, { label: step(1, 'title'), done: story.last });
        if (how === 'at 200 %')
          await page.evaluate(() => {
            document.documentElement.style.fontSize = '200%';
          });
        else await lengthenWords(page, how);
        await expectWordsInside('start');
        await page.locator('.loading__disc--start').click();
        await settled(page);
        for (const { number, title } of story.chapters) {
          if (!title) continue;
          await goTo(page, step(number, 'title'));
          await expectWordsInside(`title ${number}`);
        }
        for (const [chapter, name] of [
          [1, 'question'],
          [4, 'question'],
          [6, 'card'],
          [3, 'everybodyLooks'],
          [8, 'usedToSing'],
          [8, 'finale'],
        ] as const) {
          await goTo(page, step(chapter, name));
          await expectWordsInside(name);
        }
        if (viewport.width < 768) {
          await page.locator('.ring').click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectWordsInside('chapter sheet');
        } else {
          for (const control of await page.locator('.chapter-menu__chapter, .controls .tool').all()) {
            await control.hover();
            await expect(control.locator('.chapter-menu__name, .tool__words')).toHaveCSS('opacity', '1');
            await expectWordsInside(`name of ${await control.innerText()}`);
          }
        }
      });
  });
}
