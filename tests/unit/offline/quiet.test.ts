import { expect, it } from 'vitest';
import { isQuiet } from '../../../src/offline/quiet.ts';

/** A page that has elements of these classes and kinds, and a match day of this status. */
const page = (has: readonly string[], status?: string, fullscreenElement: unknown = null) => ({
  fullscreenElement,
  querySelector: (selectors: string) => {
    if (selectors === '.simulation') return status === undefined ? null : { getAttribute: () => status };
    return selectors.split(', ').some(it => has.includes(it)) ? { getAttribute: () => null } : null;
  },
});

it.each([
  ['on a page', page([]), true],
  ['where a message is written', page(['.form']), false],
  ['where she answers questions', page(['form input:checked']), false],
  ['beside a form that nobody has begun', page(['form']), true],
  ['in front of a menu', page(['dialog[open]']), false],
  ['while the match day loads', page(['.loading'], 'loading'), false],
  ['at a line of the story', page([], 'ready'), false],
  ['at a question', page([], 'locked'), false],
  ['while a chapter begins', page(['.chapter-title'], 'playing'), false],
  ['between two chapters', page(['.chapter-title'], 'ready'), true],
  ['at the end', page(['.finale'], 'ready'), true],
  ['in full screen', page(['.finale'], 'ready', {}), false],
])('%s something may be offered: %#', (_, at, quiet) => expect(isQuiet(at)).toBe(quiet));
