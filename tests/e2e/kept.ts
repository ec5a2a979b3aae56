/** What the service worker keeps, as tests look at it. */
import { expect, type Page } from '@playwright/test';

/** Paths of the files that are kept, of whatever release. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const files = await (await caches.open('wny-files')).keys();
    return files.map(({ url }) => new URL(url).pathname);
  });

/** Waits until so many kept files match. */
export const isKept = (page: Page, path: RegExp, count: number) =>
  expect
    .poll(async () => (await kept(page)).filter(it => path.test(it)).length, { timeout: 60_000 })
    .toBe(count);
