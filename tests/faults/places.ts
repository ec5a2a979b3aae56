/** The places where faults happen: how a visitor arrives there, how the place looks, and how to check that it works. */
import { expect, type Page } from '@playwright/test';
import { codeOf } from '../../src/progress/reportCode.ts';
import { type Label, story } from '../../stage/index.ts';
import { ANSWERS } from '../e2e/answers.ts';
import {
  advance,
  chapterOf,
  goToChapter,
  radios,
  settled,
  stageOf,
  step,
  validate,
} from '../e2e/matchDay.ts';
import { fillIn, send } from '../e2e/registration.ts';
import { textOf } from '../texts.ts';
import { begins } from './fault.ts';

/**
 * Must survive the fault: the step on screen and in the storage; the step on screen only ("in this tab"); the form's
 * input; or only the page, at any step.
 */
export type Kept = 'the step' | 'the input' | 'the page' | 'the step, in this tab';

/** The words, the picture and further state of a place. All of it is compared. */
export interface Look {
  readonly words: string;
  readonly picture?: Buffer;
  readonly [more: string]: unknown;
}

/** A page of the site, or a step of the match day, to which the faults happen. */
export interface Place {
  readonly name: string;
  /** Path with query and hash. */
  readonly address: string;
  /** The step, for places of the match day. */
  readonly label?: Label;
  /** Runs before the first page is loaded. */
  prepare(page: Page): Promise<void>;
  /** The same place at its usual address, for comparison; undefined if `address` is the usual one. */
  readonly plain?: Place;
  /** The place where the fault happens, if the visitor comes to this place only afterwards. */
  readonly from?: Place;
  /** Goes from a loaded page to the place. Does nothing if the page is there already. */
  arrive(page: Page): Promise<void>;
  /** Resolves to equal values for equal pages. Without `pictures` it leaves out the picture. */
  look(page: Page, pictures: boolean): Promise<Look>;
  /** Throws if `what` is lost. */
  expectKept(page: Page, what: Kept): Promise<void>;
  /** Shows that the page works, and leaves it unchanged. */
  use(page: Page): Promise<void>;
}

/** Waits for two frames, after which all changes are on screen. */
const rested = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));

// --- the match day

/**
 * Saves the progress of a visitor who has finished the match day and is at `label` again. It is saved once: a reload
 * finds the progress that the match day has saved since.
 */
const remember = async (page: Page, label: string) => {
  await page.addInitScript(
    ([text, done]) => {
      if (sessionStorage.getItem('was-here')) return;
      sessionStorage.setItem('was-here', 'yes');
      localStorage.setItem('wny-simulation-current-label', text);
      localStorage.setItem('wny-simulation-current-chapter-done', done);
    },
    [label, String(story.last)] as const,
  );
};

const loading = (page: Page) => page.locator('.loading');
const labelNow = (page: Page) => stageOf(page).getAttribute('data-label');

/** Goes forward to a step of the same chapter and answers questions on the way. */
async function walkOn(page: Page, label: Label) {
  for (;;) {
    await settled(page);
    const here = (await labelNow(page)) ?? '';
    if (here === label) return;
    if ((await stageOf(page).getAttribute('data-status')) === 'ready')
      await advance(page, () => page.keyboard.press('ArrowRight'));
    else {
      const right = ANSWERS[chapterOf(here)];
      if (right !== undefined) await radios(page).nth(right).check();
      await validate(page).click();
      await expect(stageOf(page)).not.toHaveAttribute('data-label', here);
    }
  }
}

async function arriveAt(page: Page, label: Label) {
  await expect(stageOf(page)).toBeAttached();
  await begins(page); // start may be pressed already, while the stage still loads
  await settled(page);
  if ((await labelNow(page)) === label) return;
  await goToChapter(page, chapterOf(label));
  await walkOn(page, label);
}

/** Returns all words, the stage's state, and the picture without overlays. */
async function lookAtStep(page: Page, pictures: boolean) {
  await rested(page);
  const overlays = page.locator('.overlays');
  // Leaves out the live description, because it appears only when the page is idle.
  const text = await overlays.evaluate(it => {
    const told = [...it.querySelectorAll<HTMLElement>('p.visually-hidden')];
    for (const one of told) one.style.display = 'none';
    const seen = it instanceof HTMLElement ? it.innerText : '';
    for (const one of told) one.style.removeProperty('display');
    return seen;
  });
  // sorted, because a ranking is shuffled each time; without empty lines, because an absent text can leave one
  const words = text.split('\n').filter(Boolean).toSorted().join('\n');
  const state = await stageOf(page).evaluate(({ dataset }) => ({ ...dataset }));
  const isTold = Boolean(await page.locator('.stage').getAttribute('aria-label'));
  if (!pictures) return { words, ...state, isTold };
  await overlays.evaluate(({ style }) => style.setProperty('visibility', 'hidden'));
  const picture = await page.locator('canvas').screenshot();
  await overlays.evaluate(({ style }) => style.removeProperty('visibility'));
  return { words, ...state, isTold, picture };
}

async function expectStepKept(page: Page, label: string, what: Kept) {
  if (what === 'the page') return expect(stageOf(page)).toBeVisible();
  expect(await labelNow(page)).toBe(label);
  if (what !== 'the step') return;
  expect(await page.evaluate(() => localStorage.getItem('wny-simulation-current-label'))).toBe(label);
}

function matchDay(name: string, chapter: number, stepName: string, use: Place['use']): Place {
  const label = step(chapter, stepName);
  return {
    name,
    address: '/simulation_wny',
    label,
    prepare: page => remember(page, label),
    arrive: page => arriveAt(page, label),
    look: lookAtStep,
    expectKept: (page, what) => expectStepKept(page, label, what),
    use,
  };
}

/** Goes one step forward and one back. */
async function goesOn(page: Page) {
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    await advance(page, () => page.keyboard.press(key));
    await settled(page);
  }
}
/** Checks that the button could be pressed, without a press. */
const canPress = (name: string) => (page: Page) =>
  page.getByRole('button', { name }).first().click({ trial: true });

export const title = matchDay('a title', 2, 'title', goesOn);
export const line = matchDay('a line', 2, 'queasy', goesOn);
/** A step with a near shot. The next step has another one, to which the camera cuts. */
export const closeUp = matchDay('a close-up', 3, 'goal', goesOn);
export const question = matchDay('a question', 2, 'question', page =>
  radios(page).first().click({ trial: true }),
);
export const ranking = matchDay('the ranking', 1, 'question', canPress('Move down'));
export const card = matchDay('a card', 1, 'card', canPress('Continue'));
export const finale = matchDay('the end', story.last, 'finale', canPress('Restart simulation'));

/** The first step, without saved progress: for a new visitor, or a browser that stores nothing. */
export const beginning: Place = {
  ...matchDay('the beginning', 0, 'corridor', goesOn),
  prepare: async () => {},
};

/** For faults before the press on start; the look is compared on a line after the start. */
export const loadingScreen: Place = {
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
  await rested(page);
  const seen = await page.evaluate(() => ({
    title: document.title,
    words: document.body.innerText,
    elements: document.querySelectorAll('#root *').length,
    broken: [...document.images].filter(it => it.complete && it.naturalWidth === 0).map(it => it.src),
  }));
  if (!pictures) return seen;
  return { ...seen, picture: await page.screenshot({ animations: 'disabled' }) };
}

const isReady = (page: Page) => page.locator('html[data-ready]').waitFor({ state: 'attached' });

/** Opens and closes the menu. */
async function opensMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Close menu' }).click();
}

const expectPage = (page: Page, address: string) =>
  expect(new URL(page.url()).pathname).toBe(address.replace(/[?#].*/, ''));

function sitePage(name: string, address: string, more: Partial<Place> = {}): Place {
  return {
    name,
    address,
    prepare: async () => {},
    arrive: isReady,
    look: lookAtPage,
    expectKept: async page => expectPage(page, address),
    use: opensMenu,
    ...more,
  };
}

export const home = sitePage('the home page', '/');
export const starter = sitePage('the starter pack', '/starter', {
  async arrive(page) {
    await isReady(page);
    await expect(
      page.getByRole('status').filter({ hasText: textOf('pages.starter.sessions.loading') }),
    ).toHaveCount(0);
  },
});
/** On the home page, before the press on its link to the starter pack. */
export const onTheWay: Place = {
  ...starter,
  name: 'on the way to the starter pack',
  address: home.address,
  plain: starter,
  from: home,
};
export const legal = sitePage('the legal page', '/legal');
export const lost = sitePage('a missing page', '/no-such-page');

async function expectTyped(page: Page, what: Kept) {
  if (what !== 'the input') return;
  await expect(page.getByLabel('Message')).toHaveValue('Hi, I might want to coach');
  expect(await page.evaluate(() => sessionStorage.getItem('wny-registration'))).toContain(
    'might want to coach',
  );
}

/** Fills in the form if it is empty, and always ticks the consent, because it is never stored. */
async function typeIn(page: Page) {
  await isReady(page);
  if ((await page.getByLabel('First name').inputValue()) === '') await fillIn(page);
  await page.getByLabel(textOf('pages.register.cgu')).check();
}

/** The form, filled in completely. */
export const form = sitePage('the form', '/register', {
  arrive: typeIn,
  look: page => lookAtPage(page, false), // the focus may be on another element
  expectKept: expectTyped,
  use: page => send(page).click({ trial: true }),
});

const SENT = textOf('pages.register.success.title');
const isSent = (page: Page) => page.getByRole('heading', { name: SENT });

/** The form, from the press on Send until its success heading appears. */
export const sending = sitePage('sending the form', '/register', {
  from: form,
  async arrive(page) {
    if (await isSent(page).isVisible()) return;
    await typeIn(page);
    await send(page).click();
    await isSent(page).waitFor();
  },
  look: async page => ({ words: await page.locator('.register__done').innerText() }),
  expectKept: async (page, what) =>
    void ((await isSent(page).isVisible()) || (await expectTyped(page, what))),
});

/** A match report opened from a link. Its words and its picture are compared; the links below it vary. */
export const report = sitePage('a match report', `/report#${codeOf({ mistakes: 0 })}`, {
  async arrive(page) {
    await isReady(page);
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
    // read from the canvas, because a screenshot depends on the scroll position
    const drawn = await picture.evaluate(it => (it instanceof HTMLCanvasElement ? it.toDataURL() : ''));
    return { words, picture: Buffer.from(drawn.split(',')[1] ?? '', 'base64') };
  },
  use: page => page.getByRole('main').getByRole('link', { name: 'Play it yourself' }).click({ trial: true }),
});
/** The report page on a device where the match day was not played. */
export const noReport = sitePage('the report page without a report', '/report');

const attract = (page: Page) => page.getByRole('button', { name: 'Why not you?' });
/** An idle kiosk, which plays the attract loop. */
export const kiosk = sitePage('a kiosk', '/simulation_wny?kiosk=60', {
  arrive: page => attract(page).waitFor(),
  look: async page => ({ words: await page.locator('.attract__band').innerText() }), // pictures and titles change
  use: page => attract(page).click({ trial: true }),
});
/** A kiosk from the moment when it is switched on, before the attract loop shows. */
export const powerOn: Place = {
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
    await isReady(page);
    await expect(page.getByRole('main').getByText('Looking')).toHaveCount(0);
  },
});

/** A page at an unusual address. */
export const under = (address: string, plain: Place): Place => ({
  ...plain,
  address,
  plain,
  expectKept: async page => expectPage(page, address),
});
