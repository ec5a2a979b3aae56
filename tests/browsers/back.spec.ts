/**
 * Leaves a page, presses Back and tests the page. WebKit restores the page from its back/forward cache. Firefox
 * restores only some pages and loads the others again.
 */
import { labelOf, story } from '../../stage/index.ts';
import { enter, start, state, WIDE } from './play.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/**
 * Runs in the page. Removes the `beforeunload` handler, because such a handler prevents back/forward caching. On each
 * `pageshow`, marks the page as 'kept' (from this cache) or 'loaded'.
 */
const allowCaching = () => {
  window.onbeforeunload = null;
  addEventListener('pageshow', ({ persisted }) => {
    document.documentElement.dataset.shown = persisted ? 'kept' : 'loaded';
  });
};

/**
 * Runs in the page. Makes the page render while the browser leaves it: on `pagehide`, the registration form checks its
 * empty first-name field and shows an error.
 */
const changeWhileLeaving = () =>
  addEventListener('pagehide', () => {
    document
      .querySelector('input[name="firstname"]')
      ?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });

/** Leaves the page and goes back. Resolves to 'kept' (page from the back/forward cache) or 'loaded' (new page). */
async function goAndComeBack(visitor: Visitor, url: string) {
  const shown = () => visitor.run(() => document.documentElement?.dataset.shown ?? '');
  // deletes the old value, which a page from the back/forward cache would keep until `pageshow` fires
  await visitor.run(() => void delete document.documentElement.dataset.shown);
  await visitor.goto(`${url}/favicon.svg`);
  await visitor.back();
  await expect.poll(shown).not.toBe('');
  return shown();
}

test('after Back during a motion, the step is at rest and the story continues', async ({
  fresh: visitor,
  site,
  forgive,
}, { project }) => {
  forgive(/not loaded/); // the browser aborts open requests when the visitor leaves the page
  site.set({ before: allowCaching });
  await visitor.resize(WIDE);
  const label = labelOf(story, 2, 'pitch');
  await enter(visitor, site.url, { label, done: 2 });
  await visitor.press('ArrowRight');
  await expect.poll(async () => (await state(visitor)).label).not.toBe(label);
  const { label: next } = await state(visitor);
  const page = await goAndComeBack(visitor, site.url);
  if (project.name === 'webkit') expect(page).toBe('kept');
  if (page === 'loaded') await start(visitor);
  await expect.poll(() => state(visitor)).toMatchObject({ label: next, status: 'ready' });
  await visitor.press('ArrowRight');
  await expect.poll(async () => (await state(visitor)).label).not.toBe(next);
});

test('after Back, a form that changed while the browser left it keeps its input and still reports missing fields', async ({
  fresh: visitor,
  site,
}) => {
  site.set({ before: allowCaching });
  await visitor.resize(WIDE);
  await visitor.goto(`${site.url}/register`);
  // Firefox keeps a page only if no request is open. The last request loads the connection notice.
  const isComplete = () =>
    visitor.run(() => document.querySelector('[data-ready] .connection-notice') !== null);
  await expect.poll(isComplete).toBe(true);
  await visitor.run(changeWhileLeaving);
  await visitor.run(() => document.querySelector<HTMLElement>('input[name="lastname"]')?.focus());
  await visitor.type('Gerber');
  expect(await goAndComeBack(visitor, site.url)).toBe('kept');
  const name = () =>
    visitor.run(() => document.querySelector<HTMLInputElement>('input[name="lastname"]')?.value);
  expect(await name()).toBe('Gerber');
  const error = () => visitor.run(() => document.querySelector('#firstname-error')?.textContent ?? '');
  await expect.poll(error).not.toBe('');
  await visitor.run(() => document.querySelector<HTMLElement>('form button[type="submit"]')?.click());
  await expect.poll(() => visitor.run(() => document.activeElement?.className)).toContain('form__summary');
});
