import { describe, expect, it } from 'vitest';
import words from '../../../locales/en/register.json';
import { LICENCES } from '../../../src/facts/licences.ts';
import { answersOf, errorWords } from '../../../src/pages/register/formWords.ts';
import { EMPTY, FIELDS } from '../../../src/pages/register/registration.ts';
import { addWords, i18n } from '../../../src/words/i18n.ts';
import { textOf } from '../../texts.ts';
import { GOOD } from './samples.ts';

addWords(words);
const { t } = i18n;

describe('the words for an error', () => {
  it('are the page’s text for the field', () => {
    expect(errorWords('email', EMPTY, t)).toBe(words['pages.register.errors.email']);
  });
  it('name the minimum age of the course', () => {
    const draft = { ...EMPTY, request_type: 'introduction' };
    expect(errorWords('min_age', draft, t)).toBe(
      textOf('pages.register.errors.min_age', { min_age: LICENCES.introduction.minAge }),
    );
  });
  it('name the number of surplus characters of a message, without surrounding spaces and invisible characters', () => {
    const draft = { ...EMPTY, message: `  ${'x'.repeat(2003)}\u200b\n` };
    expect(errorWords('message_too_long', draft, t)).toBe(
      textOf('pages.register.errors.message_too_long', { count: 3 }),
    );
  });
  it('are undefined without an error', () => {
    expect(errorWords(undefined, EMPTY, t)).toBeUndefined();
  });
  it('are the error itself if the page has no words for it', () => {
    expect(errorWords('Invalid type', EMPTY, t)).toBe('Invalid type');
  });
});

describe('the answers of a registration', () => {
  const answers = answersOf({ ...GOOD, request_type: 'c_basic', licence: 'c_basic' }, t);
  it('have the labels of the page, and its words for choices', () => {
    expect(answers).toContainEqual([words['pages.register.firstname'], 'Luana']);
    expect(answers).toContainEqual([words['pages.register.status'], words['pages.register.status.player']]);
    expect(answers).toContainEqual([
      words['pages.register.request_type'],
      words['pages.register.request_type.c_basic'],
    ]);
    expect(answers).toContainEqual([words['pages.register.licence'], 'c_basic']);
  });
  it('include every field except for the consent', () => {
    const labels = FIELDS.filter(field => field !== 'cgu').map(field => words[`pages.register.${field}`]);
    expect(answers.map(([label]) => label).sort()).toEqual(labels.sort());
  });
  it('are in the order of the registration', () => {
    const { city, message, ...others } = GOOD;
    const labels = answersOf({ city, message, ...others }, t).map(([label]) => label);
    expect(labels.slice(0, 2)).toEqual([words['pages.register.city'], words['pages.register.message']]);
  });
});
