import { expect, test, vi } from 'vitest';
import { tidy } from '../../../src/worker/tidy.ts';

const ALONE = { installing: null, waiting: null };

test.each([
  ['every open page is of this release', ALONE, [true, true], true],
  ['no page is open', ALONE, [], true],
  ['one of two pages is of another release', ALONE, [true, false], false],
  ['a newer release is being installed', { installing: {}, waiting: null }, [true], false],
  ['a newer release waits', { installing: null, waiting: {} }, [true], false],
])(
  'old files are deleted if only this release is in use, and stay otherwise: %s',
  async (_, registration, ours, isTidied) => {
    const copy = { tidy: vi.fn(async () => {}) };
    await tidy(copy, { registration, areOurs: async () => ours });
    expect(copy.tidy).toHaveBeenCalledTimes(isTidied ? 1 : 0);
  },
);
