import type { Page } from '@playwright/test';
import { findNoFault } from '../axe.ts';
import { LENGTHENED, lengthenWords } from '../lengthenWords.ts';
import { outOfSight } from '../outOfSight.ts';
import { expect, LAPTOP, open, PAGES, PHONE, test } from '../site.ts';
import { wordsOutside } from '../wordsOutside.ts';

async function expectNoSidewaysScrolling(page: Page, when: string) {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, when).toBeLessThanOrEqual(0);
}

async function expectNoAnimation(page: Page) {
  const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  expect(await page.evaluate(running)).toBe(0);
}

/**
 * Fails if Tab reaches fewer elements than there are controls, or reaches an element that is out of view or has no
 * focus ring.
 */
async function expectEveryTabStopSeen(page: Page) {
  const stops = await page
    .locator('a[href], button, input, select, textarea, [tabindex="0"]')
    .filter({ visible: true })
    .count();
  const seen = new Set<number>();
  let last = -1;
  for (let i = 0; i < stops + 8; i++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return undefined;
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      const isInView = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
      const style = getComputedStyle(element);
      const hasRing = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
      const index = [...document.querySelectorAll('*')].indexOf(element);
      return {
        index,
        isSeen: isInView && hasRing && width > 0 && height > 0,
        html: element.outerHTML.slice(0, 120),
      };
    });
    if (!stop) break;
    if (stop.index === last) continue; // same element as before: a date field has several tab stops
    if (seen.has(stop.index)) break;
    seen.add(stop.index);
    last = stop.index;
    expect(stop.isSeen, stop.html).toBe(true);
  }
  expect(seen.size).toBeGreaterThanOrEqual(stops);
}

/**
 * Uses reduced motion: with full motion, a title starts left of its final position, where the window's edge can cut it
 * off.
 */
test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of PAGES) {
    test(`${path} on a laptop and at 200 %: no axe fault, animation, hidden Tab stop or sideways scrolling @quick`, async ({
      page,
    }) => {
      await page.setViewportSize(LAPTOP);
      await open(page, path);
      await expectNoAnimation(page);
      await findNoFault(page, path);
      await expectEveryTabStopSeen(page);
      await page.setViewportSize({ width: LAPTOP.width / 2, height: LAPTOP.height / 2 });
      await expectNoSidewaysScrolling(page, 'at 200 %');
    });

    test(`${path} on a phone, at 320 px, at 150 % and in a small window: no axe fault, animation, hidden Tab stop, cut text or sideways scrolling`, async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await open(page, path);
      await expectNoAnimation(page);
      await findNoFault(page, path);
      await expectEveryTabStopSeen(page);
      await page.setViewportSize({ width: 320, height: 568 });
      await open(page, path); // loads again: on a real phone, the page has this width from the start
      await expectNoSidewaysScrolling(page, 'at 320 px');
      await page.evaluate(() => {
        document.documentElement.dataset.text = '150';
      });
      expect(await outOfSight(page), 'at 150 %').toEqual([]);
      await expectNoSidewaysScrolling(page, 'at 150 %');
      // 400 % of 1280x1024 (WCAG 1.4.10), with text at 200 %
      await page.setViewportSize({ width: 320, height: 256 });
      await page.evaluate(() => {
        delete document.documentElement.dataset.text;
        document.documentElement.style.fontSize = '200%';
      });
      expect(await outOfSight(page), 'in a small window with text at 200 %').toEqual([]);
      await expectNoSidewaysScrolling(page, 'in a small window with text at 200 %');
    });

    test(`${path} in a translator's longer words and at 200 % text: all words stay in their boxes`, async ({
      page,
    }) => {
      const expectWordsInside = async (when: string) => {
        for (const viewport of [PHONE, { width: 320, height: 568 }, { width: 820, height: 1180 }, LAPTOP]) {
          await page.setViewportSize(viewport);
          expect.soft(await wordsOutside(page), `${when}, ${viewport.width} px wide`).toEqual([]);
        }
      };
      for (const how of LENGTHENED) {
        await open(page, path);
        await lengthenWords(page, how);
        await expectWordsInside(how);
      }
      await open(page, path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectWordsInside('at 200 %');
    });
  }
});
