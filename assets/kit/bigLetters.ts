import { type Pt, points } from './shapes.ts';

/**
 * The width of a letter, and the corners of its parts. `h`: height of the letter. The stems are 32 to 34 units wide.
 */
type Letter = readonly [width: number, parts: (h: number) => readonly (readonly Pt[])[]];

// biome-ignore format: one letter per line
const LETTERS: Readonly<Record<string, Letter>> = {
  M: [124, h => [[[0, h], [0, 0], [38, 0], [62, h * 0.4], [86, 0], [124, 0], [124, h], [92, h], [92, h * 0.36], [70, h * 0.74], [54, h * 0.74], [32, h * 0.36], [32, h]]]],
  I: [34, h => [[[0, 0], [34, 0], [34, h], [0, h]]]],
  N: [100, h => [[[0, h], [0, 0], [34, 0], [68, h * 0.56], [68, 0], [100, 0], [100, h], [66, h], [32, h * 0.44], [32, h]]]],
  E: [80, h => [[[0, 0], [80, 0], [80, 29], [32, 29], [32, h / 2 - 13], [72, h / 2 - 13], [72, h / 2 + 13], [32, h / 2 + 13], [32, h - 29], [80, h - 29], [80, h], [0, h]]]],
  '!': [36, h => [[[0, 0], [36, 0], [30, h - 44], [6, h - 44]], [[1, h - 32], [35, h - 32], [35, h], [1, h]]]],
  '1': [64, h => [[[0, 30], [30, 0], [64, 0], [64, h], [30, h], [30, 44], [0, 62]]]],
  '2': [88, h => [[[0, 24], [24, 0], [64, 0], [88, 24], [88, h * 0.5], [38, h - 30], [88, h - 30], [88, h], [0, h], [0, h - 40], [56, h * 0.44], [56, 30], [32, 30], [32, 52], [0, 52]]]],
  '-': [56, h => [[[0, h / 2 - 16], [56, h / 2 - 16], [56, h / 2 + 16], [0, h / 2 + 16]]]],
};
const LETTER_GAP = 11;

/**
 * Outline and width of a big word. 0, 0 is the word's upper left corner. `rise`: units by which the word rises per unit
 * to the right; the stems stay vertical. Throws if `LETTERS` lacks a letter of the word.
 */
export function bigWord(word: string, h: number, rise = 0): { readonly d: string; readonly width: number } {
  let x = 0;
  let d = '';
  for (const name of word) {
    const letter = LETTERS[name];
    if (!letter) throw new Error(`the big letter "${name}" is not drawn: add it to assets/kit/bigLetters.ts`);
    const [width, parts] = letter;
    const from = x;
    d += parts(h)
      .map(corners => points(corners.map(([px, py]): Pt => [px + from, py - (px + from) * rise])))
      .join('');
    x += width + LETTER_GAP;
  }
  return { d, width: x - LETTER_GAP };
}
