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

// reduced motion saves time: steps come to rest sooner, and look the same at rest
test.use({ viewport: LAPTOP, contextOptions: { reducedMotion: 'reduce' } });

const wait = (page: Page, ms: number) =>
  page.evaluate(time => new Promise(resolve => setTimeout(resolve, time)), ms);

/** Expects that no pixel of the page is transparent. A browser would show transparent pixels as white. */
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

/** Chromium's messages about a lost context. */
const CONTEXT_LOST = /CONTEXT_LOST|context (already )?lost/i;

/** Makes the stage lose its WebGL context. `restoreContext` below restores the context. */
const loseContext = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    const extension = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    if (!extension) throw new Error('no WebGL context to lose');
    Object.assign(window, { restoreContext: () => extension.restoreContext() });
    extension.loseContext();
  });
const restoreContext = (page: Page) =>
  page.evaluate(() => {
    if ('restoreContext' in window && typeof window.restoreContext === 'function') window.restoreContext();
  });
const waitUntilRestored = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.querySelector('canvas')?.getContext('webgl2')?.isContextLost()))
    .toBe(false);
const picture = (page: Page) => page.locator('canvas').screenshot();

test('each time after the graphics context is lost and restored, the stage shows the same picture of the same step', async ({
  page,
  forgive,
}) => {
  forgive(CONTEXT_LOST);
  // uses a wide shot, because a close-up is blurred until its finer textures are uploaded
  await enter(page, { label: step(2, 'pitch'), done: 2 });
  const before = await picture(page);
  for (let i = 0; i < 3; i += 1) {
    await loseContext(page);
    await restoreContext(page);
    await waitUntilRestored(page);
    await expect.poll(async () => (await picture(page)).equals(before)).toBe(true);
    await at(page, step(2, 'pitch'));
  }
  await advance(page, () => page.keyboard.press('ArrowRight'));
  await settled(page);
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

test.describe('on a graphics card with textures of at most 2048 px', () => {
  test.use({ deviceScaleFactor: 2 });

  test('textures and canvas stay within the limit, no upload is refused, and no pixel is black', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { largest: 0, refused: 0 });
      const context = WebGL2RenderingContext.prototype;
      const { getParameter, texImage2D } = context;
      Reflect.set(context, 'getParameter', function (this: WebGL2RenderingContext, name: number) {
        return name === this.MAX_TEXTURE_SIZE ? 2048 : getParameter.call(this, name);
      });
      Reflect.set(context, 'texImage2D', function (this: WebGL2RenderingContext, ...values: number[]) {
        const size = Math.max(values[3] ?? 0, values[4] ?? 0);
        Object.assign(window, { largest: Math.max(Number(Reflect.get(window, 'largest')), size) });
        // a graphics card with the limit 2048 refuses a larger image: the texture stays empty and is drawn black
        if (size > 2048) Object.assign(window, { refused: Number(Reflect.get(window, 'refused')) + 1 });
        else Reflect.apply(texImage2D, this, values);
      });
    });
    await enter(page, { label: step(2, 'pitch'), done: 2 });
    const seen = await page.evaluate(() => ({
      largest: Number(Reflect.get(window, 'largest')),
      refused: Number(Reflect.get(window, 'refused')),
      canvas: document.querySelector('canvas')?.width,
    }));
    expect(seen.refused).toBe(0);
    expect(seen.largest).toBeGreaterThan(1500);
    expect(seen.largest).toBeLessThanOrEqual(2048);
    expect(seen.canvas).toBeLessThanOrEqual(2048);
    const { data, info } = await sharp(await picture(page))
      .raw()
      .toBuffer({ resolveWithObject: true });
    let black = 0;
    for (let i = 0; i < data.length; i += info.channels)
      if ((data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0) < 12) black += 1;
    expect(black).toBe(0);
  });
});
