/**
 * Functions and constants for the tests of the site. Tests use this file's `test`: it makes a test fail if
 * the page reports an error or requests another origin. `forgive` allows expected errors and requests.
 */
import { test as base, type Page } from '@playwright/test';
import { ADDRESSES } from '../../src/site/addresses.ts';

export const PHONE = { width: 394, height: 752 };
export const LAPTOP = { width: 1280, height: 800 };
const { simulation, kiosk, ...pages } = ADDRESSES; // the match day and the kiosk have their own tests
/** Paths of all pages except the match day and the kiosk. */
export const TEXT_PAGES = Object.values(pages);
export const PAGES = [...TEXT_PAGES, '/no-such-page'];

interface Fixtures {
  /** allows matching errors and requests in a test that breaks something on purpose */
  forgive: (expected: RegExp) => void;
}

/**
 * Fails a test on a script error, a violation of the content security policy, a hydration error, or a request to
 * another origin.
 */
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
      base.expect(ours, 'errors of the page and its requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';

/** Opens a page and waits until React has hydrated it. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Scrolls in one jump and waits two frames, so that the page handles the scroll event. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
}
