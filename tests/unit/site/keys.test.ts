/**
 * Checks that a misspelt key of a text is a compiler error. Each line after `@ts-expect-error` has a misspelt key, and
 * `tsc` fails if such a line compiles.
 */
import { expect, test } from 'vitest';
import { i18n, isWordKey } from '../../../src/words/i18n.ts';

test('the compiler knows the keys of the site and of any chapter', () => {
  expect(i18n.t('layout.banner')).toBe('become coach');
  const chapter: number = 12;
  expect(i18n.t(`simulation.chapter_${chapter}.card.title`)).toBe('simulation.chapter_12.card.title');
});

test('a misspelt key does not compile', () => {
  // @ts-expect-error no text has the key layout.baner
  expect(i18n.t('layout.baner')).toBe('layout.baner');
  // @ts-expect-error no text of a card has a key that ends in titel
  expect(i18n.t('simulation.chapter_1.card.titel')).toBe('simulation.chapter_1.card.titel');
});

test('isWordKey() recognises existing keys at run time', () => {
  expect(isWordKey('layout.banner')).toBe(true);
  expect(isWordKey('layout.baner')).toBe(false);
});
