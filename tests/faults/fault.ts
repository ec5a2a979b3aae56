/** What happens to a visit, in a few words that the table puts together. */
import { expect, type Page } from '@playwright/test';
import { goToChapter, startOf } from '../e2e/matchDay.ts';
import type { Gives } from './server.ts';
import type { Visit } from './visit.ts';

export interface Fault {
  /** as in 'the stage's code is missing' */
  readonly is: string;
  /** before the page is loaded */
  before?(visit: Visit): unknown;
  /** when she is there */
  during?(visit: Visit): unknown;
  /** all is well again; without it the fault stays */
  over?(visit: Visit): unknown;
  /** seconds of the page's clock that go by once it has been loaded */
  readonly seconds?: number;
  readonly serviceWorker?: true;
  /** the page is another one afterwards */
  readonly soils?: true;
}

/** A file comes like this, until all is well again. */
export const comes = (what: string, path: RegExp, how: Gives, other?: string): Fault => ({
  is: `${what}: ${how}`,
  before: ({ server }) => server.give(path, how, other),
  async over({ server }) {
    await expect.poll(() => server.asked(path), 'nobody has asked for it').toBeGreaterThan(0);
    server.mend();
  },
});

/** The same, and she waits so many seconds. */
export const comesLate = (what: string, path: RegExp, how: Gives, seconds: number): Fault => ({
  ...comes(what, path, how),
  is: `${what}: ${how} for ${seconds} s`,
  seconds,
});

/** A browser in which something is otherwise, for as long as the page stands. */
export const browser = (is: string, change: () => void): Fault => ({
  is,
  before: ({ page }) => page.addInitScript(change),
});

/** A browser that lacks something that others have, such as 'navigator.serviceWorker'. */
export const lacks = (...names: string[]): Fault => ({
  is: `a browser without ${names.join(' and ')}`,
  before: ({ page }) =>
    page.addInitScript(all => {
      for (const name of all) {
        const path = name.split('.');
        const last = path.pop() ?? '';
        let owner: unknown = path.reduce<unknown>((of, key) => Reflect.get(Object(of), key), window);
        for (; owner; owner = Object.getPrototypeOf(owner)) Reflect.deleteProperty(Object(owner), last);
      }
    }, names),
});

/** A browser in which this function refuses, as 'Storage.prototype.setItem' or 'Element.prototype.requestFullscreen'. */
export const refuses = (name: string, how: 'throws' | 'rejects'): Fault => ({
  is: `${name} ${how}`,
  before: ({ page }) =>
    page.addInitScript(
      ([of, kind]) => {
        const path = of.split('.');
        const last = path.pop() ?? '';
        const owner = path.reduce<unknown>((from, key) => Reflect.get(Object(from), key), window);
        const value = () => {
          const error = new DOMException('refused', 'NotAllowedError');
          if (kind === 'rejects') return Promise.reject(error);
          throw error;
        };
        Reflect.defineProperty(Object(owner), last, { value, configurable: true, writable: true });
      },
      [name, how] as const,
    ),
});

/** The storage that a browser forbids even to name. */
export const forbids = (...names: ('localStorage' | 'sessionStorage' | 'caches')[]): Fault => ({
  is: `a browser that forbids ${names.join(' and ')}`,
  before: ({ page }) =>
    page.addInitScript(all => {
      const get = () => {
        throw new DOMException('forbidden', 'SecurityError');
      };
      for (const name of all) Object.defineProperty(window, name, { get });
    }, names),
});

/** What a storage holds when she comes. */
export const stored = (where: 'localStorage' | 'sessionStorage', values: Record<string, string>): Fault => ({
  is: `${where} holds ${JSON.stringify(values).slice(0, 80)}`,
  before: ({ page }) =>
    page.addInitScript(
      ([name, all]) => {
        const storage = name === 'localStorage' ? localStorage : sessionStorage;
        if (storage.getItem('was-laid')) return;
        storage.setItem('was-laid', 'yes');
        for (const [key, value] of Object.entries(all)) storage.setItem(key, value);
      },
      [where, values] as const,
    ),
});
const LABEL = 'wny-simulation-current-label';
const DONE = 'wny-simulation-current-chapter-done';
export const progress = (label: string, done: string) =>
  stored('localStorage', { [LABEL]: label, [DONE]: done });

/** Something happens in the page. */
export const happens = (is: string, what: () => unknown): Fault => ({
  is,
  during: ({ page }) => page.evaluate(what),
});

/** The visitor, her hand or her device does something unusual. */
export const she = (is: string, what: (page: Page) => Promise<unknown>): Fault => ({
  is,
  during: ({ page }) => what(page),
});

/** What she does about it. */
export type Doing = (page: Page) => Promise<unknown>;
export const reads =
  (words: string): Doing =>
  page =>
    page.getByText(words).first().waitFor();
export const press =
  (name: string | RegExp): Doing =>
  page =>
    page.getByRole('button', { name, exact: true }).first().click();
export const follow =
  (name: string | RegExp): Doing =>
  page =>
    page.getByRole('link', { name }).first().click();
export const starts: Doing = page => startOf(page).click();
/** Presses until the story begins: what has not come may have the page reloaded once, under her finger too. */
export const begins: Doing = async page => {
  const loading = page.locator('.loading');
  await expect(async () => {
    if (await loading.isVisible()) await startOf(page).click({ timeout: 1000 });
    await expect(loading).toHaveCount(0, { timeout: 4000 });
  }).toPass();
};
/** So many seconds go by after the start. */
export const startsAndWaits =
  (seconds: number): Doing =>
  async page => {
    await starts(page);
    await page.locator('.loading').waitFor({ state: 'detached' });
    await page.clock.fastForward(seconds * 1000);
  };
/** The browser refuses while the page reloads by itself: then she does it once more. */
export const reloads: Doing = page => expect(() => page.reload().then(() => {})).toPass();
/** Goes elsewhere in the story. From there she comes back to the place of the fault. */
export const leaves: Doing = page => goToChapter(page, 4);
export const inTurn =
  (...doings: Doing[]): Doing =>
  async page => {
    for (const does of doings) await does(page);
  };
