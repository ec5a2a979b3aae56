import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { story } from '../../../stage/index.ts';
import { textOf } from '../../texts.ts';
import { ANSWERS } from '../answers.ts';
import { readCounts, startCounting } from '../counted.ts';
import { LIMITS } from '../limits.ts';
import {
  advance,
  at,
  END,
  enter,
  expect,
  LAPTOP,
  labelsAfter,
  PHONE,
  radios,
  settled,
  step,
  test,
  validate,
  walkTo,
} from '../matchDay.ts';

test.use({ viewport: LAPTOP, contextOptions: { reducedMotion: 'reduce' } });

const wait = (page: Page, ms: number) =>
  page.evaluate(time => new Promise(resolve => setTimeout(resolve, time)), ms);

/** A browser would show transparent pixels as white. */
async function expectOpaque(page: Page) {
  const { isOpaque } = await sharp(await page.screenshot()).stats();
  expect(isOpaque).toBe(true);
}

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(`a frame takes at most ${LIMITS.draws} draw calls, no context is lost, and no frame is drawn at rest`, async ({
    page,
  }) => {
    await startCounting(page);
    await enter(page, { label: step(2, 'title'), done: 2 });
    for (const label of labelsAfter(step(2, 'title'), step(2, 'sayHello'))) {
      await page.keyboard.press('ArrowRight');
      await at(page, label);
      await settled(page);
    }
    const { most, lost } = await readCounts(page);
    expect(lost, 'calls of loseContext, which stalls the page').toBe(0);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(LIMITS.draws);

    // waits until the page requests no more frames: the stage's clock stops a few frames after the last motion
    await expect(async () => {
      expect((await readCounts(page)).pending).toBe(0);
      const before = await readCounts(page);
      await wait(page, 300);
      expect((await readCounts(page)).frames).toBe(before.frames);
    }).toPass();
    const before = await readCounts(page);
    await wait(page, 3000);
    const after = await readCounts(page);
    expect(after.draws - before.draws).toBe(0);
    expect(after.frames - before.frames).toBe(0);
  });
});

test('if no canvas has a context, a notice shows, and the story goes on past a question, with the focus on Next', async ({
  page,
  forgive,
}) => {
  forgive(/getContext|context|Stage|renderer|WebGL|properties of null/i);
  await page.addInitScript(() => {
    Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => null);
    Reflect.set(OffscreenCanvas.prototype, 'getContext', () => null);
  });
  await enter(page, { label: step(2, 'queasy'), done: 2 });
  await expect(page.getByText(textOf('ui.notice.pictures'))).toBeVisible();
  await walkTo(page, step(2, 'question'));
  await settled(page, 'locked');
  await expect(page.locator('section:focus')).toBeVisible();
  await radios(page)
    .nth(ANSWERS[2] ?? 0)
    .press('Space');
  await validate(page).press('Enter');
  await settled(page);
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
});

test('if drawing throws an error, a notice shows, and the story goes on', async ({ page, forgive }) => {
  forgive(/thrown in the scene|in words/);
  await enter(page, { label: step(2, 'queasy'), done: 2 });
  await page.evaluate(() => {
    for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
      Reflect.set(WebGL2RenderingContext.prototype, name, () => {
        throw new Error('thrown in the scene');
      });
    }
  });
  await advance(page, () => page.keyboard.press('ArrowRight'));
  await settled(page);
  await expect(page.getByText(textOf('ui.notice.pictures'))).toBeVisible();
  await at(page, step(2, 'sayHello'));
});

// If a scrolling panel has a plain background colour, Chromium without GPU compositing (playwright.config.ts)
// leaves the window blank between its top edge and the panel. So the finale's panel has a gradient
// (finale.css).
test.describe('on a phone without GPU compositing', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('every pixel of the last step and of the finale is drawn', async ({ page }) => {
    await enter(page, { label: step(story.last, 'pageOne'), done: story.last });
    await expectOpaque(page);
    await walkTo(page, END);
    await expectOpaque(page);
  });
});
