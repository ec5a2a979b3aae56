/** Fixtures: one browser for all tests of a Playwright worker, and a check that the pages report no errors. */
import { test as base, expect } from '@playwright/test';
import { openDisplay } from './display.ts';
import { openFirefox } from './firefox.ts';
import { type Site, serveSite } from './site.ts';
import type { Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

interface Settings {
  /** Paths of the programs: [Firefox], or [WebKit's driver, its browser]. */
  programs: readonly string[];
}
interface Fixtures {
  /** Allows expected errors in a test that breaks something on purpose. */
  forgive: (expected: RegExp) => void;
  /** A browser for one test only: for a test that leaves its browser in a state that disturbs other tests. */
  fresh: Visitor;
}
interface Shared {
  visitor: Visitor;
  site: Site;
}

async function withBrowser(
  [program = '', browser]: readonly string[],
  use: (visitor: Visitor) => Promise<void>,
) {
  const display = await openDisplay();
  const visitor = browser
    ? await openWebKit(program, browser, display.name)
    : await openFirefox(program, display.name);
  await use(visitor);
  await visitor.close();
  display.close();
}

export const test = base.extend<Fixtures, Shared & Settings>({
  programs: [[], { scope: 'worker', option: true }],
  visitor: [({ programs }, use) => withBrowser(programs, use), { scope: 'worker' }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the needed fixtures from the pattern
    async ({}, use, { project }) => {
      const site = await serveSite(project.use.baseURL ?? '');
      await use(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  fresh: ({ programs }, use) => withBrowser(programs, use),
  forgive: [
    async ({ site, visitor }, use, testInfo) => {
      const forgiven: RegExp[] = [];
      site.set({});
      site.complaints();
      await use(expected => forgiven.push(expected));
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('window', { body: await visitor.screenshot(), contentType: 'image/png' });
      await visitor.goto('about:blank'); // leaves the page, so that its late errors do not fail the next test
      const ours = site.complaints().filter(text => !forgiven.some(expected => expected.test(text)));
      expect(ours, 'errors and warnings of the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
