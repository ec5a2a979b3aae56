/**
 * What a device keeps of a match day besides the place in the story: her first wrong answer, how many there were, her
 * order from the call-up, and whether she has come to the end. Nothing else, and nothing about her. A restart deletes it.
 */
import type { Day, Mistake } from '../../stage/index.ts';

export type { Mistake };

/** '22': the chapter that asked, then the choice. Not there: no wrong answer so far. */
const FIRST_MISTAKE = 'wny-simulation-first-mistake';
/** '2013.3.end': her order, '' without one; how many wrong answers; 'end' once she has come there. */
const DAY = 'wny-simulation-day';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Of which a stored day must be: what can be ranked, and which answers are wrong. */
export interface DayRules {
  /** how many choices the ranking has; 0 in a story without one */
  readonly ranked: number;
  isWrong(mistake: Mistake): boolean;
}

/** '2013' as an order of so many choices; undefined for any other text. */
export function orderOf(text: string, choices: number): readonly number[] | undefined {
  const order = [...text].map(Number);
  const isWhole = order.length === choices && new Set(order).size === choices;
  return choices > 0 && isWhole && order.every(choice => choice < choices) && /^\d+$/.test(text)
    ? order
    : undefined;
}

/** '22' as choice 2 of chapter 2, if that is a wrong answer; undefined for any other text. */
export function mistakeOf(text: string, { isWrong }: Pick<DayRules, 'isWrong'>): Mistake | undefined {
  const [, chapter, choice] = /^(0|[1-9]\d*)(\d)$/.exec(text) ?? [];
  const mistake = { chapter: Number(chapter), choice: Number(choice) };
  return choice !== undefined && isWrong(mistake) ? mistake : undefined;
}

/** The other way round. */
export const mistakeText = ({ chapter, choice }: Mistake): string => `${chapter}${choice}`;

/** The day that a storage keeps; undefined where it keeps none that is one. Throws where the storage does. */
export function readDay(storage: Pick<Storage, 'getItem'>, rules: DayRules): Day | undefined {
  const kept = storage.getItem(DAY) ?? '';
  const [, digits = '', count = '', end] = /^(\d*)\.(0|[1-9]\d?)(\.end)?$/.exec(kept) ?? [];
  if (count === '') return undefined;
  const order = orderOf(digits, rules.ranked);
  if (digits !== '' && !order) return undefined;
  const first = mistakeOf(storage.getItem(FIRST_MISTAKE) ?? '', rules);
  return {
    ...(first && { first }),
    // the one does not come without the other
    mistakes: first ? Math.max(1, Number(count)) : 0,
    ...(order && { order }),
    finished: end !== undefined,
  };
}

/** Keeps a day. Of one with nothing to tell nothing is kept, unless it takes the place of another. */
export function writeDay(storage: Storage, { first, mistakes, order, finished }: Day): void {
  const isNew = !first && !order && !finished;
  if (isNew && storage.getItem(DAY) === null) return;
  if (first) storage.setItem(FIRST_MISTAKE, mistakeText(first));
  else storage.removeItem(FIRST_MISTAKE);
  storage.setItem(DAY, `${order?.join('') ?? ''}.${mistakes}${finished ? '.end' : ''}`);
}
