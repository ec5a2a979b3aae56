import { createFormControl } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft, fromAddress, keepDraft, savedDraft } from '../../../src/pages/register/draft.ts';
import { type Draft, EMPTY } from '../../../src/pages/register/registration.ts';
import { STATION_IDS } from '../../../src/pages/starter/journey/journey.ts';
import { GOOD, refusedStorage, STORAGE_KEY, tabStorage } from './samples.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const keeping = (draft: object) => tabStorage({ [STORAGE_KEY]: JSON.stringify(draft) });
const kept = (items: ReadonlyMap<string, string>): unknown => JSON.parse(items.get(STORAGE_KEY) ?? 'null');
const newForm = () => createFormControl<Draft>({ defaultValues: EMPTY });

describe('the draft of a tab', () => {
  it('is read as it was stored, except for the consent', () => {
    keeping(GOOD);
    expect(savedDraft()).toEqual({ ...GOOD, cgu: false });
  });
  it('is empty if none is stored', () => {
    tabStorage();
    expect(savedDraft()).toEqual(EMPTY);
  });
  it.each(['', '{', '7', 'null', '[]', '"firstname"', '{"firstname":7,"nonsense":"x"}', '{"cgu":"yes"}'])(
    'is empty if the stored value %j is invalid',
    stored => {
      tabStorage({ [STORAGE_KEY]: stored });
      expect(savedDraft()).toEqual(EMPTY);
    },
  );
  it('is read without fields that are not text', () => {
    keeping({ ...EMPTY, status: 7, message: null, firstname: 'Luana' });
    expect(savedDraft()).toEqual({ ...EMPTY, firstname: 'Luana' });
  });
  it('is empty if the browser refuses storage', () => {
    refusedStorage();
    expect(savedDraft()).toEqual(EMPTY);
  });
  it('keeps at most 5000 characters of a field', () => {
    keeping({ ...EMPTY, message: 'x'.repeat(5001), city: 'y'.repeat(5000) });
    expect(savedDraft()).toEqual({ ...EMPTY, message: 'x'.repeat(5000), city: 'y'.repeat(5000) });
  });
  it('never contains half an emoji', () => {
    keeping({ ...EMPTY, message: `${'x'.repeat(4999)}😀`, city: 'Bern\ud83d' });
    expect(savedDraft()).toEqual({ ...EMPTY, message: 'x'.repeat(4999), city: 'Bern' });
  });
  it('is removed by forgetDraft(), which removes nothing else', () => {
    const items = tabStorage({ [STORAGE_KEY]: JSON.stringify(GOOD), other: 'stays' });
    forgetDraft();
    expect([...items]).toEqual([['other', 'stays']]);
  });
  it('causes no error at forgetDraft() if the browser refuses storage', () => {
    refusedStorage();
    expect(forgetDraft).not.toThrow();
  });
});

describe('the address of the page', () => {
  it('chooses the request type of every station of the journey', () => {
    const chosen = STATION_IDS.map(id => fromAddress(EMPTY, `?licence=${id}`).request_type);
    expect(chosen).toEqual(['introduction', 'c_basic', 'uefa_d', 'uefa_c']);
  });
  it('sets the session and keeps other fields', () => {
    const search = '?licence=c_basic&district=Bern&date=2025-10-04T18:30';
    expect(fromAddress({ ...GOOD, district: 'Zug' }, search)).toEqual({
      ...GOOD,
      request_type: 'c_basic',
      licence: 'c_basic',
      district: 'Bern',
      training_session_date: '2025-10-04T18:30',
    });
  });
  it('clears the stored session if the address names none', () => {
    const before = { ...EMPTY, district: 'Zug', training_session_date: '2025-10-04' };
    expect(fromAddress(before, '?licence=d')).toEqual({ ...EMPTY, request_type: 'uefa_d', licence: 'd' });
  });
  it('sets at most 100 characters of a session', () => {
    const search = `?licence=d&district=${'x'.repeat(101)}&date=${'y'.repeat(101)}`;
    expect(fromAddress(EMPTY, search)).toMatchObject({
      district: 'x'.repeat(100),
      training_session_date: 'y'.repeat(100),
    });
  });
  it('splits no emoji', () => {
    const asked = `?licence=d&district=${encodeURIComponent(`${'x'.repeat(99)}😀`)}`;
    expect(fromAddress(EMPTY, asked).district).toBe('x'.repeat(99));
  });
  it.each([
    '',
    '?licence=',
    '?licence=pro&district=Bern',
    '?licence=undefined',
    '?district=Bern&date=2025-10-04',
  ])('changes nothing for %j, which names no licence', search => {
    expect(fromAddress(GOOD, search)).toEqual(GOOD);
  });
});

describe('a form with keepDraft()', () => {
  it('starts with the stored draft and the values of the address', () => {
    keeping({ ...EMPTY, firstname: 'Luana' });
    const form = newForm();
    keepDraft(form, '?licence=d');
    expect(form.getValues()).toEqual({
      ...EMPTY,
      firstname: 'Luana',
      request_type: 'uefa_d',
      licence: 'd',
    });
  });
  it('stores nothing before the first input', () => {
    const items = tabStorage();
    keepDraft(newForm(), '?licence=d');
    expect(items.size).toBe(0);
  });
  it('stores every field at each input, without the consent', () => {
    const items = tabStorage();
    const form = newForm();
    keepDraft(form, '');
    form.setValue('cgu', true);
    form.setValue('firstname', 'Lu');
    expect(kept(items)).toEqual({ ...EMPTY, firstname: 'Lu' });
    form.setValue('city', 'Bern');
    expect(kept(items)).toEqual({ ...EMPTY, firstname: 'Lu', city: 'Bern' });
  });
  it('stores nothing after the page is left', () => {
    const items = tabStorage();
    const form = newForm();
    const leave = keepDraft(form, '');
    form.setValue('firstname', 'Lu');
    leave();
    form.setValue('firstname', 'Luana');
    expect(kept(items)).toEqual({ ...EMPTY, firstname: 'Lu' });
  });
  it('works without a draft if the browser refuses storage', () => {
    refusedStorage();
    const form = newForm();
    keepDraft(form, '?licence=d');
    form.setValue('firstname', 'Luana');
    expect(form.getValues()).toMatchObject({ request_type: 'uefa_d', firstname: 'Luana' });
  });
});
