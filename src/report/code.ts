/**
 * A match report as a few letters, for the end of an address: all of it, and nothing about who played.
 * '2013-22-3-k7': her order, her first mistake, how many there were, and two letters that tell a slip from a code.
 */
import { type Mistake, mistakeOf, mistakeText, orderOf } from '../progress/savedDay.ts';

export interface Report {
  /** the choices of the call-up, most important first; absent: she has not ranked them */
  readonly order?: readonly number[];
  /** her first wrong answer; absent: she has given none */
  readonly first?: Mistake;
  /** how many wrong answers she has given, from 0 to 99 */
  readonly mistakes: number;
}

/** How many choices the call-up has. */
export const RANKED = 4;
/** In the place of an order and of a mistake. */
const NONE = '0';

/** The largest prime of two letters: one wrong letter, or two that changed places, never come to the same. */
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

/** The report that a code says, if it is one that `codeOf` gives, with a mistake that `isWrong` knows; else undefined. */
export function readCode(code: string, isWrong: (mistake: Mistake) => boolean): Report | undefined {
  const [, ranked = '', made = '', count = ''] = /^(\d+)-(\d+)-(\d\d?)-[\da-z]{2}$/.exec(code) ?? [];
  const order = orderOf(ranked, RANKED);
  const first = mistakeOf(made, { isWrong });
  const report = { ...(order && { order }), ...(first && { first }), mistakes: Number(count) };
  const isWhole = report.mistakes > 0 === (first !== undefined);
  return isWhole && codeOf(report) === code ? report : undefined;
}
