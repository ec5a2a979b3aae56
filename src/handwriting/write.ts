/** Puts words on a page as a hand does: letter after letter, none quite like the last one, in lines of a width. */
import { LETTERS } from './letters.ts';

/** One letter on the page; lengths are the pen's, see letters.ts. */
interface Written {
  readonly line: string;
  readonly x: number;
  readonly y: number;
  /** degrees */
  readonly turn: number;
}

export interface Writing {
  readonly letters: readonly Written[];
  /** of the longest line */
  readonly w: number;
  /** from the top of the first capitals to the baseline of the last line */
  readonly h: number;
}

/** Of the pen's line, as wide as it is. */
export const PEN = 7;
/** From baseline to baseline, on a page without lines. */
const PITCH = 122;
/** From the top of the capitals to the first baseline. */
export const CAPITALS = 84;
/** How far a hand is off: up or down, and in degrees. */
const OFF = { y: 2, turn: 2.4 };

const letterOf = (letter: string) => LETTERS[letter] ?? LETTERS['-'] ?? ([0, ''] as const);
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + letterOf(letter)[0], 0);

/** The words in lines no wider than `width`; a word that is wider has a line to itself. */
function linesOf(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Between -1 and 1, always the same for a number: the same words are written the same way each time. */
const wobble = (n: number) => Math.sin(n * 12.9898 + 1) * Math.cos(n * 4.1414);

/** `text` in lines of at most `width`, their baselines `pitch` apart. A letter that nobody has drawn is a dash. */
export function write(text: string, width: number, pitch: number = PITCH): Writing {
  const lines = linesOf(text, width);
  let n = 0;
  const letters = lines.flatMap((line, row) => {
    let x = 0;
    return [...line].flatMap(letter => {
      const [advance, drawn] = letterOf(letter);
      n += 1;
      const at = { x, y: CAPITALS + row * pitch + OFF.y * wobble(n), turn: OFF.turn * wobble(n + 0.5) };
      x += advance;
      return drawn ? [{ line: drawn, ...at }] : [];
    });
  });
  return { letters, w: Math.max(...lines.map(widthOf)), h: CAPITALS + (lines.length - 1) * pitch };
}
