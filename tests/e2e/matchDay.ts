/**
 * Functions for the tests of the match day. Tests use `test` from this file: such a test also fails if the
 * page reports an error or a warning, or if the stage cannot draw its pictures. A test allows expected
 * messages with `forgive`.
 */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type Label, labelOf, parse, resolve, story } from '../../stage/index.ts';
import { textOf } from '../texts.ts';

/**
 * Messages that a site cannot prevent: about Chromium's software renderer, about the blocked service worker, and about
 * a preloaded file that seems unused because a busy machine delays the first paint by seconds. A wrong preload still
 * fails a test: the page requests the file a second time, and exceeds the limits of `limits.ts`.
 */
const NOT_OURS =
  /GPU stall due to ReadPixels|Automatic fallback to software WebGL|GroupMarkerNotSet|Service Worker registration blocked|was preloaded using link preload but not used/;

interface Fixtures {
  /** allows the browser messages that match `expected`, for a test that breaks something on purpose */
  forgive: (expected: RegExp) => void;
}

export const test = base.extend<Fixtures>({
  forgive: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const forgiven: RegExp[] = [NOT_OURS];
      page.on('console', message => {
        const text = `${message.type()}: ${message.text()} ${message.location().url}`;
        if (/^(error|warning)|^info: The pictures cannot be drawn/.test(text)) complaints.push(text);
      });
      page.on('pageerror', error => complaints.push(String(error)));
      await use(expected => forgiven.push(expected));
      const ours = complaints.filter(text => !forgiven.some(expected => expected.test(text)));
      expect(ours, 'errors and warnings of the page, and the cause of a lost stage').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Window size in CSS px: two thirds of the layout md, because software rendering needs time for every pixel. */
export const LAPTOP = { width: 1008, height: 655 };
export const PHONE = { width: 394, height: 752 };

export interface Saved {
  readonly label: Label;
  readonly done: number;
}

export const stageOf = (page: Page): Locator => page.locator('.simulation');
export const startOf = (page: Page): Locator =>
  page.locator('.loading').getByRole('button', { name: /start/i });
const labelNow = (page: Page) => stageOf(page).getAttribute('data-label');

/** Returns the label of a step. `name`: the name of a line or place, or 'title', 'question', 'card' or 'finale'. */
export const step = (chapter: number, name: string): Label => labelOf(story, chapter, name);

export const END: Label = step(story.last, 'finale');

/** Returns the labels after `from`, up to and including `to`, in the order of the story. */
export function labelsAfter(from: Label, to: Label): Label[] {
  const labels = story.steps.map(({ label }) => label);
  return labels.slice(labels.indexOf(from) + 1, labels.indexOf(to) + 1);
}

/**
 * Waits until an attribute of the stage matches. Polls every 20 ms in the page. A Playwright assertion alone
 * polls after 100, 250, 500 and 1000 ms: with it, a play of the whole match day would take twice as long. The
 * assertion at the end only reports a mismatch.
 */
async function stageHas(page: Page, attribute: string, wanted: RegExp | string) {
  const pattern = typeof wanted === 'string' ? `^${wanted}$` : wanted.source;
  await page
    .waitForFunction(
      ([name, source]) =>
        new RegExp(source).test(document.querySelector('.simulation')?.getAttribute(name) ?? ''),
      [attribute, pattern] as const,
      { polling: 20, timeout: 15_000 },
    )
    .catch(() => undefined);
  await expect(stageOf(page)).toHaveAttribute(attribute, wanted);
}

/** Waits until the current step has this label. */
export const at = (page: Page, label: string) => stageHas(page, 'data-label', label);

/** Waits until the stage has this status. Default: until the motion into the step has ended. */
export const settled = (page: Page, status: RegExp | string = /ready|locked/) =>
  stageHas(page, 'data-status', status);

/**
 * Stores the progress of an earlier visit before the page's first load. Does nothing at a reload, so that the
 * page keeps the progress of the current visit.
 */
export const saveBeforeLoad = (page: Page, { label, done }: Saved) =>
  page.addInitScript(
    ([text, count]) => {
      if (sessionStorage.getItem('was-here')) return;
      sessionStorage.setItem('was-here', 'yes');
      localStorage.setItem('wny-simulation-current-label', text);
      localStorage.setItem('wny-simulation-current-chapter-done', count);
    },
    [label, String(done)] as const,
  );

/** Opens the match day and waits for the start button. `saved`: the progress of an earlier visit. */
export async function open(page: Page, saved?: Saved) {
  if (saved) await saveBeforeLoad(page, saved);
  await page.goto('/simulation_wny');
  await startOf(page).waitFor();
}

/** Opens the match day, starts it and waits until its first or saved step rests. */
export async function enter(page: Page, saved?: Saved) {
  await open(page, saved);
  await startOf(page).click();
  await settled(page);
}

/**
 * Calls `press` until the label changes, because a press during a motion only ends the motion. Returns the
 * new label. After a press at rest, waits up to 1 s for the change: on a busy machine the label changes late,
 * and a second press would go one step too far.
 */
export async function advance(page: Page, press: () => Promise<unknown>): Promise<string> {
  const before = (await labelNow(page)) ?? '';
  await expect(async () => {
    const { label, status = '' } = await stageOf(page).evaluate(({ dataset }) => ({ ...dataset }));
    if (label === before) await press();
    const timeout = /ready|locked/.test(status) ? 1000 : 1;
    await expect(stageOf(page)).not.toHaveAttribute('data-label', before, { timeout });
  }).toPass();
  return (await labelNow(page)) ?? '';
}

/** Goes to the beginning of a chapter by the chapter menu. On the sm layout, first presses the button of the menu. */
export async function goToChapter(page: Page, chapter: number) {
  if ((await stageOf(page).getAttribute('data-layout')) === 'sm')
    await page.getByRole('button', { name: /^Chapters/ }).click();
  const chapters = page.getByRole('navigation', { name: 'Chapters' }).getByRole('button');
  await chapters.nth(chapter).click();
  await at(page, resolve(story, `chapter_${chapter}_start`).label);
  await settled(page);
}

/** Goes to a step of an unlocked chapter by its link, as if typed into the address bar. */
export async function goTo(page: Page, label: Label) {
  await page.evaluate(hash => location.assign(`#${hash}`), label);
  await at(page, label);
  await settled(page);
}

/** Goes forward to this step. On the way there must be no locked question or card. */
export async function walkTo(page: Page, label: string) {
  while ((await labelNow(page)) !== label) {
    await advance(page, () => page.keyboard.press('ArrowRight'));
    await settled(page);
  }
}

export const chapterOf = (label: string) => parse(label)[0];

export const validate = (page: Page) => page.getByRole('button', { name: 'Validate' });
export const radios = (page: Page) => page.getByRole('radiogroup').getByRole('radio');
export const finale = (page: Page) => page.getByRole('button', { name: 'Restart simulation' });

/**
 * Plays to the finale without waiting. `press` ends a motion or goes to the next step. `choose` answers a question or
 * goes on from a card. Returns the labels in the order of the visit.
 */
export async function playThrough(
  page: Page,
  press: () => Promise<unknown>,
  choose: (page: Page, label: string) => Promise<void>,
) {
  const labels: string[] = [];
  for (;;) {
    // reads label and status in one call, because the step can change between two calls
    const { label = '', status } = await stageOf(page).evaluate(({ dataset }) => ({ ...dataset }));
    if (label !== labels.at(-1)) labels.push(label);
    if (status === 'locked') {
      await choose(page, label);
      await expect(stageOf(page)).not.toHaveAttribute('data-label', label);
    } else if (status === 'ready' && (await finale(page).isVisible())) return labels;
    else await press();
  }
}

/**
 * Presses the button that loads the pictures again. If the browser remembers the failed import, the page reloads, and
 * this function presses start again.
 */
export async function showPictures(page: Page) {
  await page.getByRole('button', { name: textOf('ui.notice.again') }).click();
  await page.locator('canvas').waitFor();
  if (await page.locator('.loading').isVisible()) await startOf(page).click();
}
