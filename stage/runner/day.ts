/** The record of one match day, for the match report. */

/** A wrong answer: the chapter of the question, and the choice, from 0. */
export interface Mistake {
  readonly chapter: number;
  readonly choice: number;
}

/** The record of one match day. A restart of the match day begins a new record. */
export interface Day {
  /** the different wrong answers, in the order of their first try */
  readonly tried: readonly Mistake[];
  /** number of wrong answers, repeated ones included, 0 to `MOST_MISTAKES` */
  readonly mistakes: number;
  /** the ranking's choices in the visitor's order, most important first; absent: the ranking is not answered yet */
  readonly order?: readonly number[];
  /** the finale has been reached */
  readonly finished: boolean;
}

export const NEW_DAY: Day = { tried: [], mistakes: 0, finished: false };

/** Maximum number of wrong answers that are counted: the report code has room for two digits. */
export const MOST_MISTAKES = 99;

const textOf = ({ chapter, choice }: Mistake) => `${chapter}_${choice}`;

/** Returns true if the visitor has given this wrong answer in this match day. */
export const hasTried = ({ tried }: Day, mistake: Mistake): boolean =>
  tried.some(each => textOf(each) === textOf(mistake));

/** Returns true if two records have the same content. The order of the wrong answers counts. */
export const isSameDay = (a: Day, b: Day): boolean =>
  a.mistakes === b.mistakes &&
  a.finished === b.finished &&
  a.tried.map(textOf).join() === b.tried.map(textOf).join() &&
  a.order?.join() === b.order?.join();

/** Returns the day with one more wrong answer. */
export const withMistake = (day: Day, mistake: Mistake): Day => ({
  ...day,
  tried: hasTried(day, mistake) ? day.tried : [...day.tried, mistake],
  mistakes: Math.min(MOST_MISTAKES, day.mistakes + 1),
});
