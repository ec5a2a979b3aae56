import { valibotResolver } from '@hookform/resolvers/valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fromAddress, parseDraft } from '../../../src/pages/register/draft.ts';
import {
  ageOn,
  type Draft,
  EMPTY,
  FIELDS,
  minAgeFor,
  REQUEST_TYPES,
  Registration,
} from '../../../src/pages/register/registration.ts';
import { emailAddress, post } from '../../../src/pages/register/send.ts';
import { STATION_IDS } from '../../../src/pages/starter/journey.ts';

const GOOD: Draft = {
  ...EMPTY,
  firstname: 'Luana',
  lastname: 'Gerber',
  email: 'luana@example.ch',
  status: 'player',
  request_type: 'general',
  cgu: true,
};
const resolver = valibotResolver<Draft, unknown, Registration>(Registration);
/** What the form makes of a draft: the registration to send, or the message of every wrong field. */
const resolve = async (change: Partial<Draft>) => {
  const draft = { ...GOOD, ...change };
  return await resolver(draft, undefined, { fields: {}, shouldUseNativeValidation: false });
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
  it('needs six answers and no more', async () => {
    expect(await errorsOf({})).toEqual({});
    expect(Object.keys(await errorsOf(EMPTY)).sort()).toEqual(
      ['firstname', 'lastname', 'email', 'status', 'request_type', 'cgu'].sort(),
    );
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
  ])('%s: accepts good answers and words what is wrong with bad ones', async (field, good, bad) => {
    for (const value of good) expect(await errorsOf({ [field]: value }), value).not.toHaveProperty(field);
    for (const value of bad) expect(await errorsOf({ [field]: value }), value).toHaveProperty(field);
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
  ])('%s: takes %i characters and not one more', async (field, longest, value) => {
    expect(value).toHaveLength(longest);
    expect(await errorsOf({ [field]: value })).toEqual({});
    expect(await errorsOf({ [field]: value.replace(/^.../, '$&-') })).toEqual({ [field]: 'too_long' });
  });
  it('counts the characters of an answer without the spaces around it', async () => {
    expect(await errorsOf({ firstname: ` ${'x'.repeat(100)} ` })).toEqual({});
    expect(await errorsOf({ message: ` ${'x'.repeat(2000)}\n` })).toEqual({});
    expect(await errorsOf({ message: 'x'.repeat(2001) })).toEqual({ message: 'message_too_long' });
  });
  it('needs consent', async () => {
    expect(await errorsOf({ cgu: false })).toEqual({ cgu: 'cgu' });
  });
  it('is sent without the spaces around an answer', async () => {
    const { values } = await resolve({ firstname: '  Luana ', message: '\n' });
    expect(values).toEqual({ ...GOOD, firstname: 'Luana', message: '' });
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
  ] as const)('for %s must be %i on the day', async (request_type, years) => {
    expect(minAgeFor(request_type)).toBe(years);
    expect(await errorsOf({ request_type, birthday: yearsAgo(years) })).toEqual({});
    expect(await errorsOf({ request_type, birthday: yearsAgo(years, 1) })).toEqual({ birthday: 'min_age' });
    expect(await errorsOf({ request_type, birthday: '' })).toEqual({ birthday: 'required' });
  });
  it('is not asked where no course names one', async () => {
    expect(minAgeFor('general')).toBeUndefined();
    expect(minAgeFor('uefa_c')).toBeUndefined();
    expect(minAgeFor('')).toBeUndefined();
    expect(await errorsOf({ request_type: 'uefa_c', birthday: yearsAgo(12) })).toEqual({});
  });
  it('reaches 110 years and no further', () => {
    const today = new Date(2025, 5, 15);
    expect(ageOn('1915-06-15', today)).toBe(110);
    expect(ageOn('1914-06-15', today)).toBeUndefined();
  });
});

describe('the request types', () => {
  it('are the five of the owner', () => {
    expect(REQUEST_TYPES).toEqual(['general', 'introduction', 'c_basic', 'uefa_c', 'uefa_d']);
  });
  it('reach every station of the journey', () => {
    const reached = STATION_IDS.map(id => fromAddress(EMPTY, `?licence=${id}`).request_type);
    expect(reached).toEqual(['introduction', 'c_basic', 'uefa_d', 'uefa_c']);
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
  it('comes back up to 5000 characters of a field', () => {
    const stored = { ...EMPTY, message: 'x'.repeat(5001), city: 'y'.repeat(5000) };
    const { message, city } = parseDraft(JSON.stringify(stored));
    expect(message).toBe('x'.repeat(5000));
    expect(city).toBe(stored.city);
  });
  it('takes over 100 characters of what stands in the address', () => {
    const search = `?licence=d&district=${'x'.repeat(101)}&date=${'y'.repeat(101)}`;
    expect(fromAddress(EMPTY, search)).toEqual({
      ...EMPTY,
      request_type: 'uefa_d',
      licence: 'd',
      district: 'x'.repeat(100),
      training_session_date: 'y'.repeat(100),
    });
    expect(fromAddress(EMPTY, '?licence=d')).toEqual({ ...EMPTY, request_type: 'uefa_d', licence: 'd' });
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
  const good: Registration = { ...GOOD, status: 'player', request_type: 'general', cgu: true };
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
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('posts JSON once when all is well', async () => {
    const fetch = answers(204);
    await expect(post('/register', good, quick)).resolves.toBe(true);
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch).toHaveBeenCalledWith(
      '/register',
      expect.objectContaining({
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(good),
      }),
    );
  });
  it.each([429, 500, 503])('tries again after an answer of %i', async status => {
    const fetch = answers(status, 200);
    await expect(post('/register', good, quick)).resolves.toBe(true);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
  it('pauses for 0.8 s before the second attempt and 1.6 s before the third', async () => {
    vi.useFakeTimers();
    const fetch = answers(503, 503, 503);
    const sent = post('/register', good);
    await vi.advanceTimersByTimeAsync(799);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1599);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(3);
    await expect(sent).resolves.toBe(false);
    expect(vi.getTimerCount()).toBe(0); // after the last attempt there is nothing to wait for
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
  it.each([400, 404, 422, 428, 430, 499])('takes an answer of %i for a no and asks once', async status => {
    const fetch = answers(status, 200);
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
