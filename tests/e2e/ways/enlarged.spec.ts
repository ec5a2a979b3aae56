/**
 * Tests the match day at 200 % zoom, with the text spacing of WCAG 1.4.12, and in small windows with text at 200 %:
 * nothing is cut off or covered.
 */
import type { Page } from '@playwright/test';
import { story } from '../../../stage/index.ts';
import { textOf } from '../../texts.ts';
import { WRONG } from '../answers.ts';
import { enter, expect, goTo, radios, step, test, validate } from '../matchDay.ts';
import { narrowWords } from '../narrowWords.ts';
import { outOfSight } from '../outOfSight.ts';

/** At 200 % a window has half its width and half its height in CSS pixels. */
const half = ({ width, height }: { width: number; height: number }) => ({
  width: width / 2,
  height: height / 2,
});
/** The text spacing that WCAG 1.4.12 asks for. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const LAPTOP = { width: 1280, height: 1024 };
const PHONE = { width: 394, height: 752 };

for (const [name, viewport, css, size] of [
  ['a laptop at 200 %', half(LAPTOP), '', '100'],
  ['a phone at 200 %', half(PHONE), '', '100'],
  ['a laptop with text spacing', LAPTOP, SPACING, '100'],
  ['a phone with text spacing', PHONE, SPACING, '100'],
  ['the smallest phone with text at 150 %', { width: 320, height: 568 }, '', '150'],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('a bubble, both kinds of question, an error, a card, the finale, the chapters and the transcript can be scrolled into view', async ({
      page,
    }) => {
      const expectInSight = async (state: string) => {
        await page.mouse.move(0, 0); // away from all buttons, because a hovered button can show a label
        expect.soft(await outOfSight(page), `out of sight: ${state}`).toEqual([]);
      };
      await page.addInitScript(comfort => localStorage.setItem('wny-comfort', comfort), size);
      await enter(page, { label: step(4, 'question'), done: story.last });
      await page.evaluate(text => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }, css);
      await expectInSight('a question');
      await answerWrongly(page);
      await expectInSight('an error');
      await page.getByRole('button', { name: 'Try again' }).click();
      await goTo(page, step(1, 'question'));
      await expectInSight('a ranking');
      await goTo(page, step(3, 'everybodyLooks'));
      await expectInSight('a bubble');
      await goTo(page, step(6, 'card'));
      await expectInSight('a card');
      await page.getByRole('button', { name: textOf('ui.card.flip') }).click();
      await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
      await expectInSight('the back of a card');
      const back = page.locator('.card__back');
      expect.soft(await back.evaluate(it => it.scrollHeight - it.clientHeight), 'words of the back').toBe(0);
      await goTo(page, step(story.last, 'finale'));
      await expectInSight('the finale');
      if (viewport.width >= 768) return;
      await page.getByRole('button', { name: /^Chapters/ }).click();
      const sheet = page.getByRole('dialog', { name: 'Chapters' });
      await expect(sheet).toBeVisible();
      await expectInSight('the chapters');
      await sheet.getByRole('button', { name: 'What was said' }).click();
      await expect(page.getByRole('dialog', { name: 'What was said' })).toBeVisible();
      await expectInSight('what was said');
    });
  });
}

/** Windows with little room: 400 % of 1280x1024 (WCAG 1.4.10), a split screen, and narrow or low phones. */
const SMALL = [
  [320, 256],
  [360, 330],
  [400, 300],
  [280, 653],
  [640, 320],
] as const;

test.describe('in small windows, also with text at 200 %,', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('all questions, an error, the cards, the finale and the panels can be scrolled into view, in columns of at least 12 letters', async ({
    page,
  }) => {
    test.setTimeout(400_000);
    const expectRoom = async (state: string) => {
      await page.mouse.move(0, 0);
      for (const [width, height] of SMALL) {
        await page.setViewportSize({ width, height });
        for (const size of ['100%', '200%']) {
          await page.evaluate(fontSize => {
            document.documentElement.style.fontSize = fontSize;
            return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
          }, size);
          const where = `${state} at ${width}x${height}, text at ${size}`;
          expect.soft(await outOfSight(page), `out of sight: ${where}`).toEqual([]);
          expect.soft(await narrowWords(page), `narrow: ${where}`).toEqual([]);
        }
      }
      await page.setViewportSize(PHONE);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    };
    await page.setViewportSize(PHONE);
    await enter(page, { label: step(1, 'question'), done: story.last });
    for (const { number, question } of story.chapters) {
      if (!question) continue;
      await goTo(page, step(number, 'question'));
      await expectRoom(`question ${number}`);
      await goTo(page, step(number, 'card'));
      await expectRoom(`card ${number}`);
      await page.getByRole('button', { name: textOf('ui.card.flip') }).click();
      await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
      await expectRoom(`the back of card ${number}`);
      expect
        .soft(
          await page.locator('.card__back').evaluate(it => it.scrollHeight - it.clientHeight),
          'words of the back',
        )
        .toBe(0);
    }
    for (const { chapter } of WRONG.slice(-1)) {
      await goTo(page, step(chapter, 'question'));
      await answerWrongly(page);
      await expectRoom('an error');
      await page.getByRole('button', { name: 'Try again' }).click();
    }
    await goTo(page, step(story.last, 'finale'));
    await expectRoom('the finale');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectRoom('the keys');
    await page.keyboard.press('Escape');
    for (const name of ['What was said', 'Reading comfort', 'Your cards: 7 of 7']) {
      await page.getByRole('button', { name: /^Chapters/ }).click();
      await page.getByRole('dialog', { name: 'Chapters' }).getByRole('button', { name }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expectRoom(name);
      await page.keyboard.press('Escape');
    }
    await expect(page.getByRole('dialog', { name: 'Chapters' })).toBeVisible(); // below the dialog of the cards
    await expectRoom('the chapters');
  });
});

async function answerWrongly(page: Page) {
  await radios(page).nth(1).press('Space');
  await validate(page).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
}
