import { MISTAKES } from 'virtual:mistakes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LETTERS } from '../../../src/handwriting/strokes.ts';
import { FIRST_BASELINE, write } from '../../../src/handwriting/write.ts';
import '../../../src/report/reportWords.ts';
import { firstMistakeWords, isMistake } from '../../../src/progress/firstMistake.ts';
import { story } from '../../../stage/story/index.ts';
import { wrongAnswers as answersOf } from '../motion/testStage.ts';

const wrongAnswers = answersOf(story);

test('each wrong answer has its own line in the notebook, and no other answer has one', () => {
  const lines = wrongAnswers.map(firstMistakeWords);
  expect(new Set(lines).size).toBe(wrongAnswers.length);
  for (const line of lines) expect(line).toMatch(/^No\. 1: .+\.$/);
  expect(Object.keys(MISTAKES)).toHaveLength(wrongAnswers.length);
  expect(isMistake({ chapter: 2, choice: 0 })).toBe(false);
});

test('without a valid mistake, the line says that there is none yet', () => {
  expect(firstMistakeWords(undefined)).toBe('None yet. Suspicious.');
  expect(firstMistakeWords({ chapter: 1, choice: 0 })).toBe('None yet. Suspicious.');
});

test('every handwritten character has a drawing', () => {
  const written = new Set([undefined, ...wrongAnswers].map(firstMistakeWords).join(''));
  expect([...written].filter(letter => LETTERS[letter] === undefined)).toEqual([]);
});

test('no line is wider than the page, except for a single word that is wider', () => {
  const text = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(text, all => {
      const { w, h, letters } = write(all.join(' '), 450);
      expect(w).toBeLessThanOrEqual(Math.max(450, ...all.map(word => write(word, 450).w)));
      expect(letters).toHaveLength(all.join('').length);
      for (const { x, y } of letters) {
        expect(x).toBeLessThan(w);
        expect(y).toBeLessThan(h + 5);
      }
    }),
  );
});

test('the same words are always written in the same way', () => {
  expect(write('I gave Zoé space.', 600)).toEqual(write('I gave Zoé space.', 600));
});

test('every line of the notebook fits its page in the picture, which has four rows above the controls', () => {
  for (const line of [undefined, ...wrongAnswers].map(firstMistakeWords))
    expect(write(line, 496, 124).h, line).toBeLessThanOrEqual(FIRST_BASELINE + 3 * 124);
});
