import { expect, it } from 'vitest';
import { isInterruptible } from '../../../src/offline/interruptible.ts';

/** Returns a page with elements that match these selectors. `status`: status of the match day, if it is on the page. */
const page = (has: readonly string[], status?: string, fullscreenElement: unknown = null) => ({
  fullscreenElement,
  querySelector: (selectors: string) => {
    if (selectors === '.simulation') return status === undefined ? null : { getAttribute: () => status };
    return selectors.split(', ').some(it => has.includes(it)) ? { getAttribute: () => null } : null;
  },
});

it.each([
  ['on a page', page([]), true],
  ['with a form that has text', page(['.form']), false],
  ['with an answered question in a form', page(['form input:checked']), false],
  ['with an untouched form', page(['form']), true],
  ['with an open dialog', page(['dialog[open]']), false],
  ['while the match day loads', page(['.loading'], 'loading'), false],
  ['at a line of the story', page([], 'ready'), false],
  ['at a question', page([], 'locked'), false],
  ['while a chapter begins', page(['.chapter-title'], 'playing'), false],
  ['between two chapters', page(['.chapter-title'], 'ready'), true],
  ['at the end', page(['.finale'], 'ready'), true],
  ['in full screen', page(['.finale'], 'ready', {}), false],
])('isInterruptible() decides whether a notice may be shown %s', (_, at, expected) =>
  expect(isInterruptible(at)).toBe(expected),
);
