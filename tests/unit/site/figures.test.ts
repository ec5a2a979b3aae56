/**
 * Checks the numbers that texts insert by name, such as `{{c_basic.minAge}}`. A misspelt name causes no error: the page
 * would show nothing in place of the number.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LICENCES } from '../../../src/facts/licences.ts';
import { i18n } from '../../../src/words/i18n.ts';
import { WORD_FILES } from '../../wordFiles.ts';

/** All texts that insert a number by name, with their keys. */
const texts = WORD_FILES.flatMap(file => {
  const words: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(words).filter(([, text]) => /\{\{\w+\./.test(text));
});
const pathsOf = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => pathsOf(part, path ? `${path}.${key}` : key))
    : [path];

describe('a figure of the courses', () => {
  it('is in src/facts/licences.ts if a text names it; and a text names every figure of that file', () => {
    const named = texts.flatMap(([, text]) =>
      [...text.matchAll(/\{\{(\w+\.[\w.]+)/g)].map(([, path = '']) => path),
    );
    expect(new Set(named)).toEqual(new Set(pathsOf(LICENCES, '')));
  });
  it('can be written in digits, in words, and with a capital', () => {
    const defaultValue = '{{n}} {{n, words}} {{n, words, capital}}';
    const say = (n: number) => Reflect.apply(i18n.t, i18n, ['no.such.key', { n, defaultValue }]);
    expect([6, 12, 13].map(say)).toEqual(['6 six Six', '12 twelve Twelve', '13 13 13']);
  });
});
