/**
 * Tests the match day on a big screen in a room, from a question to the title of the next chapter, without loading the
 * page again.
 */
import type { Page } from '@playwright/test';
import { textOf } from '../../texts.ts';
import { findNoFault } from '../axe.ts';
import { holdBack } from '../holdBack.ts';
import { unseenElements } from '../lastRow.ts';
import { at, enter, expect, labelsAfter, settled, stageOf, step, test } from '../matchDay.ts';

test.use({ viewport: { width: 1920, height: 1080 }, contextOptions: { reducedMotion: 'reduce' } });

async function expectAllSeen(page: Page, state: string) {
  await settled(page);
  expect.soft(await unseenElements(page), state).toEqual([]);
}

test('a presenter’s keys, also of a French keyboard, lead past a question, an error, a blank screen and a card, even if the first key is pressed before the script for these keys has loaded; in full screen the last row can read all words', async ({
  page,
}) => {
  const code = /assets\/Projection-[^/]*\.js$/;
  const arrive = await holdBack(page, code);
  const requested = page.waitForRequest(code);
  await enter(page, { label: step(3, 'question'), done: 3 });
  const fullscreen = page.getByRole('button', { name: 'Toggle Fullscreen' });
  await expect(fullscreen).toContainText('Toggle Fullscreen');
  // the script for a presenter's keys loads after the start; a key that is pressed before this script loads is not lost
  await requested;
  await page.keyboard.press('f');
  arrive();
  await expect(page.locator('html')).toHaveClass(/projected(?!-)/);
  // polls, because the class `projected` is set a moment before `fullscreenElement`
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
  await expectAllSeen(page, 'a question');

  await page.keyboard.press('1');
  await expect(page.getByRole('radio').nth(0)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAllSeen(page, 'an error');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectAllSeen(page, 'a question after an error');
  const keyboard = await page.context().newCDPSession(page);
  // a key of a French keyboard, which types `key` at the place `code`
  const pressFrench = async (key: string, code: string) => {
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, text: key });
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code });
  };
  await pressFrench('"', 'Digit3');
  await page.keyboard.press('PageDown');
  await expect(stageOf(page)).not.toHaveAttribute('data-label', step(3, 'question'));
  await expectAllSeen(page, 'a bubble');

  const here = await stageOf(page).getAttribute('data-label');
  await page.keyboard.press('b');
  await expect(page.getByRole('button', { name: textOf('projection.blank') })).toBeFocused();
  await findNoFault(page, 'the blank screen');
  expect(await page.evaluate(() => document.elementFromPoint(innerWidth / 2, 20)?.className)).toBe(
    'blank__back',
  );
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pressFrench(':', 'Period');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await at(page, String(here));

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await findNoFault(page, 'the keys');
  await expectAllSeen(page, 'the keys');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // presses only once for each step: one more press would turn the card before its front is checked
  for (const label of labelsAfter(step(3, 'clap'), step(3, 'card'))) {
    await page.keyboard.press('PageDown');
    await at(page, label);
    await settled(page);
  }
  await expectAllSeen(page, 'a card');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
  await expectAllSeen(page, "a card's back");
  await page.keyboard.press('PageDown');
  await at(page, step(4, 'title'));
  await expectAllSeen(page, 'a title');

  await page.keyboard.press('f');
  await expect(page.locator('html')).not.toHaveClass(/(^| )projected( |$)/);
});
