import { findNoFault } from './axe.ts';
import { outOfSight } from './outOfSight.ts';
import { expect, LAPTOP, open, PAGES, PHONE, scrollTo, test } from './site.ts';

for (const [size, viewport] of [
  ['a phone', PHONE],
  ['a laptop', LAPTOP],
] as const) {
  test.describe(`on ${size}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of PAGES) {
      test(`axe finds nothing on ${path}, nothing runs, and the keyboard alone is enough: every stop is seen`, async ({
        page,
      }) => {
        await open(page, path);
        expect(
          await page.evaluate(() => document.getAnimations().filter(a => a.playState === 'running').length),
          'who wants no motion sees none that runs by itself',
        ).toBe(0);
        await findNoFault(page, path);
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
            const inView = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
            const style = getComputedStyle(element);
            const ring = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
            const name = [...document.querySelectorAll('*')].indexOf(element);
            return {
              name,
              ok: inView && ring && width > 0 && height > 0,
              html: element.outerHTML.slice(0, 120),
            };
          });
          if (!stop) break;
          if (stop.name === last) continue; // a date has stops of its own inside
          if (seen.has(stop.name)) break;
          seen.add(stop.name);
          last = stop.name;
          expect(stop.ok, stop.html).toBe(true);
        }
        expect(seen.size).toBeGreaterThanOrEqual(stops);
      });
    }
  });
}

test.describe('enlarged to 200 %', () => {
  test.use({ viewport: { width: 640, height: 400 } });
  for (const path of PAGES) {
    test(`${path} needs no sideways scrolling`, async ({ page }) => {
      await open(page, path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  }
});

test.describe('at 320 px', () => {
  // titles that slide in begin a little to the left of their place
  test.use({ viewport: { width: 320, height: 568 }, contextOptions: { reducedMotion: 'reduce' } });
  for (const path of PAGES) {
    test(`${path} needs no sideways scrolling, and cuts no words off at the edge; at 150 % all of it can be seen`, async ({
      page,
    }) => {
      await open(page, path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      const cut = await page.evaluate(() => {
        const runs = '.banner, .cards__hand, .visually-hidden, svg, option'; // meant to run over it, or unseen
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (!text.textContent?.trim() || text.parentElement?.closest(runs)) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          const { left, right } = range.getBoundingClientRect();
          if (left < 0 || right > window.innerWidth) found.push(text.textContent);
        }
        return found;
      });
      expect(cut).toEqual([]);

      await page.evaluate(() => {
        document.documentElement.dataset.text = '150';
      });
      expect(await outOfSight(page), 'at 150 %').toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        'at 150 %',
      ).toBeLessThanOrEqual(0);
    });
  }
});

test('a visitor who only looks: nothing is kept but, for this tab, how far down she was', async ({
  page,
  context,
}) => {
  for (const path of PAGES) {
    await open(page, path);
    await scrollTo(page, 100);
  }
  await open(page, '/');
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.entries(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }));
  expect(kept).toMatchObject({ local: [], databases: [], caches: [] });
  expect(kept.session.map(([key]) => key)).toEqual(['wny-scroll']);
  const positions: unknown = JSON.parse(kept.session[0]?.[1] ?? '');
  expect(Object.values(Object(positions)).every(Number.isFinite)).toBe(true);
});
