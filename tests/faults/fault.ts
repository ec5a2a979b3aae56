/** The building blocks of the fault table: faults, and actions of the visitor. */
import { expect, type Page } from '@playwright/test';
import { attract } from '../e2e/kioskVisit.ts';
import { goToChapter, startOf } from '../e2e/matchDay.ts';
import { textOf } from '../texts.ts';
import type { AnswerName } from './server.ts';
import type { Visit } from './visit.ts';

export interface Fault {
  /** for the test title, such as 'the stage's code is missing' */
  readonly is: string;
  /** The parts of the fault that count as seen when another row has them. Default: `is`. See faults.spec.ts. */
  readonly parts?: readonly string[];
  before?(visit: Visit): unknown;
  /** Runs when the visitor has arrived at the page or step. */
  during?(visit: Visit): unknown;
  /** Ends the fault, and may check its effect. If undefined, the fault does not end. */
  end?(visit: Visit): unknown;
  /** Seconds by which the test puts the page's clock and timers forward after the page has loaded. */
  readonly seconds?: number;
  readonly reports?: RegExp;
  /** Without this field, the service worker is blocked. */
  readonly serviceWorker?: true;
  /** The fault changes the page permanently, so the next fault needs a new page. */
  readonly spoilsPage?: true;
  /** The fault breaks the browser, so the test starts a browser of its own for the fault. */
  readonly breaksBrowser?: true;
}

/**
 * Until the fault ends, the server answers requests for `path` as `how` says. If `how` is 'another file',
 * `other` is the path of that file. The test fails if the page never requests `path`.
 */
export const badResponse = (what: string, path: RegExp, how: AnswerName, other?: string): Fault => ({
  is: `${what}: ${how}`,
  parts: [what, how],
  before: ({ server }) => server.give(path, how, other),
  async end({ server }) {
    await expect.poll(() => server.requestCount(path), 'number of requests for the file').toBeGreaterThan(0);
    server.mend();
  },
});

export const badResponseFor = (what: string, path: RegExp, how: AnswerName, seconds: number): Fault => ({
  ...badResponse(what, path, how),
  is: `${what}: ${how} for ${seconds} s`,
  seconds,
});

export const beforeScripts = (is: string, change: () => void): Fault => ({
  is,
  before: ({ page }) => page.addInitScript(change),
});

/** Deletes these features from the browser, such as 'navigator.serviceWorker'. */
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

/** Replaces a function of the browser, such as 'Storage.prototype.setItem', by a function that throws or rejects. */
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

/**
 * Fills the storage before the first page load, as if there had been an earlier visit. Fills it only once: a reload
 * does not undo what the page itself has stored.
 */
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

export const happens = (is: string, what: () => unknown): Fault => ({
  is,
  during: ({ page }) => page.evaluate(what),
});

export const duringVisit = (is: string, what: (page: Page) => Promise<unknown>): Fault => ({
  is,
  during: ({ page }) => what(page),
});

/** An action of the visitor, such as `press` or `reloads` below. */
export type Action = (page: Page) => Promise<unknown>;
export const reads =
  (words: string): Action =>
  page =>
    page.getByText(words).first().waitFor();
export const press =
  (name: string | RegExp): Action =>
  page =>
    page.getByRole('button', { name, exact: true }).first().click();
export const follow =
  (name: string | RegExp): Action =>
  page =>
    page.getByRole('link', { name }).first().click();
const starts: Action = page => startOf(page).click();
/**
 * Presses the start button until the story begins. One press may not be enough, because a page that lacks a file
 * reloads itself once, possibly during the press.
 */
export const begins: Action = async page => {
  const loading = page.locator('.loading');
  await expect(async () => {
    if (await loading.isVisible()) await startOf(page).click({ timeout: 1000 });
    await expect(loading).toHaveCount(0, { timeout: 4000 });
  }).toPass();
};
export const startsAndWaits =
  (seconds: number): Action =>
  async page => {
    await starts(page);
    await page.locator('.loading').waitFor({ state: 'detached' });
    await page.clock.fastForward(seconds * 1000);
  };
/** Reloads the page. Repeats a failed reload: the browser rejects a reload while the page reloads itself. */
export const reloads: Action = page => expect(() => page.reload().then(() => {})).toPass();
/**
 * Goes to chapter 4, away from the step of the fault. After this action, every test calls `PageOrStep.arrive`, which
 * returns to the step.
 */
export const leaves: Action = page => goToChapter(page, 4);
export const inTurn =
  (...actions: Action[]): Action =>
  async page => {
    for (const does of actions) await does(page);
  };

/** Seconds from the end of a fault until an unattended kiosk must be healthy. */
const HEALTHY_WITHIN = 60;
/** Length of one jump of the page's clock, in seconds. */
const CLOCK_JUMP = 2;
/** Maximum real time in ms, after each jump, for the page's requests and repeated calls of `isHealthy`. */
const ANSWERED_WITHIN = 400;

/**
 * Puts the page's clock forward, without any input, until `isHealthy` resolves with true. Throws after HEALTHY_WITHIN
 * seconds. Needs Playwright's clock. In the fault table, the test installs this clock only for a fault with `seconds`.
 */
async function passUntil(page: Page, isHealthy: () => Promise<boolean>) {
  for (let seconds = 0; seconds < HEALTHY_WITHIN; seconds += CLOCK_JUMP) {
    await page.clock.fastForward(CLOCK_JUMP * 1000);
    const healthy = expect(async () => expect(await isHealthy()).toBe(true));
    if (
      await healthy.toPass({ timeout: ANSWERED_WITHIN }).then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error(`Not healthy within ${HEALTHY_WITHIN} s`);
}

/**
 * Lets time pass in a kiosk, without input, until the attract loop shows its pictures. `.notice` is the
 * message that the pictures cannot be drawn.
 */
export const recoversAlone: Action = page =>
  passUntil(
    page,
    async () => (await attract(page).isVisible()) && (await page.locator('.notice').count()) === 0,
  );
/** Lets time pass on the offline page, without input, until the browser shows the page that the visitor wanted. */
export const leavesOfflinePage: Action = page =>
  passUntil(page, () => page.locator('html[data-ready]').isVisible());
/** Lets `seconds` pass on the page's clock, 2 s at a time, because a longer jump could exceed a request's timeout. */
export const letsPass =
  (seconds: number): Action =>
  async page => {
    for (let passed = 0; passed < seconds; passed += CLOCK_JUMP) {
      await page.clock.fastForward(CLOCK_JUMP * 1000);
      await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => {}); // fails if the page reloads
    }
  };
/** Lets time pass in a visit, without input, until the kiosk asks whether somebody is there. */
export const waitsForCountdown: Action = async page => {
  const asked = page.getByText(textOf('kiosk.idle.title'));
  for (let seconds = 0; !(await asked.isVisible()); seconds += 12) {
    if (seconds > 300) throw new Error(`No countdown after ${seconds} s`);
    await letsPass(12)(page);
  }
};
