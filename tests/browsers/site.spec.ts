/** Tests each page at two widths, the header's menu, and the home page's banner. */
import { ADDRESSES } from '../../src/site/addresses.ts';
import { centreOf, click } from './play.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const WIDE = { w: 1280, h: 830 };
/** WebKit's smallest window, in CSS px. */
const SMALL = { w: 447, h: 760 };

async function open(visitor: Visitor, url: string) {
  await visitor.goto(url);
  await expect.poll(() => visitor.run(() => document.documentElement.matches('[data-ready]'))).toBe(true);
}
const heading = (visitor: Visitor) => visitor.run(() => document.querySelector('h1')?.textContent ?? '');
const lacksWidth = (visitor: Visitor) =>
  visitor.run(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const { simulation, kiosk, ...pages } = ADDRESSES; // the match day and the kiosk have their own tests
/** Words that a page's heading must contain, by path. Any other page only needs a heading that is not empty. */
const HEADINGS: Readonly<Record<string, string>> = {
  [pages.home]: 'Why Not You?',
  '/report#2013-22-3-5a': 'Match report',
};
// one width after the other, because WebKit takes half a second to resize its window
for (const size of [WIDE, SMALL])
  for (const path of [...Object.values(pages), '/report#2013-22-3-5a', '/no-such-page'])
    test(`${path} has its heading and fits into ${size.w} px without sideways scrolling`, async ({
      visitor,
      site,
      forgive,
    }) => {
      if (path === '/no-such-page') forgive(/404|not loaded/);
      await visitor.resize(size);
      await open(visitor, site.url + path);
      expect(await heading(visitor)).toContain(HEADINGS[path] ?? '');
      expect(await heading(visitor)).not.toBe('');
      expect(await lacksWidth(visitor)).toBe(false);
    });

test('the menu of a small window opens, navigates without a reload, and closes', async ({
  visitor,
  site,
}) => {
  await visitor.resize(SMALL);
  await open(visitor, site.url);
  await visitor.run(() => void Object.assign(window, { isSame: true }));
  await click(visitor, '.header button', 'Open menu');
  await expect.poll(() => centreOf(visitor, 'dialog a', 'Help Starter Pack')).not.toBeNull();
  await visitor.press('Escape');
  await expect.poll(() => centreOf(visitor, 'dialog a', 'Help Starter Pack')).toBeNull();
  await click(visitor, '.header button', 'Open menu');
  await click(visitor, 'dialog a', 'Help Starter Pack');
  await expect.poll(() => visitor.run(() => location.pathname)).toBe('/starter');
  await expect.poll(() => centreOf(visitor, 'dialog a', 'Help Starter Pack')).toBeNull();
  expect(await visitor.run(() => 'isSame' in window)).toBe(true);
});

test("the home page's banner moves while it is in view", async ({ visitor, site }) => {
  await visitor.resize(WIDE);
  await open(visitor, site.url);
  const left = () =>
    visitor.run(
      () => document.querySelector('.home-banner .banner__line')?.getBoundingClientRect().left ?? 0,
    );
  const isAt = await left();
  await visitor.run(() => document.querySelector('.home-banner')?.scrollIntoView({ block: 'center' }));
  await expect.poll(left).toBeLessThan(isAt - 50);
});
