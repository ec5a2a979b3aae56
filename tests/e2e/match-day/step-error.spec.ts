/** Tests the recovery from a step that cannot be rendered. */
import type { Page } from '@playwright/test';
import { story } from '../../../stage/index.ts';
import { textOf } from '../../texts.ts';
import { findNoFault } from '../axe.ts';
import { at, enter, expect, LAPTOP, settled, step, test, walkTo } from '../matchDay.ts';

test.use({ viewport: LAPTOP, contextOptions: { reducedMotion: 'reduce' } });

const savedLabel = (page: Page) => page.evaluate(() => localStorage.getItem('wny-simulation-current-label'));

test('a step whose elements another program has removed renders again, and the story goes on', async ({
  page,
  forgive,
}) => {
  forgive(/NotFoundError|not a child of this node/);
  await enter(page, { label: step(2, 'queasy'), done: 2 });
  // removes the bubble, as a content blocker does, and wraps every text, as a page translator does
  await page.evaluate(() => {
    document.querySelector('.bubble')?.parentElement?.remove();
    const texts = document.createTreeWalker(
      document.querySelector('.overlays') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const all: Node[] = [];
    while (texts.nextNode()) all.push(texts.currentNode);
    for (const text of all) {
      const wrap = document.createElement('font');
      text.parentNode?.replaceChild(wrap, text);
      wrap.append(text.nodeValue ?? '');
    }
  });
  await walkTo(page, step(2, 'question'));
  await settled(page, 'locked');
  await expect(page.getByRole('radiogroup')).toBeVisible();
  await expect(page.getByRole('heading', { name: textOf('stepError.title') })).toHaveCount(0);
});

test('a step that crashes every time shows buttons that lead to other steps, and a reload does not return to the crashing step', async ({
  page,
  forgive,
}) => {
  forgive(/this step crashes/);
  const panel = page.getByRole('region', { name: textOf('stepError.title') });
  const button = (name: string) => panel.getByRole('button', { name });
  const question = story.steps.findIndex(({ label }) => label === step(2, 'question'));
  const before = story.steps[question - 1]?.label ?? step(2, 'queasy');
  await enter(page, { label: before, done: 2 });
  await page.evaluate(() => {
    const create = document.createElement.bind(document);
    Object.assign(document, {
      createElement(name: string) {
        if (name === 'input') throw new Error('this step crashes');
        return create(name);
      },
    });
  });
  await page.keyboard.press('ArrowRight');
  await expect(panel).toBeFocused();
  await findNoFault(page, 'the message in place of a step that crashes');
  await at(page, step(2, 'question'));
  expect(await savedLabel(page)).toBe(before);
  await expect(page).toHaveURL(`/simulation_wny#${before}`);
  await button('Try again').click();
  await expect(panel).toBeVisible();
  for (const [name, label] of [
    ['One step back', before],
    ['Start of the chapter', step(2, 'title')],
    ['From the beginning', step(0, 'corridor')],
  ] as const) {
    await button(name).click();
    await at(page, label);
    await settled(page);
    await expect(panel).toHaveCount(0);
    if (name === 'From the beginning') break;
    await walkTo(page, before);
    await page.keyboard.press('ArrowRight');
    await expect(panel).toBeVisible();
  }
  await page.reload();
  await at(page, step(0, 'corridor'));
});
