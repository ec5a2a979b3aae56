import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chaptersWithCard, story } from '../../../stage/index.ts';
import { textOf } from '../../texts.ts';
import { ANSWERS, WRONG, wrongOf } from '../answers.ts';
import { startCounting } from '../counted.ts';
import { expectedLines, RANDOM } from '../expectedLines.ts';
import { heardLines, startListening } from '../heard.ts';
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
  stageOf,
  startOf,
  step,
  test,
  validate,
} from '../matchDay.ts';

/** In the order of the test: the wrong answers, then the right one. [] for a ranking. */
function answersOf(label: string): number[] {
  const right = ANSWERS[chapterOf(label)];
  return right === undefined ? [] : [...wrongOf(chapterOf(label)), right];
}

/**
 * Moves the focus to the answers (forward from the question, or back from the button Validate), and selects `choice` by
 * arrow keys.
 */
async function chooseByKeys(page: Page, choice: number) {
  const isBackwards = await validate(page).evaluate(it => it === document.activeElement);
  await page.keyboard.press(isBackwards ? 'Shift+Tab' : 'Tab');
  await page.keyboard.press('Space');
  const checked = await radios(page).evaluateAll(all => all.findIndex(it => it.matches(':focus')));
  const count = await radios(page).count();
  for (let i = checked; i % count !== choice; i += 1) await page.keyboard.press('ArrowDown');
  await expect(radios(page).nth(choice)).toBeChecked();
}

/** Returns a pattern for the address of a report with these wrong answers. A report code counts at most 99. */
const reportWith = (wrong: typeof WRONG) =>
  new RegExp(`^/report#(?:\\d{4}|0)-${wrong[0]?.chapter}${wrong[0]?.choice}-${Math.min(99, wrong.length)}-`);

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

test.describe('on a laptop, by keyboard alone', () => {
  test.use({ viewport: LAPTOP });

  test('a visitor plays the whole match day with every wrong answer, and a screen reader says all of it @quick', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    // makes the order of the ranking the same in every run, because Romy's reply depends on the order
    await page.addInitScript(random => {
      Math.random = () => random;
    }, RANDOM);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/simulation_wny');
    await startOf(page).press('Enter');
    await settled(page);
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
    await expect(page.getByRole('img', { name: textOf('pictures.chapter_0.corridor') })).toBeVisible();
    await startListening(page);
    const labels = await playThrough(
      page,
      // waits until every step rests, because a screen reader would skip a step that is passed quickly
      async () => {
        const { label = '', status } = await stageOf(page).evaluate(({ dataset }) => ({ ...dataset }));
        if (status === 'ready') {
          await page.keyboard.press('ArrowRight');
          await expect(stageOf(page)).not.toHaveAttribute('data-label', label);
        }
        await settled(page);
      },
      async (_, label) => {
        // waits until the overlay has the focus, before the next key
        await expect(page.locator('section:focus')).toBeVisible();
        const card = page.getByRole('button', { name: 'Continue' });
        if (await card.isVisible()) {
          await page.getByRole('button', { name: textOf('ui.card.flip') }).press('Enter');
          await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
          await card.press('Enter');
          return;
        }
        for (const choice of answersOf(label)) {
          await chooseByKeys(page, choice);
          await page.keyboard.press('Tab');
          await expect(validate(page)).toBeFocused();
          if (choice === ANSWERS[chapterOf(label)]) break;
          await page.keyboard.press('Enter');
          await expect(tryAgain(page)).toBeFocused();
          await page.keyboard.press('Enter');
          await expect(validate(page)).toBeFocused();
        }
        await validate(page).press('Enter');
      },
    );
    expect(new Set(labels).size, 'steps shown without repetition').toBe(labels.length);
    expect(new Set(labels.map(chapterOf)).size).toBe(story.chapters.length);
    await expect(page.getByRole('link', { name: /Open the Help Starter Pack/ })).toBeVisible();
    await expect(page.getByText(textOf('simulation.finale.cta.young'))).toBeVisible();
    for (const chapter of chaptersWithCard(story))
      await expect(page.getByRole('region')).toContainText(
        textOf(`simulation.chapter_${chapter}.card.strength`),
      );
    expect(await page.evaluate(() => localStorage.getItem('wny-simulation-current-chapter-done'))).toBe(
      String(story.last),
    );

    // waits for the finale, which takes the focus one frame after it appears
    await expect(page.locator('section:focus')).toBeVisible();
    // the report code contains the number of wrong answers and the first wrong answer
    const report = page.getByRole('link', { name: 'Your match report' });
    await expect(report).toHaveAttribute('href', reportWith(WRONG));
    const all = await heardLines(page);
    await mkdir('.cache', { recursive: true });
    await writeFile('.cache/heard.txt', `${all.join('\n')}\n`); // for people to read: see CONTRIBUTING.md
    expect(all).toEqual(expectedLines());

    await finale(page).press('Enter');
    await at(page, step(0, 'corridor'));
  });

  test('a forward key during a motion only ends the motion; a press on a deed begins its act within ten frames', async ({
    page,
  }) => {
    await startCounting(page);
    await enter(page, { label: step(0, 'chickenpox'), done: 0 });
    await page.keyboard.press('ArrowRight');
    await at(page, step(0, 'yours'));
    await settled(page, 'playing');
    await page.keyboard.press('ArrowRight');
    await settled(page, 'ready');
    await at(page, step(0, 'yours'));

    const deed = textOf('simulation.chapter_0.deed_stackCone');
    const next = page.getByRole('button', { name: textOf('ui.deed.next', { deed }), exact: true });
    await expect(next).toHaveText(textOf('ui.deed', { deed }));
    // The act must begin before the old words have faded (0.3 s), so the test waits only ten frames. One frame would be
    // too few: a busy machine can show a few frames before it runs the code that begins the act.
    const drawn = await next.evaluate(async (button: HTMLElement) => {
      const before = window.counted.draws;
      button.click();
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      return window.counted.draws - before;
    });
    expect(drawn).toBeGreaterThan(0);
    await at(page, step(0, 'nineDays'));
    await expect(page.getByRole('button', { name: textOf('ui.next'), exact: true })).toBeVisible();
  });
});

test.describe('on a phone, by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  // the other chapters would only repeat the play by keyboard; played.test.ts tests their transitions on a phone
  test('a visitor plays the last three chapters, with the wrong answers of the first question @quick', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const from = story.last - 2;
    let isFirst = true;
    await enter(page, { label: step(from, 'title'), done: from });
    const next = await page.getByRole('button', { name: 'Next' }).boundingBox();
    if (!next) throw new Error('the Next button is not visible');
    const labels = await playThrough(
      page,
      () => page.touchscreen.tap(next.x + next.width / 2, next.y + next.height / 2),
      async (_, label) => {
        const card = page.getByRole('button', { name: 'Continue' });
        if (await card.isVisible()) return card.tap();
        // Gives wrong answers only at the first question with one right answer. At later questions this test would only
        // repeat reactions.spec.ts, which gives all wrong answers on a phone.
        const answers = isFirst ? answersOf(label) : answersOf(label).slice(-1);
        isFirst &&= answers.length < 2;
        for (const choice of answers) {
          await page.locator('label').nth(choice).tap();
          if (choice === ANSWERS[chapterOf(label)]) break;
          await validate(page).tap();
          await tryAgain(page).tap();
          await expect(radios(page).nth(choice)).toHaveAccessibleName(/tried$/);
        }
        await validate(page).tap();
      },
    );
    expect(new Set(labels.map(chapterOf)).size).toBe(3);
    // A late second tap on Next must not press Back, so Back must be left of the position that Next had.
    const back = await page.getByRole('button', { name: 'Back' }).boundingBox();
    expect((back?.x ?? next.x) + (back?.width ?? 0)).toBeLessThanOrEqual(next.x);

    // at the finale every chapter is marked as seen, including the last chapter
    await page.getByRole('button', { name: /^Chapters/ }).tap();
    await expect(page.locator('.tile[data-active]')).toHaveCount(story.chapters.length);
    const sheet = page.getByRole('dialog', { name: 'Chapters' });
    await expect(sheet.getByRole('link', { name: 'Your match report' })).toHaveAttribute(
      'href',
      reportWith(WRONG.filter(({ chapter }) => chapter === from)),
    );
  });
});
