/** Plays the match day with keys and pointer only, and reads the state from the page. */

import { type Label, parse, story } from '../../stage/index.ts';
import { ANSWERS, wrongOf } from '../e2e/answers.ts';
import { textOf } from '../texts.ts';
import { expect } from './test.ts';
import type { Point, Visitor } from './visitor.ts';

/** A small window with the layout md: these browsers draw without a graphics card, so each pixel costs time. */
export const WIDE = { w: 1008, h: 655 };

/**
 * The option `intervals` of `expect.poll`, in ms: a check every 50 ms. For the waits at every step of the story. The
 * default intervals grow up to 1 s, which would make the tests slow.
 */
const OFTEN = [50];

interface Saved {
  readonly label: Label;
  readonly done: number;
  /**
   * The visitor has chosen less motion. The test is then faster, because each frame costs time. Do not use
   * this option:
   * - in tests of motion;
   * - with `playTo`. `playTo` presses a key to end a motion. If the motion has already ended, this key goes
   *   to the next step.
   */
  readonly hasLessMotion?: true;
}

/** All '' if there is no stage. */
export const state = (visitor: Visitor) =>
  visitor.run(() => {
    const stage = document.querySelector<HTMLElement>('.simulation');
    const { label = '', status = '', layout = '' } = stage?.dataset ?? {};
    return { label, status, layout };
  });

export const shown = (visitor: Visitor, selector: string) =>
  expect
    .poll(() => visitor.run(wanted => document.querySelectorAll(wanted ?? '').length, selector))
    .toBeGreaterThan(0);

export const settled = (visitor: Visitor) =>
  expect.poll(async () => (await state(visitor)).status, { intervals: OFTEN }).toMatch(/ready|locked/);

/**
 * Finds the first visible element that matches `selector` and contains `words`, and scrolls the element into view if
 * needed. Resolves to the element's centre if the element is at rest and not covered, else to null.
 */
export const centreOf = (visitor: Visitor, selector: string, words = ''): Promise<Point | null> =>
  visitor.run(
    async (wanted = '', text = '') => {
      const all = [...document.querySelectorAll<HTMLElement>(wanted)];
      const element = all.find(
        each =>
          `${each.textContent} ${each.ariaLabel ?? ''}`.includes(text) &&
          each.getBoundingClientRect().width > 0 &&
          !each.closest('[inert]'),
      );
      if (!element) return null;
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const middle = () => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      };
      const before = middle();
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      const { x, y } = middle();
      const isAtRest = before.x === x && before.y === y;
      return isAtRest && element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
    },
    selector,
    words,
  );

/** Waits until `centreOf` finds the element, then clicks the element's centre. */
export async function click(visitor: Visitor, selector: string, words?: string) {
  const found: Point[] = [];
  await expect
    .poll(
      async () => {
        found.push(...[(await centreOf(visitor, selector, words)) ?? []].flat());
        return found.length;
      },
      { message: `${selector} ${words ?? ''}`, intervals: OFTEN },
    )
    .toBe(1);
  for (const place of found) await visitor.click(place);
}

/** Clears the storage, as for a new visitor. Then stores `saved`, if given. */
async function resetStorage(visitor: Visitor, url: string, saved?: Saved) {
  await visitor.goto(`${url}/favicon.svg`);
  await visitor.run(
    (label, done = '', comfort = '') => {
      localStorage.clear();
      sessionStorage.clear();
      if (!label) return;
      localStorage.setItem('wny-simulation-current-label', label);
      localStorage.setItem('wny-simulation-current-chapter-done', done);
      if (comfort) localStorage.setItem('wny-comfort', comfort);
    },
    saved?.label ?? '',
    String(saved?.done ?? 0),
    saved?.hasLessMotion ? '100 still' : '',
  );
}

export async function enter(visitor: Visitor, url: string, saved?: Saved) {
  await resetStorage(visitor, url, saved);
  await visitor.goto(`${url}/simulation_wny`);
  await start(visitor);
}

export async function start(visitor: Visitor) {
  await click(visitor, '.loading button', 'Start');
  await settled(visitor);
}

/** Gives a wrong answer to a question, then the right one. At a ranking, only presses the button Validate. */
async function answer(visitor: Visitor, label: string) {
  const [chapter] = parse(label);
  const [right, wrong = 0] = [ANSWERS[chapter], ...wrongOf(chapter)];
  if (right === undefined) return click(visitor, 'button', 'Validate');
  const choose = (choice: number) => click(visitor, `.choice:nth-of-type(${choice + 1})`);
  await choose(wrong);
  await click(visitor, 'button', 'Validate');
  await click(visitor, 'button', 'Try again');
  await choose(right);
  await click(visitor, 'button', 'Validate');
}

const isCard = (visitor: Visitor) =>
  visitor.run(() => Boolean(document.querySelector('.card-slot:not([inert])')));

/** Answers a question with answer(), or turns a card and continues. Resolves at the next step. */
async function pass(visitor: Visitor) {
  const { label } = await state(visitor);
  if (await isCard(visitor)) {
    await click(visitor, 'button', textOf('ui.card.flip'));
    await click(visitor, 'button', 'Continue');
  } else await answer(visitor, label);
  await expect.poll(async () => (await state(visitor)).label).not.toBe(label);
}

const order = (label: string) => story.steps.findIndex(step => step.label === label);

/**
 * Plays until the step `end`. At each locked question or card, calls `atGate`, then goes on. Resolves to the labels of
 * the steps on the way, including the first step and `end`. Throws if the story passes `end`.
 */
export async function playTo(visitor: Visitor, end: Label, atGate: () => Promise<void> = async () => {}) {
  const labels: string[] = [];
  for (;;) {
    const before = await state(visitor);
    const { label, status } = before;
    if (order(label) > order(end))
      throw new Error(`The story passed ${end} without a rest there, and is at ${label}`);
    if (label !== labels.at(-1)) labels.push(label);
    if (status === 'locked') {
      await atGate();
      await pass(visitor);
    } else if (label === end && status === 'ready') return labels;
    else {
      await visitor.press('ArrowRight');
      // waits until the key press has changed the state, because WebKit's driver does not wait
      await expect.poll(() => state(visitor), { intervals: [20] }).not.toEqual(before);
    }
  }
}
