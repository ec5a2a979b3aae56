/** What the terms promise: no cookies, nothing loaded from anyone else, and what is kept, where, and how long. */
import { enter, expect, PHONE, test, walkTo } from './matchDay.ts';
import { fillIn } from './registration.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: PHONE });

test('a visit to the match day and to the form keeps what the terms say, and asks nobody else', async ({
  page,
  context,
  baseURL,
}) => {
  const asked: string[] = [];
  context.on('request', request => asked.push(request.url()));

  await page.goto('/register');
  const terms = page.getByRole('main');
  await expect(terms).toContainText('No cookies, no analytics, nothing loaded from anyone else.');
  await expect(terms).toContainText('keeps your place in the story in your own browser, and nowhere else');
  await expect(terms).toContainText('Close the tab and it');
  await fillIn(page);
  await enter(page);
  await walkTo(page, 'chapter_0_1');
  await page.goto('/starter');

  const keptBy = (from: typeof page) =>
    from.evaluate(async () => ({
      local: Object.fromEntries(Object.entries(localStorage)),
      tab: Object.keys(sessionStorage).sort(),
      databases: (await indexedDB.databases()).length,
      copies: await caches.keys(),
    }));
  expect(await keptBy(page)).toEqual({
    local: { 'wny-simulation-current-label': 'chapter_0_1', 'wny-simulation-current-chapter-done': '0' },
    tab: ['wny-registration', 'wny-scroll'],
    databases: 0,
    copies: [],
  });

  const later = await context.newPage();
  await page.close();
  await later.goto('/register');
  await expect(later.getByLabel('First name')).toHaveValue('');
  expect((await keptBy(later)).tab).toEqual([]);

  expect(await context.cookies()).toEqual([]);
  const elsewhere = asked.filter(url => !url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url));
  expect(elsewhere).toEqual([]);
});
