import { valibotResolver } from '@hookform/resolvers/valibot';
import { describe, expect, it } from 'vitest';
import { LICENCES } from '../../../src/facts/licences.ts';
import {
  ageOn,
  type Draft,
  EMPTY,
  FIELDS,
  minAgeFor,
  REQUEST_TYPES,
  Registration,
  STATION_OF,
} from '../../../src/pages/register/registration.ts';
import { STATION_IDS } from '../../../src/pages/starter/journey/journey.ts';
import { GOOD } from './samples.ts';

const resolver = valibotResolver<Draft, unknown, Registration>(Registration);
/**
 * Runs the form's resolver on a valid draft with these changes. Resolves to the registration (`values`), or to the
 * `errors` of the fields.
 */
const resolve = async (change: Partial<Draft>) => {
  const draft = { ...GOOD, ...change };
  return await resolver(draft, undefined, {
    criteriaMode: 'all',
    fields: {},
    shouldUseNativeValidation: false,
  });
};
const errorsOf = async (change: Partial<Draft>) => {
  const { errors } = await resolve(change);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
};
const yearsAgo = (years: number, days = 0) => {
  const date = new Date();
  date.setFullYear(date.getFullYear() - years);
  date.setDate(date.getDate() + days);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map(n => String(n).padStart(2, '0'))
    .join('-');
};

describe('a registration', () => {
  it('needs six answers', async () => {
    expect(await errorsOf({})).toEqual({});
    expect(Object.keys(await errorsOf(EMPTY)).sort()).toEqual(
      ['firstname', 'lastname', 'email', 'status', 'request_type', 'cgu'].sort(),
    );
  });
  it('keeps emojis, and leaves out half an emoji, which UTF-8 cannot represent', async () => {
    const { values } = await resolve({ firstname: '\ud83dLuana 😀', message: 'Hi \ude00' });
    expect(values).toMatchObject({ firstname: 'Luana 😀', message: 'Hi' });
    expect(await errorsOf({ lastname: '\ud83d' })).toEqual({ lastname: 'lastname' });
  });
  it.each<[keyof Draft, string, string]>([
    ['email', '\u200bluana@example.ch', 'luana@example.ch'],
    ['email', 'luana\u00ad@exam\ufeffple.ch\u00a0', 'luana@example.ch'],
    ['email', 'ｌｕａｎａ＠ｅｘａｍｐｌｅ．ｃｈ', 'luana@example.ch'],
    ['email', 'luana@a\u2010b。ch', 'luana@a-b.ch'],
    ['phone', '\u202a+41\u00a079\u2011123\u202f45\u200967\u202c', '+41 79-123 45 67'],
    ['phone', '\u2068０７９\u2013０００／００ ００\u2069', '079-000/00 00'],
    ['phone', '\u200e٠٧٩ ٠٠٠ ٠٠ ٠٠', '079 000 00 00'],
    ['phone', '۰۷۹’۰۰۰·۰۰−۰۰', "079'000.00-00"],
    ['phone', '०७९ ००० ०० ०१', '079 000 00 01'],
    ['zipcode', '８\u200b０৩৪', '8034'],
    ['zipcode', '\u20668000\u2069', '8000'],
    ['firstname', '\u200b\u202eＬｕ\u00ada\u200dna\u2060\u3000M\u00a0\t', 'Luana M'],
    ['firstname', 'Zoe\u200b\u0301', 'Zo\u00e9'],
    ['lastname', 'D´Angelo ½ 葛\u{e0100}', 'D´Angelo ½ 葛\u{e0100}'],
    ['firstname', 'علی\u200cرضا', 'علی\u200cرضا'],
    ['lastname', 'श्री\u200d क्\u200dष', 'श्री\u200d क्\u200dष'],
    [
      'message',
      '\ufeffHi\u00a0👩🏽\u200d🏫\u200b,\r\n\u200b❤️\u200d🔥 ，①',
      'Hi 👩🏽\u200d🏫,\r\n❤️\u200d🔥 ，①',
    ],
    ['city', '\u2067Ｂｅｒｎ\u2069', 'Bern'],
  ])('%s: %j is sent as %j', async (field, typed, sent) => {
    expect(await resolve({ [field]: typed })).toMatchObject({ errors: {}, values: { [field]: sent } });
  });
  it.each(['\u200b', '\u200d\ufe0f', '\u3164', '\u2800', '\u00a0\u3000', '\u{e0020}'])(
    'needs a name that can be seen, so %j is none',
    async firstname => {
      expect(await errorsOf({ firstname })).toEqual({ firstname: 'firstname' });
    },
  );
  it('lists the fields in the order of the page', () => {
    expect(FIELDS.indexOf('status')).toBeLessThan(FIELDS.indexOf('firstname'));
    expect(FIELDS.indexOf('firstname')).toBeLessThan(FIELDS.indexOf('email'));
    expect(FIELDS.at(-1)).toBe('cgu');
  });
  it('is empty at first', () => {
    const { cgu, ...texts } = EMPTY;
    expect(cgu).toBe(false);
    expect(Object.values(texts)).toEqual(FIELDS.slice(0, -1).map(() => ''));
  });
  it.each<[keyof Draft, string[], string[]]>([
    ['firstname', ['A', 'Zoé', 'X Æ'], ['', '   ']],
    ['lastname', ["O'Neill", 'von Arx'], ['', '\t']],
    [
      'email',
      ['a@b.ch', 'a.b+c@d-e.co.uk'],
      [
        '',
        'a',
        'a@b',
        '@b.ch',
        'a b@c.ch',
        'a@b c.ch',
        'a@b.c',
        'a@b.c h',
        'a@b.ch.',
        'a@@b.ch',
        'a@b.ch x@y',
      ],
    ],
    [
      'phone',
      ['', '079 000 00 00', '+41 79 000 00 00', '(044) 123-45-67', '044/123.45.67', "044'12345'67"],
      [
        '1',
        'call me',
        'call 079 000 00 00',
        '079 000 00 00 at night',
        '079 a 000 00 00',
        '079 000',
        '+'.repeat(12),
      ],
    ],
    ['phone', ['123456789', '123456789012345'], ['12345678', '1234567890123456']],
    ['zipcode', ['', '8000', '3011'], ['800', '80000', 'CH-8000', '8000 ZH', 'abcd']],
    ['status', ['player', 'coach', 'not_licensed'], ['', 'referee']],
    ['request_type', ['general', 'uefa_c'], ['', 'uefa_pro']],
  ])('%s: accepts valid values, and reports its own name for invalid ones', async (field, good, bad) => {
    for (const value of good) expect(await errorsOf({ [field]: value }), value).toEqual({});
    for (const value of bad) expect(await errorsOf({ [field]: value }), value).toEqual({ [field]: field });
  });
  it.each<[keyof Draft, number, string]>([
    ['firstname', 100, 'x'.repeat(100)],
    ['lastname', 100, 'x'.repeat(100)],
    ['email', 254, `${'x'.repeat(243)}@example.ch`],
    ['phone', 30, `+41${'-'.repeat(18)}790000000`],
    ['address', 200, 'x'.repeat(200)],
    ['city', 100, 'x'.repeat(100)],
    ['club_name', 100, 'x'.repeat(100)],
    ['licence', 100, 'x'.repeat(100)],
    ['district', 100, 'x'.repeat(100)],
    ['training_session_date', 100, 'x'.repeat(100)],
  ])('%s: has at most %i characters', async (field, longest, value) => {
    expect(value).toHaveLength(longest);
    expect(await errorsOf({ [field]: value })).toEqual({});
    expect(await errorsOf({ [field]: value.replace(/^.../, '$&-') })).toEqual({ [field]: 'too_long' });
  });
  it('counts characters without the spaces around a text', async () => {
    expect(await errorsOf({ firstname: ` ${'x'.repeat(100)} ` })).toEqual({});
    expect(await errorsOf({ message: ` ${'x'.repeat(2000)}\n` })).toEqual({});
    expect(await errorsOf({ message: 'x'.repeat(2001) })).toEqual({ message: 'message_too_long' });
  });
  it('needs consent', async () => {
    expect(await errorsOf({ cgu: false })).toEqual({ cgu: 'cgu' });
  });
  it('is sent without the spaces around its texts', async () => {
    const { values } = await resolve({ firstname: '  Luana ', message: '\n' });
    expect(values).toEqual({ ...GOOD, firstname: 'Luana', message: '' });
  });
  it('is sent with a session only if its request type is the course of this session', async () => {
    const session = { licence: 'c_basic', district: 'Zurich', training_session_date: '2026-12-01' };
    const about = (request_type: string) =>
      resolve({ ...session, request_type, birthday: yearsAgo(20) }).then(({ values }) => values);
    expect(await about('c_basic')).toMatchObject(session);
    expect(await about('general')).toMatchObject({ licence: '', district: '', training_session_date: '' });
    expect(await about('uefa_d')).toMatchObject({ licence: '', district: '', training_session_date: '' });
  });
});

describe('the age', () => {
  it('is counted in full years', () => {
    const today = new Date(2025, 5, 15);
    expect(ageOn('2009-06-15', today)).toBe(16);
    expect(ageOn('2009-06-16', today)).toBe(15);
    expect(ageOn('2009-05-30', today)).toBe(16);
    expect(ageOn('2009-07-01', today)).toBe(15);
    expect(ageOn('2008-02-29', new Date(2025, 1, 28))).toBe(16);
    expect(ageOn('2008-02-29', new Date(2025, 2, 1))).toBe(17);
  });
  it('is 0 from the day of birth on, and undefined before', () => {
    const born = '2025-06-15';
    expect(ageOn(born, new Date(2025, 5, 14))).toBeUndefined();
    expect(ageOn(born, new Date(2025, 5, 15))).toBeUndefined();
    expect(ageOn(born, new Date(2025, 5, 15, 0, 0, 1))).toBe(0);
  });
  it.each([
    '2009-02-30',
    '2009-04-31',
    '2009-13-01',
    '2009-00-10',
    '2009-05-00',
    'x2009-05-31',
    '2009-05-31x',
    '2009-05-31 ',
    '2009/05/31',
    '2009-5-31',
    '31.05.2009',
    '',
  ])('is undefined for %j, which is not a date', birthday => {
    expect(ageOn(birthday, new Date(2025, 5, 15))).toBeUndefined();
  });
  it.each([
    ['introduction', LICENCES.introduction.minAge],
    ['c_basic', LICENCES.c_basic.minAge],
    ['uefa_d', LICENCES.d.minAge],
  ] as const)('for %s must be at least %i today', async (request_type, years) => {
    expect(minAgeFor(request_type)).toBe(years);
    expect(await errorsOf({ request_type, birthday: yearsAgo(years) })).toEqual({});
    expect(await errorsOf({ request_type, birthday: yearsAgo(years, 1) })).toEqual({ birthday: 'min_age' });
    expect(await errorsOf({ request_type, birthday: '' })).toEqual({ birthday: 'required' });
  });
  it.each([
    '2001-02-29',
    yearsAgo(-1),
    '1850-01-01',
    'yesterday',
    '2000-1-1',
    'on 2000-01-01',
    '2000-01-01T10:00',
  ])('is not known for the birthday %s: the form asks for a real date', async birthday => {
    expect(await errorsOf({ request_type: 'c_basic', birthday })).toEqual({ birthday: 'birthday' });
  });
  it.each(['31.5.1999', '31/05/1999', '31. 5. 1999', '٣١.٥.١٩٩٩'])(
    'is read from %j, which a browser without a date field returns',
    async birthday => {
      const { values } = await resolve({ request_type: 'c_basic', birthday });
      expect(values).toMatchObject({ birthday: '1999-05-31' });
    },
  );
  it('is reported together with other errors', async () => {
    expect(await errorsOf({ request_type: 'c_basic', birthday: '', email: '' })).toEqual({
      birthday: 'required',
      email: 'email',
    });
  });
  it('is not checked for courses without a minimum age, and the birthday is not sent', async () => {
    expect(minAgeFor('general')).toBeUndefined();
    expect(minAgeFor('uefa_c')).toBeUndefined();
    expect(minAgeFor('')).toBeUndefined();
    for (const birthday of [yearsAgo(12), 'yesterday'])
      expect(await resolve({ request_type: 'uefa_c', birthday })).toMatchObject({
        values: { birthday: '' },
        errors: {},
      });
    expect(await resolve({ request_type: 'c_basic', birthday: yearsAgo(20) })).toMatchObject({
      values: { birthday: yearsAgo(20) },
    });
  });
  it('is at most 110', () => {
    const today = new Date(2025, 5, 15);
    expect(ageOn('1915-06-15', today)).toBe(110);
    expect(ageOn('1914-06-15', today)).toBeUndefined();
  });
});

describe('the request types', () => {
  it('are the five of the specification', () => {
    expect(REQUEST_TYPES).toEqual(['general', 'introduction', 'c_basic', 'uefa_c', 'uefa_d']);
  });
  it('cover every station of the journey; only the general request has no station', () => {
    const stations = REQUEST_TYPES.map(type => STATION_OF[type]);
    expect(stations).toEqual([undefined, 'introduction', 'c_basic', 'uefa_c', 'd']);
    expect(new Set(stations.slice(1))).toEqual(new Set(STATION_IDS));
  });
});
