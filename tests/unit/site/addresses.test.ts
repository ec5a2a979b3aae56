import { expect, it } from 'vitest';
import { ADDRESSES, meantPage } from '../../../src/site/addresses.ts';
import { NO_PAGES, SPELLINGS } from '../../rules/spellings.ts';

it('a page’s own path means this page', () => {
  for (const path of Object.values(ADDRESSES)) expect(meantPage(path)).toBe(path);
});
it.each(Object.entries(SPELLINGS))('%s means %s', (path, page) => {
  expect(meantPage(path)).toBe(page);
});
it.each(NO_PAGES)('%s means no page', path => {
  expect(meantPage(path)).toBeUndefined();
});
