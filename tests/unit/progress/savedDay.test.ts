import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type DayRules, mistakeOf, orderOf, readDay, writeDay } from '../../../src/progress/savedDay.ts';
import { savedProgress } from '../../../src/progress/savedProgress.ts';
import { type Day, MOST_MISTAKES, NEW_DAY } from '../../../stage/runner/day.ts';
import { story } from '../../../stage/story/index.ts';
import { wrongAnswers } from '../motion/testStage.ts';
import { memoryStorage } from './memoryStorage.ts';

const TRIED = 'wny-simulation-tried';
const FIRST = 'wny-simulation-first-mistake';
const DAY = 'wny-simulation-day';

const rules: DayRules = {
  ranked: 4,
  isWrong: ({ chapter, choice }) => chapter >= 2 && chapter <= 12 && choice >= 1 && choice <= 2,
};

const mistake = fc.record({
  chapter: fc.integer({ min: 2, max: 12 }),
  choice: fc.integer({ min: 1, max: 2 }),
});
const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
const different = fc.uniqueArray(mistake, { maxLength: 12, selector: it => `${it.chapter} ${it.choice}` });
const day: fc.Arbitrary<Day> = fc
  .tuple(different, fc.integer({ min: 12, max: MOST_MISTAKES }), fc.option(order), fc.boolean())
  .map(([tried, mistakes, given, finished]) => ({
    tried,
    mistakes: tried.length > 0 ? mistakes : 0,
    ...(given && { order: given }),
    finished,
  }));

test('a day with progress is the same after writing and reading', () => {
  fc.assert(
    fc.property(day, kept => {
      const storage = memoryStorage({ [DAY]: '.0' });
      writeDay(storage, kept);
      expect(readDay(storage, rules)).toEqual(kept);
    }),
  );
});

test('a wrong answer is stored as its chapter and its choice in one number, and the rest of the day in a few characters', () => {
  const storage = memoryStorage();
  const tried = [
    { chapter: 2, choice: 2 },
    { chapter: 10, choice: 1 },
  ];
  writeDay(storage, { tried, mistakes: 3, order: [2, 0, 1, 3], finished: true });
  expect(Object.fromEntries(storage.items)).toEqual({ [TRIED]: '22 101', [DAY]: '2013.3.end' });
});

test('an empty day is stored only if it replaces a stored day', () => {
  const storage = memoryStorage();
  writeDay(storage, NEW_DAY);
  expect(storage.items.size).toBe(0);
  writeDay(storage, { tried: [{ chapter: 2, choice: 1 }], mistakes: 1, finished: true });
  writeDay(storage, NEW_DAY);
  expect(Object.fromEntries(storage.items)).toEqual({ [DAY]: '.0' });
  expect(readDay(storage, rules)).toEqual(NEW_DAY);
});

test.each([
  '',
  '.',
  '2013',
  '2013.',
  '2013.100',
  '2013.03',
  '2013.-1',
  '0123.1.END',
  '012.1',
  '0112.1',
  '0124.1',
  '٠١٢٣.1',
  'x',
])('a stored day of %j is invalid', kept => {
  expect(readDay(memoryStorage({ [DAY]: kept, [TRIED]: '22' }), rules)).toBeUndefined();
});

test.each(['', '2', '20', '23', '222', '-22', '022', '22x', 'x1', '131', '٢٢'])(
  'a stored wrong answer of %j is invalid and means no mistakes',
  kept => {
    expect(readDay(memoryStorage({ [DAY]: '2013.3', [TRIED]: kept }), rules)).toEqual({
      tried: [],
      mistakes: 0,
      order: [2, 0, 1, 3],
      finished: false,
    });
  },
);

test('each valid stored wrong answer is read once; the number of mistakes is at least the number of these answers', () => {
  const found = readDay(memoryStorage({ [DAY]: '.1', [TRIED]: '22 31 x 22 39 32' }), rules);
  expect(found?.tried.map(({ chapter, choice }) => `${chapter}${choice}`)).toEqual(['22', '31', '32']);
  expect(found?.mistakes).toBe(3);
});

test('the first mistake that an earlier release stored is read, and is replaced at the next write', () => {
  const storage = memoryStorage({ [DAY]: '2013.3', [FIRST]: '22' });
  const found = readDay(storage, rules);
  expect(found).toMatchObject({ tried: [{ chapter: 2, choice: 2 }], mistakes: 3 });
  writeDay(storage, found ?? NEW_DAY);
  expect(Object.fromEntries(storage.items)).toEqual({ [DAY]: '2013.3', [TRIED]: '22' });
});

test('any stored order is read as an order of all choices or ignored, and any stored mistake as a wrong answer or ignored', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^\d{0,5}$/));
  fc.assert(
    fc.property(text, any => {
      const found = orderOf(any, 4);
      if (found) expect(found.toSorted()).toEqual([0, 1, 2, 3]);
      const made = mistakeOf(any, rules);
      if (made) expect(rules.isWrong(made)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('an order with a repeated choice, or in a story without a ranking, is ignored', () => {
  expect(['01230', '0012'].map(text => orderOf(text, 4))).toEqual([undefined, undefined]);
  expect(orderOf('', 0)).toBeUndefined();
  expect(readDay(memoryStorage({ [DAY]: '.0' }), { ...rules, ranked: 0 })).toStrictEqual(NEW_DAY);
});

test('an order with a character other than a digit is ignored', () => {
  expect(orderOf('0123', 4)).toEqual([0, 1, 2, 3]);
  expect([' 123', '123 ', '1 23', '٠123'].map(text => orderOf(text, 4))).toEqual(Array(4).fill(undefined));
});

test('a stored wrong answer is valid if the match day has this answer, and only then', () => {
  const answers = story.chapters.flatMap(({ number }) =>
    Array.from({ length: 10 }, (_, choice) => ({ number, choice })),
  );
  const known = answers.filter(({ number, choice }) => {
    const storage = memoryStorage({ [DAY]: '.1', [TRIED]: `${number}${choice}` });
    return savedProgress(story, () => storage, vi.fn()).read().day?.tried.length === 1;
  });
  expect(known.map(({ number: chapter, choice }) => ({ chapter, choice }))).toEqual(
    wrongAnswers(story).map(({ chapter, choice }) => ({ chapter, choice })),
  );
});
