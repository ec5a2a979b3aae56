/** Whole numbers as a pack's text; those from -33 to 32 need one letter. */

/** Printable ASCII that JSON does not escape. A letter's index is its value. */
const LETTERS = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter(
  letter => letter !== '"' && letter !== '\\',
);
const BASE = LETTERS.length;
/** Values 0 to 65 take one letter; a first letter beyond them is followed by more. */
const ONE_LETTER = 66;
const TWO_LETTERS = (BASE - 1 - ONE_LETTER) * BASE;
/** Values in four letters, of which the first is the last of `LETTERS`. */
const FOUR_LETTERS = BASE ** 3;
/** The values 0, 1, 2, 3, 4 stand for 0, -1, 1, -2, 2. */
const LARGEST = ONE_LETTER + TWO_LETTERS + FOUR_LETTERS - 1;

const VALUES: number[] = [];
for (const [value, letter] of LETTERS.entries()) VALUES[letter.charCodeAt(0)] = value;

/** From -403,420 to 403,420 (see `LARGEST`), in one, two or four letters. Throws for any other number. */
export function digits(number: number): string {
  const value = number < 0 ? -2 * number - 1 : 2 * number;
  if (!(Number.isInteger(number) && value <= LARGEST))
    throw new Error(`A pack cannot hold the number ${number}`);
  const letters = (...places: number[]) => places.map(place => LETTERS[place % BASE]).join('');
  if (value < ONE_LETTER) return letters(value);
  const more = value - ONE_LETTER;
  if (more < TWO_LETTERS) return letters(ONE_LETTER + Math.floor(more / BASE), more);
  const rest = more - TWO_LETTERS;
  return letters(BASE - 1, Math.floor(rest / BASE ** 2), Math.floor(rest / BASE), rest);
}

/** The next number at each call; throws if none is left. */
export function numbersIn(column: string): () => number {
  let at = 0;
  function letter(): number {
    const value = VALUES[column.charCodeAt(at)];
    if (value === undefined) throw new Error('A column of the pack is too short');
    at += 1;
    return value;
  }
  function value(): number {
    const first = letter();
    if (first < ONE_LETTER) return first;
    if (first < BASE - 1) return ONE_LETTER + (first - ONE_LETTER) * BASE + letter();
    return ONE_LETTER + TWO_LETTERS + (letter() * BASE + letter()) * BASE + letter();
  }
  return () => {
    const folded = value();
    return folded % 2 ? -(folded + 1) / 2 : folded / 2;
  };
}
