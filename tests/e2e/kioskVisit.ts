/** What the tests of a kiosk share: where a visit begins, how it ends, and all that it could leave behind. */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { type Label, story } from '../../stage/index.ts';
import { textOf } from '../texts.ts';

/** Seconds after which nobody is still reading, whatever is on the page; and between two looks until then. */
const MOST = 260;
const JUMP = 12;

declare global {
  interface Window {
    /** the step at which the next visit begins, as if she had played to there; set by `visitAt` */
    beginsAt?: { readonly label: string; readonly done: string };
    /** what the page waits for from its workers */
    ordered: number;
  }
}

export const attract = (page: Page) => page.getByRole('button', { name: 'Why not you?' });
export const countdown = (page: Page) => page.getByRole('alertdialog', { name: textOf('kiosk.idle.title') });

/**
 * Runs in the page before its scripts: lets `visitAt` choose where a visit begins, without storing anything, and counts
 * what workers have not answered yet.
 */
function prepareVisits() {
  window.ordered = 0;
  window.Worker = class extends Worker {
    #ordered = 0;
    constructor(...order: ConstructorParameters<typeof Worker>) {
      super(...order);
      this.addEventListener('message', () => this.#count(-1));
    }
    override postMessage(message: unknown) {
      this.#count(1);
      super.postMessage(message);
    }
    override terminate() {
      this.#count(-this.#ordered);
      super.terminate();
    }
    #count(more: number) {
      this.#ordered += more;
      window.ordered += more;
    }
  };
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function (key) {
    const { beginsAt } = window;
    if (beginsAt && key === 'wny-simulation-current-label') return beginsAt.label;
    if (beginsAt && key === 'wny-simulation-current-chapter-done') return beginsAt.done;
    return getItem.call(this, key);
  };
}

const holdTime = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));

/** The next visitor's first picture is there. */
async function beginsAnew(page: Page) {
  const until = Date.now() + 60_000;
  while (!(await attract(page).isVisible())) {
    if (Date.now() > until) throw new Error('The next visit does not come');
    await page.clock.runFor(20);
  }
}

/**
 * A kiosk on which nobody has been, at nine in the morning, and its time stands still. Its address is soon that of any
 * visit.
 */
export async function openKiosk(page: Page, address = '/simulation_wny?kiosk=15') {
  await page.clock.install({ time: new Date(2026, 10, 22, 9, 0) });
  await page.clock.pauseAt(new Date(2026, 10, 22, 9, 1));
  await page.addInitScript(prepareVisits);
  await page.goto(address);
  await beginsAnew(page);
  await page.evaluate(() => history.replaceState(history.state, '', location.pathname));
}

/** Puts a visit at a step into the kiosk, up to its start; in a page of `openKiosk`. */
export async function visitAt(page: Page, label: Label) {
  await page.clock.resume();
  await page.evaluate(
    beginsAt => {
      window.beginsAt = beginsAt;
      dispatchEvent(new Event('wny-clean-visit'));
    },
    { label, done: String(story.last) },
  );
  await page.locator('.loading').getByRole('button', { name: /start/i }).waitFor();
  await page.evaluate(() => {
    delete window.beginsAt;
  });
}

/**
 * Nobody touches anything until the countdown asks. The clock jumps by less than what a worker has to answer, and only
 * when it has answered: it works in the time of the machine.
 */
export async function fallSilent(page: Page) {
  for (let seconds = 0; !(await countdown(page).isVisible()); seconds += JUMP) {
    if (seconds > MOST) throw new Error(`Nobody is asked after ${seconds} seconds`);
    await page.waitForFunction(() => window.ordered === 0, undefined, { polling: 20 });
    await page.clock.fastForward(JUMP * 1000);
  }
}

/** Nobody answers the countdown either: the next visitor's first picture is there, and its time stands still. */
export async function endVisit(page: Page) {
  await fallSilent(page);
  await holdTime(page);
  for (let second = 0; await countdown(page).isVisible(); second += 1) {
    if (second > 20) throw new Error('The countdown does not end');
    await page.clock.fastForward(1000);
  }
  await beginsAnew(page);
}

/** The visit ends within a motion that `move` begins, as by Restart; then as after `endVisit`. */
export async function endVisitWithin(page: Page, move: () => Promise<unknown>) {
  await holdTime(page);
  await move();
  await page.clock.runFor(100);
  await page.evaluate(() => dispatchEvent(new Event('wny-clean-visit')));
  await page.locator('.overlays:not([data-warm-up])').waitFor({ state: 'detached' });
  await beginsAnew(page);
}

/** All that a visit can leave behind on a page that shows the first picture of the day. */
const left = (page: Page) =>
  page.evaluate(() => ({
    address: location.pathname + location.search + location.hash,
    title: document.title,
    entries: history.length,
    state: Object.keys(history.state ?? {}).sort(),
    // what the organiser counts is nobody's
    local: Object.entries(localStorage).filter(([key]) => !key.startsWith('wny-kiosk')),
    session: { ...sessionStorage },
    label: document.querySelector<HTMLElement>('.simulation')?.dataset.label,
    status: document.querySelector<HTMLElement>('.simulation')?.dataset.status,
    focus: document.activeElement?.tagName,
    selected: String(getSelection()),
    scrolled: [...document.querySelectorAll('*')].filter(it => it.scrollTop || it.scrollLeft).length,
    zoom: visualViewport?.scale,
    dialogs: document.querySelectorAll('dialog').length,
    marks: document.documentElement.className,
    words: document.body.innerText,
    elements: document.querySelectorAll('#root *').length,
  }));

/** What is seen, as a number that is the same for the same picture. */
async function pictureOf(page: Page): Promise<string> {
  const png = await page.screenshot({ animations: 'disabled', caret: 'initial' });
  return createHash('sha256').update(png).digest('hex');
}

/** All that a visit can leave behind, and the picture. */
export type Whole = Awaited<ReturnType<typeof left>> & { readonly picture: string };

/**
 * What is there while the first picture of the day stands still. Waits, a second of the page's time at most, until that
 * is `wanted`: a machine that is busy draws late.
 */
export async function whole(page: Page, wanted?: Whole): Promise<Whole> {
  const { picture = '', ...others } = wanted ?? {};
  for (let looked = 0; ; looked += 1) {
    const now = await left(page);
    const isLast = looked === 50;
    if (isLast || (wanted && isDeepStrictEqual(now, others))) {
      const seen = await pictureOf(page);
      if (isLast || seen === picture) return { ...now, picture: seen };
    }
    await page.clock.runFor(20);
    await page.waitForTimeout(looked);
  }
}
