import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../../../src/report/reportWords.ts';
import { isMistake } from '../../../src/progress/firstMistake.ts';
import {
  codeOf,
  OWN_MARK,
  RANKED_CHOICES,
  type Report,
  readCode,
  reportOf,
} from '../../../src/progress/reportCode.ts';
import { story } from '../../../stage/story/index.ts';
import { wrongAnswers as answersOf } from '../motion/testStage.ts';

const RUNS = { numRuns: 2000, seed: 20_261_122 };

const wrongAnswers = answersOf(story).map(({ chapter, choice }) => ({ chapter, choice }));
const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
const report: fc.Arbitrary<Report> = fc
  .tuple(
    fc.option(order),
    fc.option(fc.constantFrom(...wrongAnswers)),
    fc.integer({ min: 12, max: 99 }),
    fc.option(fc.integer({ min: 1, max: 12 })),
  )
  .map(([ranked, first, mistakes, different]) => ({
    ...(ranked && { order: ranked }),
    ...(first && { first }),
    mistakes: first ? mistakes : 0,
    ...(different && { different: first ? different : 0 }),
  }));
const code = report.map(codeOf);
const read = (text: string) => readCode(text, isMistake);

test('a report equals the report that is read from its code; the code has 8 to 16 characters and needs no escaping', () => {
  fc.assert(
    fc.property(report, it => {
      const said = codeOf(it);
      expect(read(said)).toEqual(it);
      expect(said).toMatch(/^[\d-]{5,13}-[\da-z]{2}$/);
      expect(encodeURIComponent(said)).toBe(said);
      expect(said.endsWith(OWN_MARK), 'the mark of the visitor’s own link is no part of a code').toBe(false);
    }),
    RUNS,
  );
});

test('different reports have different codes', () => {
  fc.assert(
    fc.property(report, report, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(codeOf(one) === codeOf(other)).toBe(isSame);
    }),
    RUNS,
  );
});

test('a code of an earlier release is read; it lacks the number of different wrong answers', () => {
  const first = { chapter: 2, choice: 2 };
  expect(read('2013-22-3-5a')).toStrictEqual({ order: [2, 0, 1, 3], first, mistakes: 3 });
});

test('the report of a day contains the order of the ranking if the ranking is answered', () => {
  const day = { tried: [], mistakes: 0, finished: true };
  expect(reportOf({ ...day, order: [2, 0, 1, 3] })).toStrictEqual({
    order: [2, 0, 1, 3],
    mistakes: 0,
    different: 0,
  });
  expect(reportOf(day)).toStrictEqual({ mistakes: 0, different: 0 });
});

test('the report of a day has the first wrong answer, the number of all wrong answers, and the number of different ones', () => {
  const tried = wrongAnswers.slice(0, 2);
  expect(reportOf({ tried, mistakes: 5, finished: true })).toEqual({
    first: tried[0],
    mistakes: 5,
    different: 2,
  });
});

test('the ranking in a code has all choices of chapter 1', () => {
  const [ranking] = story.chapters.flatMap(({ question }) => (question?.kind === 'drag' ? [question] : []));
  expect(ranking?.choices).toBe(RANKED_CHOICES);
});

describe('an invalid code', () => {
  test('is a code with one changed character', () => {
    const changed = fc.tuple(code, fc.nat(20), fc.constantFrom(...'0123456789abcxyz-#. %é'));
    fc.assert(
      fc.property(changed, ([text, at, letter]) => {
        const n = at % text.length;
        const other = text.slice(0, n) + letter + text.slice(n + 1);
        fc.pre(other !== text);
        expect(read(other)).toBeUndefined();
      }),
      RUNS,
    );
  });

  test('is a code with two swapped characters', () => {
    fc.assert(
      fc.property(code, fc.nat(20), (text, at) => {
        const n = at % (text.length - 1);
        const other = `${text.slice(0, n)}${text[n + 1]}${text[n]}${text.slice(n + 2)}`;
        if (other !== text) expect(read(other)).toBeUndefined();
      }),
      RUNS,
    );
  });

  // about one in 1291 is valid by chance: there are so many check values
  test('is a code with an added or a missing character, except for less than one in 500', () => {
    const codes = fc.sample(code, RUNS);
    const others = codes.flatMap(text =>
      [...text].flatMap((letter, n) => [
        text.slice(0, n) + text.slice(n + 1),
        text.slice(0, n) + letter + text.slice(n),
      ]),
    );
    const readable = others.filter(other => read(other));
    expect(readable.length).toBeLessThan(others.length / 500);
  });

  test('is any random text that codeOf() does not write', () => {
    const codeUnits = fc.array(fc.nat({ max: 0xffff })).map(units => String.fromCharCode(...units));
    // fast-check's `webUrl` needs more than a second to set up
    const address = fc.string().map(text => `https://a.example/report#${text}`);
    const nearly = fc.stringMatching(/^\d{1,4}-\d{1,3}-\d{1,3}(-\d{1,2})?-[\da-z]{2}$/);
    const junk = fc.oneof(
      codeUnits,
      fc.string(),
      fc.json({ maxDepth: 2 }),
      address,
      fc.double().map(String),
      nearly,
    );
    fc.assert(
      fc.property(junk, text => {
        const found = read(text);
        if (found) expect(codeOf(found)).toBe(text);
      }),
      RUNS,
    );
  });

  const first = { chapter: 2, choice: 2 };
  test.each<[string, Report]>([
    ['mistakes without a first one', { mistakes: 3 }],
    ['a first mistake with a count of 0', { first, mistakes: 0 }],
    ['more mistakes than are counted', { first, mistakes: 100 }],
    ['more different ones than all', { first, mistakes: 2, different: 3 }],
    ['no different one', { first, mistakes: 2, different: 0 }],
    ['a different one without a first one', { mistakes: 0, different: 1 }],
    ['a right answer', { first: { chapter: 2, choice: 0 }, mistakes: 1 }],
    ['an answer without a question', { first: { chapter: 1, choice: 1 }, mistakes: 1 }],
    ['an order with a repeated choice', { order: [0, 0, 1, 2], mistakes: 0 }],
    ['an unknown choice', { order: [4, 1, 2, 3], mistakes: 0 }],
  ])('has %s', (_, wrong) => {
    expect(read(codeOf(wrong))).toBeUndefined();
  });

  test('is empty, very long, in capitals, or has other text before or after it', () => {
    const written = codeOf({ first, mistakes: 12, different: 2 });
    expect(read(written)).toEqual({ first, mistakes: 12, different: 2 });
    expect(written).not.toBe(written.toUpperCase());
    for (const text of [
      '',
      '9'.repeat(200_000),
      written.toUpperCase(),
      ` ${written}`,
      `${written} `,
      `0${written}`,
    ])
      expect(read(text), text.slice(0, 20)).toBeUndefined();
  });
});
