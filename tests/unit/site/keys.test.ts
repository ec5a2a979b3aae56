/** A key that no words have is an error of the compiler: a line marked `@ts-expect-error` must not compile. */
import { expect, test } from 'vitest';
import { i18n, isWordKey } from '../../../src/i18n.ts';

test('the words of the site and of any chapter are found by keys that the compiler knows', () => {
  expect(i18n.t('layout.banner')).toBe('become coach');
  const chapter: number = 12;
  expect(i18n.t(`simulation.chapter_${chapter}.card.title`)).toBe('simulation.chapter_12.card.title');
});

test('a key with a mistake in it does not compile', () => {
  // @ts-expect-error there is no layout.baner
  expect(i18n.t('layout.baner')).toBe('layout.baner');
  // @ts-expect-error a card has no titel
  expect(i18n.t('simulation.chapter_1.card.titel')).toBe('simulation.chapter_1.card.titel');
});

test('a key that is put together from data is known by the words that are there', () => {
  expect(isWordKey('layout.banner')).toBe(true);
  expect(isWordKey('layout.baner')).toBe(false);
});
