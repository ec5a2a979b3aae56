/** A report in an address: both ways, and whatever else may stand there. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../../../src/pages/report/words.ts';
import { codeOf, RANKED, type Report, readCode } from '../../../src/report/code.ts';
import { isMistake } from '../../../src/report/mistakes.ts';
import { story } from '../../../stage/story/index.ts';
import { wrongAnswers as answersOf } from '../motion/still.ts';

const RUNS = { numRuns: 2000, seed: 20_261_122 };

const wrongAnswers = answersOf(story).map(({ chapter, choice }) => ({ chapter, choice }));
const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
const report: fc.Arbitrary<Report> = fc
  .tuple(fc.option(order), fc.option(fc.constantFrom(...wrongAnswers)), fc.integer({ min: 1, max: 99 }))
  .map(([ranked, first, mistakes]) => ({
    ...(ranked && { order: ranked }),
    ...(first && { first }),
    mistakes: first ? mistakes : 0,
  }));
const code = report.map(codeOf);
const read = (text: string) => readCode(text, isMistake);

test('every report comes back from its code as it was, and the code is a dozen letters that no address has to escape', () => {
  fc.assert(
    fc.property(report, it => {
      const said = codeOf(it);
      expect(read(said)).toEqual(it);
      expect(said).toMatch(/^[\da-z-]{8,13}$/);
      expect(encodeURIComponent(said)).toBe(said);
    }),
    RUNS,
  );
});

test('two reports never have the same code', () => {
  fc.assert(
    fc.property(report, report, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(codeOf(one) === codeOf(other)).toBe(isSame);
    }),
    RUNS,
  );
});

test('there are as many choices in it as the call-up has', () => {
  const [ranking] = story.chapters.flatMap(({ question }) => (question?.kind === 'drag' ? [question] : []));
  expect(ranking?.choices).toBe(RANKED);
});

describe('what is no report', () => {
  test('one letter that is another one', () => {
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

  test('two neighbours that changed places, a letter too many, or one too few', () => {
    fc.assert(
      fc.property(code, fc.nat(20), (text, at) => {
        const n = at % (text.length - 1);
        const swapped = `${text.slice(0, n)}${text[n + 1]}${text[n]}${text.slice(n + 2)}`;
        const others = [
          swapped,
          text.slice(0, n) + text.slice(n + 1),
          text.slice(0, n) + text[n] + text.slice(n),
        ];
        for (const other of others) if (other !== text) expect(read(other)).toBeUndefined();
      }),
      RUNS,
    );
  });

  test('anything at all', () => {
    const codeUnits = fc.array(fc.nat({ max: 0xffff })).map(units => String.fromCharCode(...units));
    const nearly = fc.stringMatching(/^\d{1,4}-\d{1,3}-\d{1,3}-[\da-z]{2}$/);
    const junk = fc.oneof(codeUnits, fc.string(), fc.json(), fc.webUrl(), fc.double().map(String), nearly);
    fc.assert(
      fc.property(junk, text => {
        const found = read(text);
        // what is read is what somebody could have been given
        if (found) expect(codeOf(found)).toBe(text);
      }),
      RUNS,
    );
  });

  test.each([
    ['', 'nothing'],
    ['9'.repeat(200_000), 'a great deal'],
    [codeOf({ mistakes: 3 }), 'mistakes of which none was the first'],
    [codeOf({ first: { chapter: 2, choice: 2 }, mistakes: 0 }), 'a first mistake of none'],
    [codeOf({ first: { chapter: 2, choice: 2 }, mistakes: 100 }), 'more than are counted'],
    [codeOf({ first: { chapter: 2, choice: 0 }, mistakes: 1 }), 'a right answer'],
    [codeOf({ first: { chapter: 1, choice: 1 }, mistakes: 1 }), 'an answer that nothing has asked for'],
    [codeOf({ order: [0, 0, 1, 2], mistakes: 0 }), 'an order that is none'],
    [codeOf({ order: [4, 1, 2, 3], mistakes: 0 }), 'a choice that there is not'],
    [codeOf({ mistakes: 0 }).toUpperCase(), 'capitals'],
    [` ${codeOf({ mistakes: 0 })}`, 'a space'],
  ])('%.20s: %s', text => {
    expect(text === codeOf({ mistakes: 0 }) || read(text) === undefined).toBe(true);
  });
});
