import { LETTERS } from './strokes.ts';

/** Lengths in this file are in the units of strokes.ts, `turn` is in degrees. */
interface Written {
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface Writing {
  readonly letters: readonly Written[];
  readonly w: number;
  /** from the top edge of the text to the baseline of the last line */
  readonly h: number;
}

export const PEN_WIDTH = 7;
const LINE_PITCH = 122;
/** Distance from the top edge of the text to the first baseline: a little more than a capital's height. */
export const FIRST_BASELINE = 84;
/** Maximum deviation of a letter: `y` upwards or downwards, `turn` in degrees in either direction. */
const MAX_DEVIATION = { y: 2, turn: 2.4 };

const letterOf = (letter: string) => LETTERS[letter] ?? LETTERS['-'] ?? ([0, ''] as const);
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + letterOf(letter)[0], 0);

function linesOf(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns a number from -1 to 1 that depends on `n` only, so that the same words always look the same. */
const wobble = (n: number) => Math.sin(n * 12.9898 + 1) * Math.cos(n * 4.1414);

export function write(text: string, width: number, pitch: number = LINE_PITCH): Writing {
  const lines = linesOf(text, width);
  let n = 0;
  const letters = lines.flatMap((line, row) => {
    let x = 0;
    return [...line].flatMap(letter => {
      const [advance, path] = letterOf(letter);
      n += 1;
      const y = FIRST_BASELINE + row * pitch + MAX_DEVIATION.y * wobble(n);
      const at = { x, y, turn: MAX_DEVIATION.turn * wobble(n + 0.5) };
      x += advance;
      return path ? [{ path, ...at }] : [];
    });
  });
  return { letters, w: Math.max(...lines.map(widthOf)), h: FIRST_BASELINE + (lines.length - 1) * pitch };
}
