/**
 * The report code: the whole match report as a few characters for the end of a link, without personal data.
 * '2013-22-3-k7': the order, the first mistake, the number of mistakes, and two check characters that detect typing
 * errors.
 */
import { type Mistake, mistakeOf, mistakeText, orderOf } from './savedDay.ts';

export interface Report {
  /** the visitor's order of the choices in chapter 1's ranking, most important first; absent: not ranked */
  readonly order?: readonly number[];
  /** the first wrong answer; absent: none */
  readonly first?: Mistake;
  /** number of wrong answers, 0 to 99 */
  readonly mistakes: number;
}

/** Number of choices in the ranking. */
export const RANKED = 4;
/** The text of a missing order or mistake. */
const NONE = '0';

/** The largest prime below 36 * 36. Its remainder, the check, detects one wrong character and two swapped ones. */
const PRIME = 1291;
const LETTERS = 36;

const checkOf = (text: string): string =>
  [...text]
    .reduce((sum, letter) => (sum * LETTERS + letter.charCodeAt(0)) % PRIME, 0)
    .toString(LETTERS)
    .padStart(2, '0');

export function codeOf({ order, first, mistakes }: Report): string {
  const said = [order?.join('') ?? NONE, first ? mistakeText(first) : NONE, mistakes].join('-');
  return `${said}-${checkOf(said)}`;
}

/** Returns the report of a code; undefined if `codeOf` never writes that code, or if `isWrong` rejects its mistake. */
export function readCode(code: string, isWrong: (mistake: Mistake) => boolean): Report | undefined {
  const [, ranked = '', made = '', count = ''] = /^(\d+)-(\d+)-(\d\d?)-[\da-z]{2}$/.exec(code) ?? [];
  const order = orderOf(ranked, RANKED);
  const first = mistakeOf(made, { isWrong });
  const report = { ...(order && { order }), ...(first && { first }), mistakes: Number(count) };
  const isWhole = report.mistakes > 0 === (first !== undefined);
  return isWhole && codeOf(report) === code ? report : undefined;
}
