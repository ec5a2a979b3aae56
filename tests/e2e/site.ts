/** What the site's tests share: the two sizes, and a page that reports what must not happen on any of them. */
import { test as base, type Page } from '@playwright/test';
import { ADDRESSES } from '../../addresses.ts';

export const PHONE = { width: 394, height: 752 };
export const LAPTOP = { width: 1280, height: 800 };
const { simulation, kiosk, ...pages } = ADDRESSES; // these two have tests of their own
/** Every other page. */
export const TEXT_PAGES = Object.values(pages);
/** The same, and the page for an address that no page has. */
export const PAGES = [...TEXT_PAGES, '/no-such-page'];

interface Fixtures {
  /** what the page will complain of in this test, because the test breaks something on purpose */
  forgive: (expected: RegExp) => void;
}

/** Every test fails on an error of the program, a breach of the security policy, or a request that leaves. */
export const test = base.extend<Fixtures>({
  forgive: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      const forgiven: RegExp[] = [];
      page.on('pageerror', error => complaints.push(String(error)));
      page.on('console', message => {
        if (/Content Security Policy|hydrat|Minified React/i.test(message.text()))
          complaints.push(message.text());
      });
      page.on('request', request => {
        const url = request.url();
        if (!url.startsWith(String(baseURL)) && !/^(data|blob|about|mailto):/.test(url)) complaints.push(url);
      });
      await use(expected => forgiven.push(expected));
      const ours = complaints.filter(text => !forgiven.some(expected => expected.test(text)));
      base.expect(ours, 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';

/** The page stands and React has taken it over. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Scrolls as a hand does, in one go, and lets the page see it. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
}
