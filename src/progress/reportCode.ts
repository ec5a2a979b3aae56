/**
 * The report code: the whole match report as a few characters for the end of a link, without personal data. Example:
 * '2013-22-5-3-1d'. Its parts are the visitor's ranking, the first mistake, the number of mistakes, the number of
 * different mistakes, and two check characters that detect typing errors. Codes of an earlier release lack the fourth
 * part.
 */
import type { Day } from '../../stage/index.ts';
import { type Mistake, mistakeOf, mistakeText, orderOf } from './savedDay.ts';

export interface Report {
  readonly order?: readonly number[];
  readonly first?: Mistake;
  /** number of wrong answers, repeated ones included, 0 to 99 */
  readonly mistakes: number;
  readonly different?: number;
}

export const reportOf = ({ tried: [first, ...others], mistakes, order }: Day): Report => ({
  ...(order && { order }),
  ...(first && { first }),
  mistakes,
  different: first ? 1 + others.length : 0,
});

/**
 * Suffix of the report code in a link for the visitor who played, such as the link in a kiosk's QR code. With the
 * suffix, the page says "Your match report". A shared link has no suffix.
 */
export const OWN_MARK = '.own';

export const RANKED_CHOICES = 4;
const NONE = '0';

/**
 * The modulus of the checksum: the largest prime below 36 * 36. So the checksum fits into two base-36
 * characters. Because the modulus is prime, one wrong character always changes the checksum, and so does a
 * swap of two different characters.
 */
const PRIME = 1291;
const BASE = 36;

const checkOf = (text: string): string =>
  [...text]
    .reduce((sum, letter) => (sum * BASE + letter.charCodeAt(0)) % PRIME, 0)
    .toString(BASE)
    .padStart(2, '0');

export function codeOf({ order, first, mistakes, different }: Report): string {
  const parts = [order?.join('') ?? NONE, first ? mistakeText(first) : NONE, mistakes, different];
  const results = parts.filter(part => part !== undefined).join('-');
  return `${results}-${checkOf(results)}`;
}

/**
 * Returns undefined if `codeOf` never writes this code, as after a typing error, or if the first mistake is not
 * `isWrong`.
 */
export function readCode(code: string, isWrong: (mistake: Mistake) => boolean): Report | undefined {
  // does not test the check characters, because the comparison with `codeOf` below tests the whole code
  const found = /^(\d+)-(\d+)-(\d\d?)-(?:(\d\d?)-)?/.exec(code);
  if (!found) return undefined;
  const [, orderText, firstText, count, differentText] = found;
  const order = orderText && orderOf(orderText, RANKED_CHOICES);
  const first = firstText && mistakeOf(firstText, { isWrong });
  const mistakes = Number(count);
  const different = differentText === undefined ? undefined : Number(differentText);
  const report = {
    ...(order && { order }),
    ...(first && { first }),
    mistakes,
    ...(different !== undefined && { different }),
  };
  const hasMistakes = mistakes > 0;
  const isWhole =
    hasMistakes === Boolean(first) &&
    (different === undefined || (hasMistakes === different > 0 && different <= mistakes));
  return isWhole && codeOf(report) === code ? report : undefined;
}
