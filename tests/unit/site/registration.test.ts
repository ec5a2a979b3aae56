import { afterEach, describe, expect, it, vi } from 'vitest';
import { fromAddress, parseDraft } from '../../../src/pages/register/draft.ts';
import {
  ageOn,
  check,
  type Draft,
  EMPTY,
  FIELDS,
  minAgeFor,
  REQUEST_TYPES,
} from '../../../src/pages/register/registration.ts';
import { emailAddress, post } from '../../../src/pages/register/send.ts';

const GOOD: Draft = {
  ...EMPTY,
  firstname: 'Luana',
  lastname: 'Gerber',
  email: 'luana@example.ch',
  status: 'player',
  request_type: 'general',
  cgu: true,
};
const errorsOf = (change: Partial<Draft>) => {
  const result = check({ ...GOOD, ...change });
  return 'errors' in result ? result.errors : {};
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
  it('needs six answers and no more', () => {
    expect(errorsOf({})).toEqual({});
    expect(Object.keys(errorsOf({ ...EMPTY }))).toEqual(
      expect.arrayContaining(['firstname', 'lastname', 'email', 'status', 'request_type', 'cgu']),
    );
    expect(Object.keys(errorsOf({ ...EMPTY }))).toHaveLength(6);
  });
  it('reports the fields in the order of the page', () => {
    expect(FIELDS.indexOf('status')).toBeLessThan(FIELDS.indexOf('firstname'));
    expect(FIELDS.indexOf('firstname')).toBeLessThan(FIELDS.indexOf('email'));
    expect(FIELDS.at(-1)).toBe('cgu');
  });
  it.each<[keyof Draft, string[], string[]]>([
    ['firstname', ['A', 'Zoé', 'X Æ'], ['', '   ']],
    ['lastname', ["O'Neill", 'von Arx'], ['', '\t']],
    ['email', ['a@b.ch', 'a.b+c@d-e.co.uk'], ['', 'a', 'a@b', '@b.ch', 'a b@c.ch', 'a@b.c', 'a@@b.ch']],
    [
      'phone',
      ['', '079 000 00 00', '+41 79 000 00 00', '(044) 123-45-67'],
      ['1', 'call me', '079 000', '+'.repeat(12)],
    ],
    ['zipcode', ['', '8000', '3011'], ['800', '80000', 'CH-80', 'abcd']],
    ['birthday', ['', '2000-02-29', yearsAgo(20)], ['2001-02-29', yearsAgo(-1), '1850-01-01', 'yesterday']],
    ['status', ['player', 'coach', 'not_licensed'], ['', 'referee']],
    ['request_type', ['general', 'uefa_c'], ['', 'uefa_pro']],
    ['message', ['', 'Hi, I might want to coach', 'x'.repeat(2000)], ['x'.repeat(2001)]],
  ])('%s: accepts good answers and words what is wrong with bad ones', (field, good, bad) => {
    for (const value of good) expect(errorsOf({ [field]: value }), value).not.toHaveProperty(field);
    for (const value of bad) expect(errorsOf({ [field]: value }), value).toHaveProperty(field);
  });
  it('needs consent', () => {
    expect(errorsOf({ cgu: false })).toEqual({ cgu: 'cgu' });
  });
  it('trims what was typed', () => {
    const result = check({ ...GOOD, firstname: '  Luana ' });
    expect('registration' in result && result.registration.firstname).toBe('Luana');
  });
});

describe('the age', () => {
  it('is counted in full years', () => {
    const today = new Date(2025, 5, 15);
    expect(ageOn('2009-06-15', today)).toBe(16);
    expect(ageOn('2009-06-16', today)).toBe(15);
    expect(ageOn('2008-02-29', new Date(2025, 1, 28))).toBe(16);
  });
  it.each([
    ['introduction', 16],
    ['c_basic', 17],
    ['uefa_d', 17],
  ] as const)('for %s must be %i on the day', (request_type, years) => {
    expect(minAgeFor(request_type)).toBe(years);
    expect(errorsOf({ request_type, birthday: yearsAgo(years) })).toEqual({});
    expect(errorsOf({ request_type, birthday: yearsAgo(years, 1) })).toEqual({ birthday: 'min_age' });
    expect(errorsOf({ request_type, birthday: '' })).toEqual({ birthday: 'required' });
  });
  it('is not asked where no course names one', () => {
    expect(minAgeFor('general')).toBeUndefined();
    expect(minAgeFor('uefa_c')).toBeUndefined();
    expect(errorsOf({ request_type: 'uefa_c', birthday: yearsAgo(12) })).toEqual({});
  });
  it('is checked for every request type there is', () => {
    expect(REQUEST_TYPES).toEqual(['general', 'introduction', 'c_basic', 'uefa_c', 'uefa_d']);
  });
});

describe('a draft', () => {
  it('comes back as it was typed, without the consent', () => {
    expect(parseDraft(JSON.stringify(GOOD))).toEqual({ ...GOOD, cgu: false });
  });
  it('is empty when what was stored is not one', () => {
    for (const stored of [null, '', '{', '7', 'null', '[]', '{"firstname":7,"nonsense":"x"}']) {
      expect(parseDraft(stored)).toEqual(EMPTY);
    }
  });
  it('takes over the session one came from, and nothing unknown', () => {
    const from = fromAddress(EMPTY, '?licence=c_basic&district=Bern&date=2025-10-04T18:30');
    expect(from).toMatchObject({
      request_type: 'c_basic',
      district: 'Bern',
      training_session_date: '2025-10-04T18:30',
    });
    expect(fromAddress(EMPTY, '?licence=d').request_type).toBe('uefa_d');
    expect(fromAddress(EMPTY, '?licence=pro&district=Bern')).toEqual(EMPTY);
  });
});

describe('sending', () => {
  const registration = check(GOOD);
  const good = 'registration' in registration ? registration.registration : undefined;
  if (!good) throw new Error('the good registration must be good');
  const quick = { timeOut: 40, pause: 1 };
  const answers = (...statuses: (number | 'offline')[]) => {
    const fetch = vi.fn(async () => {
      const status = statuses.shift();
      if (status === 'offline') throw new TypeError('offline');
      return new Response(null, { status: status ?? 200 });
    });
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };
  afterEach(() => vi.unstubAllGlobals());

  it('posts JSON once when all is well', async () => {
    const fetch = answers(204);
    await expect(post('/register', good, quick)).resolves.toBe(true);
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch).toHaveBeenCalledWith(
      '/register',
      expect.objectContaining({ method: 'POST', body: JSON.stringify(good) }),
    );
  });
  it('tries again when the network or the server stumbles', async () => {
    const fetch = answers('offline', 503, 200);
    await expect(post('/register', good, quick)).resolves.toBe(true);
    expect(fetch).toHaveBeenCalledTimes(3);
  });
  it('gives up after three attempts', async () => {
    const fetch = answers(500, 500, 500, 200);
    await expect(post('/register', good, quick)).resolves.toBe(false);
    expect(fetch).toHaveBeenCalledTimes(3);
  });
  it('does not press a server that says no', async () => {
    const fetch = answers(422, 200);
    await expect(post('/register', good, quick)).resolves.toBe(false);
    expect(fetch).toHaveBeenCalledOnce();
  });
  it('does not wait for ever', async () => {
    const fetch = vi.fn(
      (_: string, { signal }: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    vi.stubGlobal('fetch', fetch);
    await expect(post('/register', good, quick)).resolves.toBe(false);
    expect(fetch).toHaveBeenCalledTimes(3);
  });
  it('as an e-mail carries every answer, escaped', () => {
    const address = emailAddress('hello@example.ch', 'Hi & bye', [
      ['First name', 'Zoé'],
      ['Phone', ''],
      ['Message', 'Line one\nLine two & more?'],
    ]);
    expect(address.startsWith('mailto:hello@example.ch?subject=Hi%20%26%20bye&body=')).toBe(true);
    const body = new URL(address).searchParams.get('body');
    expect(body).toBe('First name: Zoé\r\nMessage: Line one\nLine two & more?');
  });
});
