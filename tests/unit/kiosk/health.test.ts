import { expect, it } from 'vitest';
import { faultOn } from '../../../src/kiosk/health.ts';

const free = { isFree: true, isStartPage: true };
/** A page on which only these selectors match. */
const page = (...has: string[]) => ({
  querySelector: (selector: string) => (has.includes(selector) ? Object.create(null) : null),
});

it.each([
  ['the attract loop', ['h1', '.attract'], undefined],
  ['pictures that load', ['h1', '.loading'], undefined],
  ['the crash screen', ['h1', '.crash-screen'], 'crash'],
  ['the start button in place of the attract loop', ['h1', '.loading', '.loading__disc--start'], 'attract'],
  ['failed pictures', ['h1', '.loading', '.loading[data-settled]'], 'pictures'],
  ['the story in words only', ['h1', '.attract', '.notice'], 'words'],
  ['a loading screen without code', ['h1', '.loading', '.loading__late'], 'silent'],
  ['nothing', [], 'silent'],
  ['a page without the loading screen', ['h1'], 'silent'],
])('faultOn() finds the right fault, or none, on an unattended kiosk that shows %s', (_, has, fault) => {
  expect(faultOn(page(...has), free)).toBe(fault);
});

it('a page other than the start page needs no attract loop', () => {
  expect(faultOn(page('h1'), { isFree: true, isStartPage: false })).toBeUndefined();
  expect(faultOn(page(), { isFree: true, isStartPage: false })).toBe('silent');
});

it('during a visit only a crash is a fault', () => {
  const visited = { isFree: false, isStartPage: true };
  expect(faultOn(page('h1', '.loading', '.loading[data-settled]'), visited)).toBeUndefined();
  expect(faultOn(page(), visited)).toBeUndefined();
  expect(faultOn(page('h1', '.crash-screen'), visited)).toBe('crash');
});
