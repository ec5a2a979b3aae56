import type { Locator, Page } from '@playwright/test';
import { textOf } from '../../texts.ts';
import { wrongOf } from '../answers.ts';
import {
  advance,
  at,
  chapterOf,
  enter,
  expect,
  LAPTOP,
  PHONE,
  radios,
  settled,
  stageOf,
  step,
  test,
  validate,
} from '../matchDay.ts';

const RANKING = { label: step(1, 'question'), done: 1 };
const SELECT = { label: step(3, 'question'), done: 3 };
const BEFORE = { label: step(3, 'everybodyLooks'), done: 3 };

const items = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Move up' }) });
const firstWords = async (all: Locator) =>
  (await all.allInnerTexts()).map(text => /[A-Z][a-z]+(?=:)/.exec(text)?.[0]);

/** Waits for the drag handles, whose script loads after the start. */
const canBeDragged = (page: Page) => expect(items(page).first().locator('[data-handle]')).toBeVisible();

test.describe('the ranking', () => {
  test.use({ viewport: LAPTOP, contextOptions: { reducedMotion: 'reduce' } });

  test('is sorted by buttons, by mouse and by keyboard, and announces moves', async ({ page }) => {
    await enter(page, RANKING);
    await expect(items(page)).toHaveCount(4);
    const [a, b, c, d] = await firstWords(items(page));
    await canBeDragged(page);
    for (const [i, item] of [a, b, c, d].entries())
      for (const name of [`${i + 1} ${item}:`, `Move up ${item}:`, `Move down ${item}:`])
        await expect(items(page).nth(i).getByRole('button', { name })).toHaveCount(1);

    await items(page).nth(0).getByRole('button', { name: 'Move down' }).click();
    await expect.poll(() => firstWords(items(page))).toEqual([b, a, c, d]);
    await expect(page.getByText(`${a}:`).and(page.locator('[aria-live]'))).toContainText('2 of 4');

    const [from, to] = [await items(page).nth(1).boundingBox(), await items(page).nth(0).boundingBox()];
    if (!from || !to) throw new Error('the items are not visible');
    await page.mouse.move(from.x + 90, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 90, to.y + to.height / 2 + 8, { steps: 8 });
    await page.mouse.move(to.x + 90, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => firstWords(items(page))).toEqual([a, b, c, d]);

    await items(page).nth(0).locator('[data-handle]').focus();
    await page.keyboard.press('Space');
    await expect(items(page).nth(0)).toHaveAttribute('data-dragging', 'true');
    const said = page.locator('.visually-hidden[aria-live]');
    // presses the arrow key until it has an effect: dnd-kit listens for arrow keys only from the next task on
    await expect(async () => {
      if (!((await said.textContent()) ?? '').includes('2 of 4')) await page.keyboard.press('ArrowDown');
      await expect(said).toContainText('2 of 4', { timeout: 500 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect.poll(() => firstWords(items(page))).toEqual([b, a, c, d]);
    await at(page, RANKING.label);
  });

  test('accepts any order, and the reply follows the first choice, also after a reload', async ({ page }) => {
    await enter(page, RANKING);
    while ((await firstWords(items(page))).indexOf('Honesty') > 0) {
      await items(page).filter({ hasText: 'Honesty' }).getByRole('button', { name: 'Move up' }).click();
    }
    await validate(page).click();
    await at(page, step(1, 'reply'));
    await expect(page.getByText(textOf('simulation.chapter_1.text_reply_top_3'))).toBeVisible();
    await settled(page);
    await page.reload();
    await page.locator('.loading').getByRole('button', { name: /start/i }).click();
    await expect(page.getByText(textOf('simulation.chapter_1.text_reply_top_3'))).toBeVisible();
  });
});

test.describe('the ranking on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

  test('is sorted by touch', async ({ page }) => {
    await enter(page, RANKING);
    await canBeDragged(page);
    const [a, b, c, d] = await firstWords(items(page));
    const [from, to] = [await items(page).nth(0).boundingBox(), await items(page).nth(1).boundingBox()];
    if (!from || !to) throw new Error('the items are not visible');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + 30, y }],
      });
    const [start, end] = [from.y + from.height / 2, to.y + to.height / 2 + 6];
    await touch('touchStart', start);
    // moves 24 px first, because the browser does not report the first few px of a touch movement
    await touch('touchMove', start + 24);
    await expect(items(page).nth(0)).toHaveAttribute('data-dragging', 'true');
    for (let i = 1; i <= 10; i += 1) await touch('touchMove', start + ((end - start) * i) / 10);
    await touch('touchEnd', end);
    await expect.poll(() => firstWords(items(page))).toEqual([b, a, c, d]);
  });
});

test.describe('a select question', () => {
  test.use({ viewport: LAPTOP, contextOptions: { reducedMotion: 'reduce' } });

  test('needs a choice, explains a wrong answer, and keeps it checked and marked as tried', async ({
    page,
  }) => {
    await enter(page, SELECT);
    await settled(page, 'locked');
    await expect(radios(page)).toHaveCount(wrongOf(chapterOf(SELECT.label)).length + 1);
    for (const radio of await radios(page).all()) await expect(radio).not.toBeChecked();
    await expect(validate(page)).toBeDisabled();

    await radios(page).nth(0).check();
    await validate(page).click();
    const error = page.getByRole('alertdialog', { name: "Not quite, but you're close!" });
    await expect(error).toContainText(textOf('simulation.chapter_3.question.error_text_0'));
    await expect(error.getByRole('button', { name: 'Try again' })).toBeFocused();
    // focus trap: Tab and Shift+Tab stay on the dialog's only control
    await page.keyboard.press('Tab');
    await expect(error.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(error.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await at(page, SELECT.label);

    await error.getByRole('button', { name: 'Try again' }).click();
    await expect(error).toBeHidden();
    await expect(radios(page).nth(0)).toBeChecked();
    await expect(page.getByRole('radio', { name: /tried$/ })).toHaveCount(1);
    await expect(radios(page).nth(0)).toHaveAccessibleName(/tried$/);
    await at(page, SELECT.label);

    await radios(page).nth(2).check();
    await validate(page).click();
    await at(page, step(3, 'clap'));
    expect(await page.evaluate(() => localStorage.getItem('wny-simulation-current-chapter-done'))).toBe('4');
  });

  test('takes the focus when it opens, and cannot be passed without an answer by key or click', async ({
    page,
  }) => {
    await enter(page, BEFORE);
    const beside = { x: LAPTOP.width - 20, y: LAPTOP.height / 2 };
    await page.mouse.click(beside.x, beside.y);
    await at(page, SELECT.label);
    await settled(page, 'locked');
    await expect(page.getByRole('region').filter({ has: radios(page) })).toBeFocused();

    await page.mouse.click(beside.x, beside.y);
    await page.locator('h2').first().click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('PageDown');
    // Next and Back are hidden, because the question has its own button
    for (const name of ['Next', 'Back'])
      await expect(page.getByRole('button', { name, exact: true, includeHidden: true })).toBeHidden();
    await at(page, SELECT.label);
    await expect(stageOf(page)).toHaveAttribute('data-status', 'locked');

    // an answered question stays unlocked: when the visitor returns to it, Next and Back are visible and work
    await radios(page).nth(2).check();
    await validate(page).click();
    await at(page, step(3, 'clap'));
    await settled(page);
    await page.keyboard.press('ArrowLeft');
    await at(page, SELECT.label);
    await settled(page, 'ready');
    await page.getByRole('button', { name: 'Next' }).click();
    await at(page, step(3, 'clap'));
  });

  test('does not take the focus from a choice that already has the focus', async ({ page }) => {
    await enter(page, BEFORE);
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        const choice = document.querySelector<HTMLInputElement>('[role=radiogroup] input');
        if (!choice) return;
        observer.disconnect();
        choice.focus();
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    await page.keyboard.press('ArrowRight');
    await settled(page, 'locked');
    // waits two frames, in which the question could still take the focus
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(radios(page).first()).toBeFocused();
  });
});

test.describe('a card', () => {
  test.use({ viewport: LAPTOP, contextOptions: { reducedMotion: 'reduce' } });

  /**
   * Replaces image decoding by a wait of 200 ms. When the card becomes visible, sets `data-card`: to 'whole'
   * if the wait for the card's image is over, else to 'empty'.
   */
  const decodeSlowly = () => {
    const slot = '.overlays:not([data-warm-up]) .card-slot';
    let isDecoded = false;
    HTMLImageElement.prototype.decode = async function decode() {
      await new Promise(resolve => setTimeout(resolve, 200));
      if (this.closest(slot)) isDecoded = true;
    };
    const look = () => {
      const part = document.querySelector(`${slot} .card`)?.closest('[data-enter]');
      if (!part || getComputedStyle(part).opacity === '0') requestAnimationFrame(look);
      else document.documentElement.dataset.card = isDecoded ? 'whole' : 'empty';
    };
    look();
  };

  test('shows only after its image is decoded, turns over and continues by mouse', async ({ page }) => {
    await page.addInitScript(decodeSlowly);
    await enter(page, { label: step(1, 'card'), done: 2 });
    await expect(page.locator('html')).toHaveAttribute('data-card', 'whole');
    await expect(page.getByRole('region', { name: textOf('simulation.chapter_1.card.title') })).toContainText(
      textOf('simulation.chapter_1.card.introduction'),
    );
    await expect(page.locator('.controls').getByRole('button', { disabled: true })).toHaveCount(0);
    const turn = page.getByRole('button', { name: textOf('ui.card.flip') });
    await expect(turn).not.toHaveAttribute('aria-pressed');
    await turn.click();
    await expect(turn).not.toHaveAttribute('aria-pressed');
    const back = page.getByRole('region').locator('[aria-live]');
    for (const part of ['title', 'introduction', 'tuesday'] as const)
      await expect(back.getByText(textOf(`simulation.chapter_1.card.${part}`))).toBeVisible();
    await expect(page.locator('.card-step__head')).toContainText(
      textOf('simulation.chapter_1.card.introduction'),
    );
    await page.evaluate(() => {
      HTMLImageElement.prototype.decode = () => new Promise(() => {});
    });
    // clicks with the mouse, to check that the chapter menu's invisible names do not cover this button
    await page.getByRole('button', { name: 'Continue' }).click();
    await at(page, step(2, 'title'));
    await advance(page, () => page.keyboard.press('ArrowLeft'));
    await settled(page);
    await expect(page.locator('.card').locator('xpath=..')).toHaveCSS('opacity', '1');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

    test('ignores a tap on Continue just after this button appears: the tap was meant for the previous button', async ({
      page,
    }) => {
      await enter(page, { label: step(1, 'card'), done: 2 });
      const continueButton = page.getByRole('button', { name: 'Continue' });
      // The button `Continue` ignores taps during its animation. The animation may have ended already, so the test
      // restarts the animation and pauses it.
      const pausedCount = await continueButton.evaluate(it => {
        it.style.animation = 'none';
        const before = it.getAnimations().length;
        it.style.animation = '';
        const animations = it.getAnimations();
        for (const each of animations) each.pause();
        return animations.length - before;
      });
      expect(pausedCount).toBe(1);
      const box = await continueButton.boundingBox();
      if (!box) throw new Error('Continue is not visible');
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      // The browser handles taps in order. So once the next tap has turned the card, the tap above is handled too.
      await page.getByRole('button', { name: textOf('ui.card.flip') }).tap();
      await expect(page.getByRole('region').getByRole('heading', { level: 3 })).toBeVisible();
      await at(page, step(1, 'card'));
      await continueButton.evaluate(it => {
        for (const animation of it.getAnimations()) animation.finish();
      });
      await continueButton.tap();
      await at(page, step(2, 'title'));
    });
  });
});
