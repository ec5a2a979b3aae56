/** Back from another page: WebKit keeps the pages that are left and brings them as they were, Firefox not every one. */
import { labelOf, story } from '../../stage/index.ts';
import { enter, start, state } from './play.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/** A page that listens for being left is not kept by every browser; and what was kept has to say so. */
const keepable = () => {
  window.onbeforeunload = null;
  addEventListener('pageshow', ({ persisted }) => {
    document.documentElement.dataset.shown = persisted ? 'kept' : 'loaded';
  });
};

/** The same, for a page that is at work when it is left: the first field, which is empty, is found wrong then. */
const leaveAtWork = () => {
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

/** Resolves with what has become of the page meanwhile. */
async function goAndComeBack(visitor: Visitor, url: string) {
  const shown = () => visitor.run(() => document.documentElement?.dataset.shown ?? '');
  await visitor.goto(`${url}/favicon.svg`);
  await visitor.back();
  await expect.poll(shown).not.toBe('');
  return shown();
}

test('Back to a motion: the step stands, at rest, and the story goes on', async ({
  fresh: visitor,
  site,
  forgive,
}, { project }) => {
  forgive(/not loaded/); // what a page that is left does not load any more
  site.set({ before: keepable });
  await visitor.resize({ w: 1280, h: 830 });
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

test('Back to a form that is begun: the words are there, and it still says what is missing', async ({
  fresh: visitor,
  site,
}) => {
  site.set({ before: keepable });
  await visitor.resize({ w: 1280, h: 830 });
  await visitor.goto(`${site.url}/register`);
  await expect.poll(() => visitor.run(() => document.documentElement.matches('[data-ready]'))).toBe(true);
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

test('Back to a form that was at work when it was left: it goes on', async ({ fresh: visitor, site }) => {
  site.set({ before: leaveAtWork });
  await visitor.resize({ w: 1280, h: 830 });
  await visitor.goto(`${site.url}/register`);
  await expect.poll(() => visitor.run(() => document.documentElement.matches('[data-ready]'))).toBe(true);
  expect(await goAndComeBack(visitor, site.url)).toBe('kept');
  const words = () => visitor.run(() => document.querySelector('#firstname-error')?.textContent ?? '');
  await expect.poll(words).not.toBe('');
  await visitor.run(() => document.querySelector<HTMLElement>('form button[type="submit"]')?.click());
  await expect.poll(() => visitor.run(() => document.activeElement?.className)).toContain('form__summary');
});
