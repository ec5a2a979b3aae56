/**
 * The pages of the site and the steps of the match day at which faults happen. A `PageOrStep` defines how a visitor
 * arrives there, what is compared after a fault, and how a test checks that the page works.
 */
import { expect, type Page } from '@playwright/test';
import { codeOf } from '../../src/progress/reportCode.ts';
import { type Label, story } from '../../stage/index.ts';
import { goOn } from '../e2e/goOn.ts';
import {
  advance,
  chapterOf,
  goToChapter,
  radios,
  saveBeforeLoad,
  settled,
  stageOf,
  step,
} from '../e2e/matchDay.ts';
import { fillIn, send } from '../e2e/registration.ts';
import { textOf } from '../texts.ts';
import { begins } from './fault.ts';

/**
 * The visitor's data that must survive a fault:
 * - 'the step': the step on screen and in the storage,
 * - 'the step, in this tab': the step on screen, but not in the storage,
 * - 'the input': the text in the form,
 * - 'the page': no data. The page must still be open; the match day may be at any step.
 */
export type Kept = 'the step' | 'the input' | 'the page' | 'the step, in this tab';

/**
 * What a page or step shows: words, picture and further values. A test compares these values with the values
 * of the same page or step without a fault.
 */
export interface Look {
  readonly words: string;
  readonly picture?: Buffer;
  readonly [more: string]: unknown;
}

export interface PageOrStep {
  readonly name: string;
  readonly address: string;
  /** Label of the step. Undefined for pages other than the match day. */
  readonly label?: Label;
  prepare(page: Page): Promise<unknown>;
  /** The same page at its usual address, if `address` is an unusual one. Both must look the same. */
  readonly plain?: PageOrStep;
  /** If defined, the visitor is at `from` when the fault happens, and goes to this page or step afterwards. */
  readonly from?: PageOrStep;
  arrive(page: Page): Promise<void>;
  /**
   * Resolves to what the page shows. Pages that look the same give equal values. `pictures`: true adds a
   * screenshot, or a match report's picture. Some pages have no picture to compare, and ignore `pictures`.
   */
  look(page: Page, pictures: boolean): Promise<Look>;
  expectKept(page: Page, what: Kept): Promise<void>;
  /** Uses the page to check that it works. Afterwards the page is as before. */
  use(page: Page): Promise<void>;
}

/** Waits for two frames: after the second one, all changes are on screen. */
const waitTwoFrames = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));

// --- the match day

const loading = (page: Page) => page.locator('.loading');
const labelNow = (page: Page) => stageOf(page).getAttribute('data-label');

async function arriveAt(page: Page, label: Label) {
  await expect(stageOf(page)).toBeAttached();
  await begins(page); // needed even after a press on start: the loading screen may still be there
  await settled(page);
  if ((await labelNow(page)) === label) return;
  await goToChapter(page, chapterOf(label));
  while ((await labelNow(page)) !== label) await goOn(page);
  await settled(page);
}

/**
 * Returns the words of the overlays, the match day's state, and whether the stage has a description. With
 * `pictures`, also returns a screenshot of the stage without overlays.
 */
async function lookAtStep(page: Page, pictures: boolean) {
  await waitTwoFrames(page);
  const overlays = page.locator('.overlays');
  // Leaves out two texts that may differ without a fault: the description for screen readers, which an idle page adds
  // later, and the words that a button shows only under the pointer.
  const text = await overlays.evaluate(it => {
    const unstable = [...it.querySelectorAll<HTMLElement>('p.visually-hidden, .cta__text--hover')];
    for (const one of unstable) one.style.display = 'none';
    const seen = it instanceof HTMLElement ? it.innerText : '';
    for (const one of unstable) one.style.removeProperty('display');
    return seen;
  });
  // A ranking is shuffled in each visit, so the lines are sorted. A hidden text can add an empty line to `text`, so
  // empty lines are removed.
  const words = text.split('\n').filter(Boolean).toSorted().join('\n');
  const state = await stageOf(page).evaluate(({ dataset }) => ({ ...dataset }));
  const hasDescription = Boolean(await page.locator('.stage').getAttribute('aria-label'));
  if (!pictures) return { words, ...state, hasDescription };
  await overlays.evaluate(({ style }) => style.setProperty('visibility', 'hidden'));
  const picture = await page.locator('canvas').screenshot();
  await overlays.evaluate(({ style }) => style.removeProperty('visibility'));
  return { words, ...state, hasDescription, picture };
}

async function expectStepKept(page: Page, label: string, what: Kept) {
  if (what === 'the page') return expect(stageOf(page)).toBeVisible();
  expect(await labelNow(page)).toBe(label);
  if (what !== 'the step') return;
  expect(await page.evaluate(() => localStorage.getItem('wny-simulation-current-label'))).toBe(label);
}

function matchDay(name: string, chapter: number, stepName: string, use: PageOrStep['use']): PageOrStep {
  const label = step(chapter, stepName);
  return {
    name,
    address: '/simulation_wny',
    label,
    prepare: page => saveBeforeLoad(page, { label, done: story.last }),
    arrive: page => arriveAt(page, label),
    look: lookAtStep,
    expectKept: (page, what) => expectStepKept(page, label, what),
    use,
  };
}

async function goesOn(page: Page) {
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    await advance(page, () => page.keyboard.press(key));
    await settled(page);
  }
}
const canPress = (name: string) => (page: Page) =>
  page.getByRole('button', { name }).first().click({ trial: true });

export const title = matchDay('a title', 2, 'title', goesOn);
export const line = matchDay('a line', 2, 'queasy', goesOn);
/** A step with a near shot. The next step has another near shot, and the camera cuts to it. */
export const closeUp = matchDay('a close-up', 3, 'goal', goesOn);
export const question = matchDay('a question', 2, 'question', page =>
  radios(page).first().click({ trial: true }),
);
export const ranking = matchDay('the ranking', 1, 'question', canPress('Move down'));
export const card = matchDay('a card', 1, 'card', canPress('Continue'));
export const finale = matchDay('the end', story.last, 'finale', canPress('Restart simulation'));

/** The first step of the story, without saved progress: the visitor is new, or the browser stores nothing. */
export const beginning: PageOrStep = {
  ...matchDay('the beginning', 0, 'corridor', goesOn),
  prepare: async () => {},
};

/**
 * For faults that happen on the loading screen, before the press on the start button. After the fault, the
 * visitor starts and goes to the step of `line`. The test compares what this step shows with
 * what it shows without a fault.
 */
export const loadingScreen: PageOrStep = {
  ...line,
  name: 'the loading screen',
  from: {
    ...line,
    name: 'before the start',
    arrive: page => loading(page).waitFor(),
    expectKept: async () => {},
  },
};

// --- the site's pages

async function lookAtPage(page: Page, pictures: boolean) {
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    const isSeen = (picture: Element) => {
      const { top, bottom, width } = picture.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    };
    const pictures = [...document.images].filter(isSeen).map(picture => picture.decode());
    await Promise.race([Promise.allSettled(pictures), new Promise(done => setTimeout(done, 3000))]);
  });
  await waitTwoFrames(page);
  const seen = await page.evaluate(() => ({
    title: document.title,
    words: document.body.innerText,
    elements: document.querySelectorAll('#root *').length,
    broken: [...document.images].filter(it => it.complete && it.naturalWidth === 0).map(it => it.src),
  }));
  if (!pictures) return seen;
  return { ...seen, picture: await page.screenshot({ animations: 'disabled' }) };
}

const untilReady = (page: Page) => page.locator('html[data-ready]').waitFor({ state: 'attached' });

async function opensMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Close menu' }).click();
}

const expectPage = (page: Page, address: string) =>
  expect(new URL(page.url()).pathname).toBe(address.replace(/[?#].*/, ''));

function sitePage(name: string, address: string, more: Partial<PageOrStep> = {}): PageOrStep {
  return {
    name,
    address,
    prepare: async () => {},
    arrive: untilReady,
    look: lookAtPage,
    expectKept: async page => expectPage(page, address),
    use: opensMenu,
    ...more,
  };
}

export const home = sitePage('the home page', '/');
export const starter = sitePage('the starter pack', '/starter', {
  async arrive(page) {
    await untilReady(page);
    await expect(
      page.getByRole('status').filter({ hasText: textOf('pages.starter.sessions.loading') }),
    ).toHaveCount(0);
  },
});
/** The starter pack, reached by a link. The fault happens on the home page, before the press on that link. */
export const onTheWay: PageOrStep = {
  ...starter,
  name: 'on the way to the starter pack',
  address: home.address,
  plain: starter,
  from: home,
};
export const legal = sitePage('the legal page', '/legal');
export const missingPage = sitePage('a missing page', '/no-such-page');

async function expectTyped(page: Page, what: Kept) {
  if (what !== 'the input') return;
  await expect(page.getByLabel('Message')).toHaveValue('Hi, I might want to coach');
  expect(await page.evaluate(() => sessionStorage.getItem('wny-registration'))).toContain(
    'might want to coach',
  );
}

/** Ticks the consent in any case, because the page never stores it. */
async function typeIn(page: Page) {
  await untilReady(page);
  if ((await page.getByLabel('First name').inputValue()) === '') await fillIn(page);
  await page.getByLabel(textOf('pages.register.cgu')).check();
}

export const form = sitePage('the form', '/register', {
  arrive: typeIn,
  look: page => lookAtPage(page, false), // false: no screenshot, because a fault may move the focus to another element
  expectKept: expectTyped,
  use: page => send(page).click({ trial: true }),
});

const SENT = textOf('pages.register.success.title');
const sentHeading = (page: Page) => page.getByRole('heading', { name: SENT });

/** The success message after the form was sent. When the fault happens, the visitor is at the filled form. */
export const sending = sitePage('sending the form', '/register', {
  from: form,
  async arrive(page) {
    if (await sentHeading(page).isVisible()) return;
    await typeIn(page);
    await send(page).click();
    await sentHeading(page).waitFor();
  },
  look: async page => ({ words: await page.locator('.register__done').innerText() }),
  expectKept: async (page, what) =>
    void ((await sentHeading(page).isVisible()) || (await expectTyped(page, what))),
});

/** A match report opened from a link. Only words and picture are compared, because the report's links vary. */
export const report = sitePage('a match report', `/report#${codeOf({ mistakes: 0 })}`, {
  async arrive(page) {
    await untilReady(page);
    await page.locator('[data-drawn], .report__said').waitFor();
  },
  async look(page, pictures) {
    const picture = page.locator('.report__picture');
    const isDrawn = await picture.isVisible();
    const said = isDrawn
      ? await picture.getAttribute('aria-label')
      : await page.locator('.report__said p').last().textContent();
    const words = `${await page.getByRole('heading', { level: 1 }).innerText()}\n${said}`;
    if (!pictures) return { words };
    // The picture is read from the canvas, because a screenshot depends on the scroll position.
    const drawn = await picture.evaluate(it => (it instanceof HTMLCanvasElement ? it.toDataURL() : ''));
    return { words, picture: Buffer.from(drawn.split(',')[1] ?? '', 'base64') };
  },
  use: page => page.getByRole('main').getByRole('link', { name: 'Play it yourself' }).click({ trial: true }),
});
export const noReport = sitePage('the report page without a report', '/report');

const attract = (page: Page) => page.getByRole('button', { name: 'Why not you?' });
export const kiosk = sitePage('a kiosk', '/simulation_wny?kiosk=60', {
  arrive: page => attract(page).waitFor(),
  // leaves out the pictures and titles of the attract loop, because they change
  look: async page => ({ words: await page.locator('.attract__band').innerText() }),
  use: page => attract(page).click({ trial: true }),
});
/** A kiosk. The fault happens just after the kiosk is switched on, before the attract loop is visible. */
export const powerOn: PageOrStep = {
  ...kiosk,
  name: 'a kiosk at power-on',
  from: {
    ...kiosk,
    arrive: page => page.locator('main').first().waitFor({ state: 'attached' }),
    expectKept: async () => {},
  },
};
export const operator = sitePage("the kiosk operator's page", '/kiosk', {
  async arrive(page) {
    await untilReady(page);
    await expect(page.getByRole('main').getByText('Looking')).toHaveCount(0);
  },
});

export const openedAt = (address: string, plain: PageOrStep): PageOrStep => ({
  ...plain,
  address,
  plain,
  expectKept: async page => expectPage(page, address),
});
