/**
 * Tests the line of chapter 5 that the picture shows in large letters. The line has no bubble, but a screen reader
 * reads it.
 */
import { textOf } from '../../texts.ts';
import { enter, expect, step, test } from '../matchDay.ts';

test('a line that the picture shows has no bubble, and a screen reader reads it', async ({ page }) => {
  await enter(page, { label: step(5, 'mine'), done: 5 });
  await expect(page.locator('.bubble')).toHaveCount(0);
  await expect(page.locator('[aria-live]')).toContainText(`: ${textOf('simulation.chapter_5.text_mine')}`);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.bubble')).toContainText(textOf('simulation.chapter_5.text_cheer'));
});
