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
 * Runs in the page. Does the same as `allowCaching`. Also makes the page render while the browser leaves it: on
 * `pagehide`, the registration form checks its empty first-name field and shows an error.
 */
const changeWhileLeaving = () => {
  window.onbeforeunload = null;
  addEventListener('pageshow', ({ persisted }) => {
    document.documentElement.dataset.shown = persisted ? 'kept' : 'loaded';
  });
  addEventListener('pagehide', () => {
    document
      .querySelector('input[name="firstname"]')
      ?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
};

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

/**
 * Opens the registration form and waits until all requests have ended. Otherwise Firefox would not put the page into
 * the back/forward cache. The last request loads the connection notice, seconds after the page.
 */
async function openForm(visitor: Visitor, url: string) {
  await visitor.resize(WIDE);
  await visitor.goto(`${url}/register`);
  const isComplete = () =>
    visitor.run(() => document.querySelector('[data-ready] .connection-notice') !== null);
  await expect.poll(isComplete).toBe(true);
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

test('after Back, a started form keeps its input and still reports missing fields', async ({
  fresh: visitor,
  site,
}) => {
  site.set({ before: allowCaching });
  await openForm(visitor, site.url);
  await visitor.run(() => document.querySelector<HTMLElement>('input[name="firstname"]')?.focus());
  await visitor.type('Luana');
  expect(await goAndComeBack(visitor, site.url)).toBe('kept');
  const name = () =>
    visitor.run(() => document.querySelector<HTMLInputElement>('input[name="firstname"]')?.value);
  expect(await name()).toBe('Luana');
  await visitor.run(() => document.querySelector<HTMLElement>('form button[type="submit"]')?.click());
  const focus = () => visitor.run(() => document.activeElement?.className ?? '');
  await expect.poll(focus).toContain('form__summary');
});

test('a form that changes while the browser leaves the page still works after Back', async ({
  fresh: visitor,
  site,
}) => {
  site.set({ before: changeWhileLeaving });
  await openForm(visitor, site.url);
  expect(await goAndComeBack(visitor, site.url)).toBe('kept');
  const words = () => visitor.run(() => document.querySelector('#firstname-error')?.textContent ?? '');
  await expect.poll(words).not.toBe('');
  await visitor.run(() => document.querySelector<HTMLElement>('form button[type="submit"]')?.click());
  await expect.poll(() => visitor.run(() => document.activeElement?.className)).toContain('form__summary');
});
