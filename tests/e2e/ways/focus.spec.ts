/**
 * Tests that the focus returns to the control that opened a panel. Other tests cover the error overlay and the site's
 * dialogs.
 */
import type { Locator, Page } from '@playwright/test';
import { story } from '../../../stage/index.ts';
import { enter, expect, LAPTOP, PHONE, step, test } from '../matchDay.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const HERE = { label: step(2, 'queasy'), done: story.last };

/**
 * Opens the panel `name` by Enter on `opener`, closes it by Escape, and expects the focus on `back`. If `back` is
 * `opener`, does all this again, and closes the panel by its button.
 */
async function expectReturn(page: Page, opener: Locator, name: string | RegExp, back = opener) {
  const panel = page.getByRole('dialog', { name }).last();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => panel.getByRole('button', { name: /^(Close|Done)$/ }).click(),
  ]) {
    await opener.press('Enter');
    await expect(panel.getByRole('button', { name: /^(Close|Done)$/ })).toBeVisible();
    await close();
    await expect(panel).toHaveCount(0);
    await expect(back).toBeFocused();
    if (back !== opener) return;
  }
}

test.describe('on a laptop', () => {
  test.use({ viewport: LAPTOP });

  test('the focus returns from the transcript, the settings and the cards to the button that opened them, and from the list of keys to the button focused before', async ({
    page,
  }) => {
    await enter(page, HERE);
    for (const name of ['What was said', 'Reading comfort'])
      await expectReturn(page, page.getByRole('button', { name }), name);
    await expectReturn(page, page.getByRole('button', { name: /^Your cards/ }), /^Your cards/);
    // no button opens the list of keys, so the focus must return to the control that was focused before the press on
    // `?`
    const next = page.getByRole('button', { name: 'Next' });
    await next.focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(next).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the focus returns from the chapter sheet and the cards to the button that opened them, and from a panel opened in the sheet to the button that opened the sheet', async ({
    page,
  }) => {
    await enter(page, HERE);
    const ring = page.getByRole('button', { name: /^Chapters/ });
    await expectReturn(page, ring, 'Chapters');
    for (const name of ['What was said', 'Reading comfort']) {
      await ring.press('Enter');
      await expectReturn(page, page.getByRole('button', { name }), name, ring);
    }
    await ring.press('Enter');
    await expectReturn(page, page.getByRole('button', { name: /^Your cards/ }), /^Your cards/);
  });
});
