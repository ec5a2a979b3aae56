/** What the tests have in common: one browser for all of a worker's tests, and a site that must not complain. */
import { test as base, expect } from '@playwright/test';
import { openDisplay } from './display.ts';
import { openFirefox } from './firefox.ts';
import { type Site, serveSite } from './site.ts';
import type { Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

interface Settings {
  /** paths of the programs: Firefox, or WebKit's driver and its browser */
  programs: readonly string[];
}
interface Fixtures {
  /** what will be complained about in this test, because the test breaks something on purpose */
  forgive: (expected: RegExp) => void;
  /** a browser of this test's own, for what a browser that has done it is no good for any more */
  fresh: Visitor;
}
interface Shared {
  visitor: Visitor;
  site: Site;
}

/** Calls back with a browser on a display of its own, and closes it afterwards. */
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
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names from the pattern
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
        await testInfo.attach('window', { body: await visitor.picture(), contentType: 'image/png' });
      await visitor.goto('about:blank'); // what it would still do is not the next test's
      const ours = site.complaints().filter(text => !forgiven.some(expected => expected.test(text)));
      expect(ours, 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
