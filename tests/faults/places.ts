/** Where a fault strikes: how she gets there, what she sees there, and what she can do there. */
import { expect, type Page } from '@playwright/test';
import { codeOf } from '../../src/report/code.ts';
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
import { textOf } from '../words.ts';
import { begins } from './fault.ts';

/** What is kept: where she is in the story, now and for the next visit; what she has typed; the page that she is on. */
export type Kept = 'her step' | 'what she typed' | 'the page' | 'her step, in this tab';

/** What she sees. */
export interface Look {
  readonly words: string;
  readonly picture?: Buffer;
  readonly [more: string]: unknown;
}

export interface Place {
  readonly name: string;
  /** as it stands in the address bar */
  readonly address: string;
  /** on the match day: her step */
  readonly label?: Label;
  /** before the first page is loaded */
  prepare(page: Page): Promise<void>;
  /** the same place with nothing unusual about its address */
  readonly plain?: Place;
  /** where the fault strikes, if that is before this place */
  readonly from?: Place;
  /** from a page that is loaded: to where she can go on. Does nothing where she is there */
  arrive(page: Page): Promise<void>;
  /** what she sees, the same for the same page; without `pictures` the words alone */
  look(page: Page, pictures: boolean): Promise<Look>;
  /** throws where it is not kept */
  expectKept(page: Page, what: Kept): Promise<void>;
  /** shows that the page works, and leaves it as it was */
  use(page: Page): Promise<void>;
}

/** Waits until nothing is on its way to the screen any more. */
const rested = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));

// --- the match day

/** Somebody who has seen all of it, once; a reload finds what the story has kept itself. */
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

/** Goes forward to a step of the same chapter, and answers what asks on the way. */
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
  await begins(page); // she may have pressed already, and waits for the stage
  await settled(page);
  if ((await labelNow(page)) === label) return;
  await goToChapter(page, chapterOf(label));
  await walkOn(page, label);
}

/** The picture below the words, and all that is said. */
async function lookAtStep(page: Page, pictures: boolean) {
  await rested(page);
  const overlays = page.locator('.overlays');
  // what the picture shows is told in words that come when the page has time: they are no part of what is compared
  const text = await overlays.evaluate(it => {
    const told = [...it.querySelectorAll<HTMLElement>('p.visually-hidden')];
    for (const one of told) one.style.display = 'none';
    const seen = it instanceof HTMLElement ? it.innerText : '';
    for (const one of told) one.style.removeProperty('display');
    return seen;
  });
  // a ranking has another order each time; where nothing is told there is no empty line
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
  if (what !== 'her step') return;
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

/** There and back again. */
async function goesOn(page: Page) {
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    await advance(page, () => page.keyboard.press(key));
    await settled(page);
  }
}
/** A press would reach this control. */
const canPress = (name: string) => (page: Page) =>
  page.getByRole('button', { name }).first().click({ trial: true });

export const title = matchDay('a title', 2, 'title', goesOn);
export const line = matchDay('a line', 2, 'queasy', goesOn);
export const question = matchDay('a question', 2, 'question', page =>
  radios(page).first().click({ trial: true }),
);
export const ranking = matchDay('the ranking', 1, 'question', canPress('Move down'));
export const card = matchDay('a card', 1, 'card', canPress('Continue'));
export const finale = matchDay('the end', story.last, 'finale', canPress('Restart simulation'));

/** Of somebody who has never been here, or whose browser keeps nothing. */
export const beginning: Place = {
  ...matchDay('the beginning', 0, 'corridor', goesOn),
  prepare: async () => {},
};

/** Before the start; everything that is about loading is looked at on the line behind it. */
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

/** The menu opens and closes. */
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
/** A press on the home page that leads there. */
export const onTheWay: Place = {
  ...starter,
  name: 'on the way to the starter pack',
  address: home.address,
  plain: starter,
  from: { ...home, expectKept: async () => {} },
};
export const legal = sitePage('the legal page', '/legal');
export const lost = sitePage('a page that is not there', '/no-such-page');

async function expectTyped(page: Page, what: Kept) {
  if (what !== 'what she typed') return;
  await expect(page.getByLabel('Message')).toHaveValue('Hi, I might want to coach');
  expect(await page.evaluate(() => sessionStorage.getItem('wny-registration'))).toContain(
    'might want to coach',
  );
}

/** Types what is not there yet; the consent is never kept. */
async function typeIn(page: Page) {
  await isReady(page);
  if ((await page.getByLabel('First name').inputValue()) === '') await fillIn(page);
  await page.getByLabel(textOf('pages.register.cgu')).check();
}

/** The form, with all that a message needs. */
export const form = sitePage('the form', '/register', {
  arrive: typeIn,
  look: page => lookAtPage(page, false), // the focus may be elsewhere
  expectKept: expectTyped,
  use: page => send(page).click({ trial: true }),
});

const SENT = textOf('pages.register.success.title');
const isSent = (page: Page) => page.getByRole('heading', { name: SENT });

/** Her message, from the press until it has arrived. */
export const sending = sitePage('a message', '/register', {
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

/** Somebody's match report from a link: its words, and the picture in which they stand; what leads on from there varies. */
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
    // as it is drawn, wherever the page is scrolled to
    const drawn = await picture.evaluate(it => (it instanceof HTMLCanvasElement ? it.toDataURL() : ''));
    return { words, picture: Buffer.from(drawn.split(',')[1] ?? '', 'base64') };
  },
  use: page => page.getByRole('main').getByRole('link', { name: 'Play it yourself' }).click({ trial: true }),
});
/** A device that has played nothing, or an address that nobody can read. */
export const noReport = sitePage('the page of reports', '/report');

const attract = (page: Page) => page.getByRole('button', { name: 'Why not you?' });
/** A kiosk on which nobody is. */
export const kiosk = sitePage('a kiosk', '/simulation_wny?kiosk=60', {
  arrive: page => attract(page).waitFor(),
  look: async page => ({ words: await attract(page).innerText() }), // pictures and titles pass by
  use: page => attract(page).click({ trial: true }),
});
export const operator = sitePage('the page of a kiosk', '/kiosk', {
  async arrive(page) {
    await isReady(page);
    await expect(page.getByRole('main').getByText('Looking')).toHaveCount(0);
  },
});

/** A page under an address that nobody would give it. */
export const under = (address: string, plain: Place): Place => ({
  ...plain,
  address,
  plain,
  expectKept: async page => expectPage(page, address),
});
