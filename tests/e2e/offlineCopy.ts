/** Functions for tests: list the files in the offline copy, or wait until it contains certain files. */
import { expect, type Page } from '@playwright/test';

/** Returns the paths of the files in the offline copies of all releases. */
export const copiedPaths = (page: Page) =>
  page.evaluate(async () => {
    const files = await (await caches.open('wny-files')).keys();
    return files.map(({ url }) => new URL(url).pathname);
  });

/** Waits until `count` files of the offline copies match `path`, for at most 60 s. */
export const waitForCopies = (page: Page, path: RegExp, count: number) =>
  expect
    .poll(async () => (await copiedPaths(page)).filter(it => path.test(it)).length, { timeout: 60_000 })
    .toBe(count);
