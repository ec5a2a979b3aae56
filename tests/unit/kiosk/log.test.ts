import { afterEach, expect, it, vi } from 'vitest';
import { noteFault, noteVisit, readLog } from '../../../src/kiosk/log.ts';

afterEach(() => vi.restoreAllMocks());

function storageWith(stored: string | null = null) {
  const kept = { value: stored };
  return () => ({
    getItem: () => kept.value,
    setItem: (_: string, value: string) => {
      kept.value = value;
    },
  });
}

it('the log contains the last reset and the last fault', () => {
  const storage = storageWith();
  expect(readLog(storage)).toEqual({});
  vi.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2).mockReturnValueOnce(3);
  noteVisit(storage);
  noteFault('crash', storage);
  noteFault('code', storage);
  expect(readLog(storage)).toEqual({ reset: 1, fault: { at: 3, what: 'code' } });
});

it.each([
  'junk',
  'null',
  '[]',
  '7',
  '{"reset":"1","fault":{"at":"2","what":"crash"}}',
  '{"fault":{"at":2,"what":"x"}}',
])('with %s stored, the log is empty', stored => {
  expect(readLog(storageWith(stored))).toEqual({});
});

it('if the browser refuses storage, the log is empty, and nothing throws', () => {
  vi.spyOn(console, 'info').mockReturnValue();
  const refused = () => {
    throw new Error('refused');
  };
  noteVisit(refused);
  expect(readLog(refused)).toEqual({});
});
