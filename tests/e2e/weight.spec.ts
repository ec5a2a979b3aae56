import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { at, enter, expect, LAPTOP, labelsAfter, PHONE, settled, startOf, step, test } from './matchDay.ts';

/** kB of a whole first visit up to the start, pictures and code, as a server with brotli sends them. */
async function weigh(page: Page): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', response => {
    const packed = /\.(png|woff2)$/.test(new URL(response.url()).pathname);
    sizes.push(response.body().then(body => (packed ? body.length : brotliCompressSync(body).length)));
  });
  await page.goto('/simulation_wny');
  await startOf(page).waitFor();
  await page.locator('canvas').waitFor();
  const all = await Promise.all(sizes);
  return all.reduce((sum, size) => sum + size, 0) / 1000;
}

test.describe('a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  test('loads at most 600 kB before the start', async ({ page }) => {
    const weight = await weigh(page);
    console.log(`a phone loads ${weight.toFixed(0)} kB before the start`);
    expect(weight).toBeLessThanOrEqual(600);
  });
});

test.describe('a laptop', () => {
  test.use({ viewport: LAPTOP });
  test('loads at most 750 kB before the start', async ({ page }) => {
    const weight = await weigh(page);
    console.log(`a laptop loads ${weight.toFixed(0)} kB before the start`);
    expect(weight).toBeLessThanOrEqual(750);
  });

  test('uploads no texture while a scene plays', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { uploads: 0 });
      for (const prototype of [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype]) {
        for (const name of ['texImage2D', 'texSubImage2D', 'texStorage2D']) {
          const upload: unknown = Reflect.get(prototype, name);
          if (typeof upload !== 'function') continue;
          Reflect.set(prototype, name, function (this: unknown, ...values: unknown[]) {
            Reflect.set(window, 'uploads', Number(Reflect.get(window, 'uploads')) + 1);
            return Reflect.apply(upload, this, values);
          });
        }
      }
    });
    const uploads = () => page.evaluate(() => Number(Reflect.get(window, 'uploads')));
    await enter(page, { label: step(3, 'bench'), done: 3 });
    // at rest the next place is made ready; after that, nothing
    let before = await uploads();
    await expect(async () => {
      const seen = before;
      before = await uploads();
      expect(before).toBe(seen);
    }).toPass({ intervals: [3000] });
    expect(before).toBeGreaterThan(0);
    for (const label of labelsAfter(step(3, 'bench'), step(3, 'everybodyLooks'))) {
      await page.keyboard.press('ArrowRight');
      await at(page, label);
      await settled(page);
    }
    expect(await uploads()).toBe(before);
  });
});
