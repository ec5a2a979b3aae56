/** Shared by the kiosk tests: starts a visit at a step, ends it, and reads the state that a visit can change. */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { type Label, story } from '../../stage/index.ts';
import { textOf } from '../texts.ts';

/**
 * The countdown must show within this idle time, in seconds. In the kiosks of these tests, the countdown begins after
 * at most 240 s: see src/kiosk/reading.ts.
 */
const IDLE_LIMIT = 260;
/** Between two checks for the countdown, a test advances the page's clock by this many seconds. */
const CLOCK_JUMP = 12;

declare global {
  interface Window {
    /** the saved progress for the next visit; set by `visitAt` */
    beginsAt?: { readonly label: string; readonly done: string };
    /** number of requests that the page's workers have not answered yet */
    unanswered: number;
  }
}

export const attract = (page: Page) => page.getByRole('button', { name: 'Why not you?' });
export const countdown = (page: Page) => page.getByRole('alertdialog', { name: textOf('kiosk.idle.title') });

/**
 * Runs in the page before the page's scripts. Makes the storage return `beginsAt` as the saved progress, so that
 * `visitAt` can choose a visit's first step without storing anything. Counts the requests that workers have not
 * answered yet.
 */
function prepareVisits() {
  window.unanswered = 0;
  window.Worker = class extends Worker {
    #unanswered = 0;
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener('message', () => this.#count(-1));
    }
    override postMessage(message: unknown) {
      this.#count(1);
      super.postMessage(message);
    }
    override terminate() {
      this.#count(-this.#unanswered);
      super.terminate();
    }
    #count(more: number) {
      this.#unanswered += more;
      window.unanswered += more;
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

const pauseClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));

/** Advances the page's clock until the attract loop shows. Throws after 60 s of real time. */
async function waitForAttractLoop(page: Page) {
  const until = Date.now() + 60_000;
  while (!(await attract(page).isVisible())) {
    if (Date.now() > until) throw new Error('The attract loop does not show');
    await page.clock.runFor(20);
  }
}

/** Opens an unused kiosk at 9:01 with the page's clock stopped. */
export async function openKiosk(page: Page, address = '/simulation_wny?kiosk=15') {
  await page.clock.install({ time: new Date(2026, 10, 22, 9, 0) });
  await page.clock.pauseAt(new Date(2026, 10, 22, 9, 1));
  await page.addInitScript(prepareVisits);
  await page.goto(address);
  await waitForAttractLoop(page);
}

/** Begins a visit at a step and waits for the start button. Needs a page that `openKiosk` has opened. */
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
 * Advances the page's clock in jumps until the countdown shows. Throws after `IDLE_LIMIT` seconds. Workers
 * run in real time, but the timeout of their answers (15 s, rasteriser.ts) runs on the page's clock. So the
 * clock jumps only when all workers have answered, and by less than 15 s.
 */
export async function idleUntilCountdown(page: Page) {
  for (let seconds = 0; !(await countdown(page).isVisible()); seconds += CLOCK_JUMP) {
    if (seconds > IDLE_LIMIT) throw new Error(`No countdown after ${seconds} seconds of idle time`);
    await page.waitForFunction(() => window.unanswered === 0, undefined, { polling: 20 });
    await page.clock.fastForward(CLOCK_JUMP * 1000);
  }
}

/** Lets the idle time and the countdown run out. Afterwards the attract loop shows and the page's clock is stopped. */
export async function endVisit(page: Page) {
  await idleUntilCountdown(page);
  await pauseClock(page);
  for (let second = 0; await countdown(page).isVisible(); second += 1) {
    if (second > 25) throw new Error('The countdown does not end');
    await page.clock.fastForward(1000);
  }
  await waitForAttractLoop(page);
}

/**
 * Starts a motion with `move`. 100 ms later, ends the visit with the event that the button "Restart
 * simulation" dispatches in a kiosk. Afterwards the attract loop shows and the page's clock is stopped.
 */
export async function endVisitDuringMotion(page: Page, move: () => Promise<unknown>) {
  await pauseClock(page);
  await move();
  await page.clock.runFor(100);
  await page.evaluate(() => dispatchEvent(new Event('wny-clean-visit')));
  await page.locator('.overlays:not([data-warm-up])').waitFor({ state: 'detached' });
  await waitForAttractLoop(page);
}

/** Reads the state that a visit can change, except the picture. Call it at the attract loop's first picture. */
const stateWithoutPicture = (page: Page) =>
  page.evaluate(() => ({
    address: location.pathname + location.search + location.hash,
    title: document.title,
    entries: history.length,
    state: Object.keys(history.state ?? {}).sort(),
    // leaves out the kiosk's own entries, such as the number of visits: these entries stay after a visit
    local: Object.entries(localStorage).filter(([key]) => !key.startsWith('wny-kiosk')),
    session: { ...sessionStorage },
    label: document.querySelector<HTMLElement>('.simulation')?.dataset.label,
    status: document.querySelector<HTMLElement>('.simulation')?.dataset.status,
    focus: document.activeElement?.tagName,
    selected: String(getSelection()),
    scrolled: [...document.querySelectorAll('*')].filter(it => it.scrollTop || it.scrollLeft).length,
    zoom: visualViewport?.scale,
    dialogs: document.querySelectorAll('dialog').length,
    marks: [...document.documentElement.classList].sort(),
    comfort: { ...document.documentElement.dataset },
    words: document.body.innerText,
    elements: document.querySelectorAll('#root *').length,
  }));

/** Returns the SHA-256 of a screenshot. Equal pictures have equal hashes. */
async function pictureOf(page: Page): Promise<string> {
  const png = await page.screenshot({ animations: 'disabled', caret: 'initial' });
  return createHash('sha256').update(png).digest('hex');
}

/** The state that a visit can change; `picture` is the hash of a screenshot. */
export type PageState = Awaited<ReturnType<typeof stateWithoutPicture>> & { readonly picture: string };

/**
 * Returns the state of the page. Call it while the attract loop shows its first picture. Advances the page's clock
 * until the page has the state `wanted`, at most by 1 s, because a busy machine draws late. Without `wanted`, advances
 * the clock by 1 s.
 */
export async function stateAtRest(page: Page, wanted?: PageState): Promise<PageState> {
  const { picture = '', ...others } = wanted ?? {};
  for (let attempt = 0; ; attempt += 1) {
    const now = await stateWithoutPicture(page);
    const isLast = attempt === 50;
    if (isLast || (wanted && isDeepStrictEqual(now, others))) {
      const seen = await pictureOf(page);
      if (isLast || seen === picture) return { ...now, picture: seen };
    }
    await page.clock.runFor(20);
    await page.waitForTimeout(attempt);
  }
}
