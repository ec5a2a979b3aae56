import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type DayRules, mistakeOf, orderOf, readDay, writeDay } from '../../../src/progress/savedDay.ts';
import { savedProgress } from '../../../src/progress/savedProgress.ts';
import { type Day, MOST_MISTAKES, NEW_DAY } from '../../../stage/runner/day.ts';
import { story } from '../../../stage/story/index.ts';
import { wrongAnswers } from '../motion/still.ts';
import { shelf } from './shelf.ts';

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
const day: fc.Arbitrary<Day> = fc
  .tuple(fc.option(mistake), fc.integer({ min: 1, max: MOST_MISTAKES }), fc.option(order), fc.boolean())
  .map(([first, mistakes, given, finished]) => ({
    ...(first && { first }),
    mistakes: first ? mistakes : 0,
    ...(given && { order: given }),
    finished,
  }));

test('a day with progress is read as it was written', () => {
  fc.assert(
    fc.property(day, kept => {
      const storage = shelf({ [DAY]: '.0' });
      writeDay(storage, kept);
      expect(readDay(storage, rules)).toEqual(kept);
    }),
  );
});

test('the first mistake is stored as two digits, the other values of the day in a few characters', () => {
  const storage = shelf();
  const first = { chapter: 2, choice: 2 };
  writeDay(storage, { first, mistakes: 3, order: [2, 0, 1, 3], finished: true });
  expect(Object.fromEntries(storage.items)).toEqual({ [FIRST]: '22', [DAY]: '2013.3.end' });
});

test('an empty day is not stored, but it replaces a stored day', () => {
  const storage = shelf();
  writeDay(storage, NEW_DAY);
  expect(storage.items.size).toBe(0);
  writeDay(storage, { first: { chapter: 2, choice: 1 }, mistakes: 1, finished: true });
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
  expect(readDay(shelf({ [DAY]: kept, [FIRST]: '22' }), rules)).toBeUndefined();
});

test.each(['', '2', '20', '23', '222 ', '-22', '022', 'x1', '131', '٢٢'])(
  'a stored first mistake of %j is invalid and means no mistakes',
  kept => {
    expect(readDay(shelf({ [DAY]: '2013.3', [FIRST]: kept }), rules)).toEqual({
      mistakes: 0,
      order: [2, 0, 1, 3],
      finished: false,
    });
  },
);

test('a valid first mistake means at least one mistake', () => {
  expect(readDay(shelf({ [DAY]: '.0', [FIRST]: '22' }), rules)?.mistakes).toBe(1);
});

test('any stored order is read as an order of all choices or none, any mistake as a wrong answer or none', () => {
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

test('exactly the wrong answers of the match day are valid first mistakes', () => {
  const answers = story.chapters.flatMap(({ number }) =>
    Array.from({ length: 10 }, (_, choice) => ({ number, choice })),
  );
  const known = answers.filter(({ number, choice }) => {
    const storage = shelf({ [DAY]: '.1', [FIRST]: `${number}${choice}` });
    return savedProgress(story, () => storage, vi.fn()).read().day?.first !== undefined;
  });
  expect(known.map(({ number: chapter, choice }) => ({ chapter, choice }))).toEqual(
    wrongAnswers(story).map(({ chapter, choice }) => ({ chapter, choice })),
  );
});
