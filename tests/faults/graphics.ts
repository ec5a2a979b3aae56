import { expect, type Page } from '@playwright/test';
import { advance, settled } from '../e2e/matchDay.ts';
import { duringVisit, type Fault } from './fault.ts';

export const contextLost = (comesBack: boolean): Fault => ({
  ...duringVisit(`the graphics context is ${comesBack ? 'lost and restored' : 'lost'}`, page =>
    page.evaluate(back => {
      const extension = document
        .querySelector('canvas')
        ?.getContext('webgl2')
        ?.getExtension('WEBGL_lose_context');
      if (!extension) throw new Error('no context to lose');
      extension.loseContext();
      if (back) return new Promise<void>(done => setTimeout(() => done(extension.restoreContext()), 200));
      return undefined;
    }, comesBack),
  ),
  ...(!comesBack && { spoilsPage: true }),
});
const withoutContext = (is: string, kinds: RegExp): Fault => ({
  is,
  before: ({ page }) =>
    page.addInitScript(pattern => {
      for (const { prototype } of [HTMLCanvasElement, OffscreenCanvas]) {
        const get: unknown = Reflect.get(prototype, 'getContext');
        if (typeof get !== 'function') continue;
        Reflect.set(prototype, 'getContext', function (this: unknown, kind: string, ...more: unknown[]) {
          return new RegExp(pattern).test(kind) ? null : Reflect.apply(get, this, [kind, ...more]);
        });
      }
    }, kinds.source),
});
export const noWebGL = withoutContext('a browser without WebGL', /webgl/);
export const noCanvas = withoutContext('a browser without any canvas context', /./);

/**
 * Runs in the page. Loses the context at the second call of `drawElements`, or at the first call of `texImage2D` with a
 * bitmap. Restores the context 200 ms later, and counts this loss in `window.losses`.
 */
function loseIn(name: 'drawElements' | 'texImage2D') {
  const { prototype } = WebGL2RenderingContext;
  const original: unknown = Reflect.get(prototype, name);
  if (typeof original !== 'function') throw new Error(`no ${name}`);
  let calls = 0;
  Reflect.set(prototype, name, function (this: WebGL2RenderingContext, ...values: unknown[]) {
    calls += 1;
    if (name === 'drawElements' ? calls === 2 : values.at(-1) instanceof ImageBitmap) {
      Reflect.set(prototype, name, original);
      const extension = this.getExtension('WEBGL_lose_context');
      extension?.loseContext();
      setTimeout(() => {
        extension?.restoreContext();
        Object.assign(window, { losses: Number(Reflect.get(window, 'losses') ?? 0) + 1 });
      }, 200);
    }
    return Reflect.apply(original, this, values);
  });
}
const expectLosses = (page: Page, count: number) =>
  expect.poll(() => page.evaluate(() => Reflect.get(window, 'losses')), 'restored losses').toBe(count);

/** Loses the context before the start, when the stage uploads the first step's textures behind the loading screen. */
export const lostInWarmUp: Fault = {
  is: 'the graphics context is lost and restored during the warm-up',
  before: ({ page }) => page.addInitScript(loseIn, 'texImage2D' as const),
  end: ({ page }) => expectLosses(page, 1),
};

/**
 * Goes to the next step and back to a close-up. On the way back, the context is lost at the first upload of a texture.
 * This texture belongs to the close-up, because the other textures of the place are already uploaded.
 */
export const lostInCloseUp: Fault = {
  ...duringVisit('the graphics context is lost and restored while a close-up is uploaded', async page => {
    await advance(page, () => page.keyboard.press('ArrowRight'));
    await settled(page);
    await page.evaluate(loseIn, 'texImage2D' as const);
    await advance(page, () => page.keyboard.press('ArrowLeft'));
    await expectLosses(page, 1);
  }),
  spoilsPage: true,
};

/**
 * Goes to the next step and back, with motion. Both times the camera cuts, and the context is lost at the second draw
 * call.
 */
export const lostInCuts: Fault = {
  ...duringVisit('the graphics context is lost and restored during two cuts', async page => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const [i, key] of ['ArrowRight', 'ArrowLeft'].entries()) {
      await page.evaluate(loseIn, 'drawElements' as const);
      await page.keyboard.press(key);
      await expectLosses(page, i + 1);
      await settled(page);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
  }),
  spoilsPage: true,
};

/** Crashes the graphics process until Chromium gives up: it restores no context, and refuses to create a new one. */
export const gpuRefused: Fault = {
  ...duringVisit('the graphics process crashes until the browser refuses WebGL', async page => {
    const client = await page.context().browser()?.newBrowserCDPSession();
    const isReplaced = () => Boolean(document.querySelector('canvas')?.getContext('2d'));
    await expect(async () => {
      await client?.send('Browser.crashGpuProcess');
      // 4 s are enough: Chromium restores a context within 1 s, and the stage waits for a restored context for 2 s
      await expect.poll(() => page.evaluate(isReplaced), { timeout: 4000 }).toBe(true);
    }).toPass({ timeout: 30_000 });
    const refuses = () => document.createElement('canvas').getContext('webgl2') === null;
    expect(await page.evaluate(refuses), 'refuses WebGL').toBe(true);
  }),
  breaksBrowser: true,
};
