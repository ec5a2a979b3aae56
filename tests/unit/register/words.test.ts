import { describe, expect, it } from 'vitest';
import words from '../../../locales/en/register.json';
import { addWords, i18n } from '../../../src/i18n.ts';
import { EMPTY, FIELDS } from '../../../src/pages/register/registration.ts';
import { answersOf, errorWords } from '../../../src/pages/register/words.ts';
import { textOf } from '../../words.ts';
import { GOOD } from './samples.ts';

addWords(words);
const { t } = i18n;

describe('the words for an error', () => {
  it('are those of the page', () => {
    expect(errorWords('email', EMPTY, t)).toBe(words['pages.register.errors.email']);
  });
  it('name the age that the course asks for', () => {
    const draft = { ...EMPTY, request_type: 'introduction' };
    expect(errorWords('min_age', draft, t)).toBe(textOf('pages.register.errors.min_age', { min_age: 16 }));
  });
  it('count by how much a message is too long, without the spaces around it', () => {
    const draft = { ...EMPTY, message: `  ${'x'.repeat(2003)}\n` };
    expect(errorWords('message_too_long', draft, t)).toBe(
      textOf('pages.register.errors.message_too_long', { count: 3 }),
    );
  });
  it('are none where nothing is wrong', () => {
    expect(errorWords(undefined, EMPTY, t)).toBeUndefined();
  });
  it('are the message itself where the page has no words for it', () => {
    expect(errorWords('Invalid type', EMPTY, t)).toBe('Invalid type');
  });
});

describe('the answers of a registration', () => {
  const answers = answersOf({ ...GOOD, request_type: 'c_basic', licence: 'c_basic' }, t);
  it('are labelled as on the page, and choices are in its words', () => {
    expect(answers).toContainEqual([words['pages.register.firstname'], 'Luana']);
    expect(answers).toContainEqual([words['pages.register.status'], words['pages.register.status.player']]);
    expect(answers).toContainEqual([
      words['pages.register.request_type'],
      words['pages.register.request_type.c_basic'],
    ]);
    expect(answers).toContainEqual([words['pages.register.licence'], 'c_basic']);
  });
  it('are those of every field but the consent', () => {
    const labels = FIELDS.filter(field => field !== 'cgu').map(field => words[`pages.register.${field}`]);
    expect(answers.map(([label]) => label).sort()).toEqual(labels.sort());
  });
  it('come in the order of the registration', () => {
    const { city, message, ...others } = GOOD;
    const labels = answersOf({ city, message, ...others }, t).map(([label]) => label);
    expect(labels.slice(0, 2)).toEqual([words['pages.register.city'], words['pages.register.message']]);
  });
});
