export interface Mistake {
  readonly chapter: number;
  readonly choice: number;
}

/** The record of one match day, for the match report. A restart begins a new one. */
export interface Day {
  /** without repeats, in the order of the first try */
  readonly tried: readonly Mistake[];
  /** with repeats, 0 to `MOST_MISTAKES` */
  readonly mistakes: number;
  /** the ranking, most important first; absent before the answer */
  readonly order?: readonly number[];
  readonly finished: boolean;
}

export const NEW_DAY: Day = { tried: [], mistakes: 0, finished: false };

/** The report code has room for two digits. */
export const MOST_MISTAKES = 99;

const textOf = ({ chapter, choice }: Mistake) => `${chapter}_${choice}`;

export const hasTried = ({ tried }: Day, mistake: Mistake): boolean =>
  tried.some(each => textOf(each) === textOf(mistake));

export const isSameDay = (a: Day, b: Day): boolean =>
  a.mistakes === b.mistakes &&
  a.finished === b.finished &&
  a.tried.map(textOf).join() === b.tried.map(textOf).join() &&
  a.order?.join() === b.order?.join();

export const withMistake = (day: Day, mistake: Mistake): Day => ({
  ...day,
  tried: hasTried(day, mistake) ? day.tried : [...day.tried, mistake],
  mistakes: Math.min(MOST_MISTAKES, day.mistakes + 1),
});
