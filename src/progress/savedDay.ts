/**
 * The results of a match day that a device stores: the different wrong answers, the number of wrong answers, the
 * visitor's ranking in chapter 1, and whether the end was reached. The results contain no personal data. A restart
 * replaces the stored day by an empty day.
 */
import type { Day, Mistake } from '../../stage/index.ts';

export type { Mistake };

/**
 * Storage key of the different wrong answers, in the order of their first try. The value '22 30' is choice 2 of
 * chapter 2, then choice 0 of chapter 3; absent: none yet.
 */
const TRIED = 'wny-simulation-tried';
/** Storage key of an earlier release, which stored only the first wrong answer. */
const FIRST_MISTAKE = 'wny-simulation-first-mistake';
/**
 * Storage key of the day. The stored value has up to three parts. Example of a value: '2013.3.end'.
 * - '2013': the visitor's order of the four choices in the ranking question; '' if the question is not answered
 * - '3': the number of wrong answers
 * - '.end': the visitor has reached the end; otherwise absent
 */
const DAY = 'wny-simulation-day';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface DayRules {
  readonly ranked: number;
  isWrong(mistake: Mistake): boolean;
}

export function orderOf(text: string, choices: number): readonly number[] | undefined {
  const all = Array.from({ length: choices }, (_, choice) => choice).join('');
  return text !== '' && [...text].sort().join('') === all ? [...text].map(Number) : undefined;
}

export function mistakeOf(text: string, { isWrong }: Pick<DayRules, 'isWrong'>): Mistake | undefined {
  const found = /^(0|[1-9]\d*)(\d)$/.exec(text);
  if (!found) return undefined;
  const mistake = { chapter: Number(found[1]), choice: Number(found[2]) };
  return isWrong(mistake) ? mistake : undefined;
}

function triedOf(text: string | null, rules: DayRules): readonly Mistake[] {
  return [...new Set(text?.split(' '))].flatMap(each => mistakeOf(each, rules) ?? []);
}

export const mistakeText = ({ chapter, choice }: Mistake): string => `${chapter}${choice}`;

export function readDay(storage: Pick<Storage, 'getItem'>, rules: DayRules): Day | undefined {
  const found = storage.getItem(DAY)?.match(/^(\d*)\.(0|[1-9]\d?)(\.end)?$/);
  if (!found) return undefined;
  const [, digits, count, end] = found;
  const order = digits && orderOf(digits, rules.ranked);
  if (digits && !order) return undefined;
  const tried = triedOf(storage.getItem(TRIED) ?? storage.getItem(FIRST_MISTAKE), rules);
  return {
    tried,
    // The stored count can contradict the stored wrong answers. Without wrong answers the count is 0.
    // Otherwise the count is at least the number of the stored wrong answers.
    mistakes: tried.length > 0 ? Math.max(tried.length, Number(count)) : 0,
    ...(order && { order }),
    finished: end !== undefined,
  };
}

/** Stores a day. An empty day is stored only if it replaces a stored day. */
export function writeDay(storage: Storage, { tried, mistakes, order, finished }: Day): void {
  const isEmpty = tried.length === 0 && !order && !finished;
  if (isEmpty && storage.getItem(DAY) === null) return;
  if (tried.length > 0) storage.setItem(TRIED, tried.map(mistakeText).join(' '));
  else storage.removeItem(TRIED);
  storage.removeItem(FIRST_MISTAKE);
  storage.setItem(DAY, `${order?.join('') ?? ''}.${mistakes}${finished ? '.end' : ''}`);
}
