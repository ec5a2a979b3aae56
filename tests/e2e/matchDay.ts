/** What the tests of the match day have in common: a page that must not complain, and ways through the story. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type Label, labelOf, parse, resolve, story } from '../../stage/index.ts';

/** Chromium's own remarks about the software renderer, which no site can silence, and Playwright's about the worker. */
const NOT_OURS =
  /GPU stall due to ReadPixels|Automatic fallback to software WebGL|GroupMarkerNotSet|Service Worker registration blocked/;

interface Fixtures {
  /** what the browser itself will say in this test, because the test breaks something on purpose */
  forgive: (expected: RegExp) => void;
}

export const test = base.extend<Fixtures>({
  forgive: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const forgiven: RegExp[] = [NOT_OURS];
      page.on('console', message => {
        const text = `${message.type()}: ${message.text()} ${message.location().url}`;
        if (/^(error|warning)/.test(text)) complaints.push(text);
      });
      page.on('pageerror', error => complaints.push(String(error)));
      await use(expected => forgiven.push(expected));
      const ours = complaints.filter(text => !forgiven.some(expected => expected.test(text)));
      expect(ours, 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Two thirds of the medium stage: software graphics take a while over every pixel. */
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

/** The label of a chapter's step by its name: a line's, a place's, 'title', 'question', 'card' or 'finale'. */
export const step = (chapter: number, name: string): Label => labelOf(story, chapter, name);

/** The label of the story's end. */
export const END: Label = step(story.last, 'finale');

/** The labels from the step after `from` to `to`, in the order in which they are walked. */
export function labelsAfter(from: Label, to: Label): Label[] {
  const labels = story.steps.map(({ label }) => label);
  return labels.slice(labels.indexOf(from) + 1, labels.indexOf(to) + 1);
}

/**
 * Waits for an attribute of the stage. Looks every 20 ms in the page, because an assertion of Playwright looks again
 * after 100, 250, 500 and 1000 ms, which doubles the time of a whole play; the assertion says what is wrong.
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

/** Waits until the motion into a step has ended. */
export const settled = (page: Page, status: RegExp | string = /ready|locked/) =>
  stageHas(page, 'data-status', status);

/** Makes the browser one that was here before; a later reload finds what the story stored itself. */
const remember = (page: Page, { label, done }: Saved) =>
  page.addInitScript(
    ([text, count]) => {
      if (sessionStorage.getItem('was-here')) return;
      sessionStorage.setItem('was-here', 'yes');
      localStorage.setItem('wny-simulation-current-label', text);
      localStorage.setItem('wny-simulation-current-chapter-done', count);
    },
    [label, String(done)] as const,
  );

/** Opens the match day up to its start, as somebody new or somebody who was here before. */
export async function open(page: Page, saved?: Saved) {
  if (saved) await remember(page, saved);
  await page.goto('/simulation_wny');
  await startOf(page).waitFor();
}

/** Opens the match day and starts it. */
export async function enter(page: Page, saved?: Saved) {
  await open(page, saved);
  await startOf(page).click();
  await settled(page);
}

/** Presses like somebody in a hurry, who ends a motion with one press and moves with the next. */
export async function advance(page: Page, press: () => Promise<unknown>): Promise<string> {
  const before = await labelNow(page);
  await expect(async () => {
    if ((await labelNow(page)) === before) await press();
    expect(await labelNow(page)).not.toBe(before);
  }).toPass();
  return (await labelNow(page)) ?? '';
}

/** Goes to the beginning of a chapter by the chapter menu, which a small screen keeps behind a ring. */
export async function goToChapter(page: Page, chapter: number) {
  if ((await stageOf(page).getAttribute('data-layout')) === 'sm')
    await page.getByRole('button', { name: /^Chapters/ }).click();
  const chapters = page.getByRole('navigation', { name: 'Chapters' }).getByRole('button');
  await chapters.nth(chapter).click();
  await at(page, resolve(story, `chapter_${chapter}_start`).label);
  await settled(page);
}

/** By a link, as somebody types it into the address bar, to a step that is open to her. */
export async function goTo(page: Page, label: Label) {
  await page.evaluate(hash => location.assign(`#${hash}`), label);
  await at(page, label);
  await settled(page);
}

/** Goes forward, where nothing asks, until she stands on this step. */
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
 * Goes forward like somebody in a hurry, who ends a motion with one press and moves with the next, and answers
 * whatever asks, to the end. Returns the labels passed.
 */
export async function playThrough(
  page: Page,
  press: () => Promise<unknown>,
  choose: (page: Page, label: string) => Promise<void>,
) {
  const labels: string[] = [];
  for (;;) {
    // both at once: between two questions she may have moved
    const { label = '', status } = await stageOf(page).evaluate(({ dataset }) => ({ ...dataset }));
    if (label !== labels.at(-1)) labels.push(label);
    if (status === 'locked') {
      await choose(page, label);
      await expect(stageOf(page)).not.toHaveAttribute('data-label', label);
    } else if (status === 'ready' && (await finale(page).isVisible())) return labels;
    else await press();
  }
}
