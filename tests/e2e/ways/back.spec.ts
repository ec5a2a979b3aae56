/** Tests the browser's own navigation in the match day: Back, Forward and links to a step. */
import type { Page } from '@playwright/test';
import {
  at,
  enter,
  expect,
  goToChapter,
  LAPTOP,
  open,
  settled,
  stageOf,
  startOf,
  step,
  test,
} from '../matchDay.ts';

test.use({ viewport: LAPTOP, contextOptions: { reducedMotion: 'reduce' } });

const PAGE = '/simulation_wny';
const expectHash = (page: Page, label: string) => expect(page).toHaveURL(`${PAGE}#${label}`);

test('Back goes to the previous chapter and then leaves the match day, Forward returns, and the focus stays', async ({
  page,
}) => {
  await page.goto('/legal');
  await enter(page, { label: step(2, 'cones'), done: 5 });
  await expectHash(page, step(2, 'cones'));
  const next = page.getByRole('button', { name: 'Next' });
  await next.focus();
  await page.keyboard.press('ArrowRight');
  await expectHash(page, step(2, 'queasy'));
  await goToChapter(page, 5);
  await next.focus();
  await page.keyboard.press('ArrowRight');
  await expectHash(page, step(5, 'stand'));

  await page.goBack();
  await at(page, step(2, 'queasy'));
  await settled(page);
  await expect(next).toBeFocused();
  await page.goForward();
  await at(page, step(5, 'stand'));

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/legal');
  await page.goForward();
  await startOf(page).click();
  await at(page, step(2, 'queasy'));
  await expectHash(page, step(2, 'queasy'));
});

test('a link opens its step if the chapter is unlocked, otherwise the start of the last unlocked chapter, whatever a chat program appends', async ({
  page,
}) => {
  await open(page, { label: step(1, 'names'), done: 3 });
  await page.goto('/legal');
  await page.goto(`${PAGE}?x=1#chapter_3_4?fbclid=1`); // a chat program has appended a parameter
  await expect(page).toHaveURL(`${PAGE}?x=1#chapter_3_4`);
  await startOf(page).click();
  await at(page, 'chapter_3_4');
  await settled(page);
  // as if the visitor typed the link during play, or pasted it with the end of a sentence
  await page.evaluate(() => {
    location.hash = 'chapter_6_1).';
  });
  await at(page, step(3, 'title'));
  await expect(page).toHaveURL(`${PAGE}?x=1#${step(3, 'title')}`);
  await expect(stageOf(page)).toBeVisible();
});
