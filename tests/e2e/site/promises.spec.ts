/**
 * Tests the promises of the terms of use: no cookies, no requests to other hosts, and which data are stored, where and
 * for how long.
 */
import type { Page } from '@playwright/test';
import { ADDRESSES } from '../../../src/site/addresses.ts';
import { textOf } from '../../texts.ts';
import { enter, expect, PHONE, radios, settled, step, test, validate } from '../matchDay.ts';
import { waitForCopies } from '../offlineCopy.ts';
import { fillIn } from '../registration.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: PHONE });

for (const hasWorker of [false, true]) {
  test.describe(hasWorker ? 'with the service worker' : 'without a service worker', () => {
    test.use({ serviceWorkers: hasWorker ? 'allow' : 'block' });

    test('the match day and the form store only what the terms say, and request nothing from other hosts', async ({
      page,
      context,
      baseURL,
    }) => {
      const asked: string[] = [];
      context.on('request', request => asked.push(request.url()));

      await page.goto('/register');
      const terms = page.getByRole('main');
      await expect(terms).toContainText(textOf('pages.register.terms.site.text'));
      await expect(terms).toContainText(textOf('pages.register.terms.how_long.text'));
      await fillIn(page);
      await enter(page, { label: step(2, 'question'), done: 2 });
      await radios(page).nth(2).press('Space');
      await validate(page).click();
      await settled(page);
      if (hasWorker) await waitForCopies(page, /^\/simulation\/(md|sm)\//, 8);
      await page.goto('/starter');

      const storedBy = (from: typeof page) =>
        from.evaluate(async () => ({
          local: Object.fromEntries(Object.entries(localStorage)),
          tab: Object.keys(sessionStorage)
            .filter(key => key !== 'was-here') // the test itself sets this key
            .sort(),
          databases: (await indexedDB.databases()).length,
          copies: await caches.keys(),
        }));
      expect(await storedBy(page)).toEqual({
        local: {
          'wny-simulation-current-label': step(2, 'question'),
          'wny-simulation-current-chapter-done': '2',
          'wny-simulation-tried': '22',
          'wny-simulation-day': '.1',
        },
        tab: ['wny-registration', 'wny-scroll'],
        databases: 0,
        copies: hasWorker ? ['wny-files'] : [],
      });

      const later = await context.newPage();
      await page.close();
      await later.goto('/register');
      await expect(later.getByLabel('First name')).toHaveValue('');
      expect((await storedBy(later)).tab).toEqual([]);

      expect(await context.cookies()).toEqual([]);
      if (hasWorker) asked.push(...(await copied(later)));
      const elsewhere = asked.filter(url => !url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url));
      expect(elsewhere).toEqual([]);
    });
  });
}

/** Returns the addresses of all files in the offline copy. */
const copied = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('wny-files')).keys()).map(({ url }) => url));

test('a visitor who only reads stores nothing but the scroll positions of the tab', async ({
  page,
  context,
}) => {
  for (const path of [...Object.values(ADDRESSES), ADDRESSES.home]) {
    if (path === ADDRESSES.kiosk || path === ADDRESSES.simulation) continue;
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.evaluate(() => scrollTo(0, 100));
  }
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }));
  expect(stored).toEqual({ local: [], tab: ['wny-scroll'], databases: [], caches: [] });
});
