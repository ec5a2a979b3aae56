/** What there is to tell of a match day when it is over. */

/** A wrong answer: the chapter that asked, and the choice, from 0. */
export interface Mistake {
  readonly chapter: number;
  readonly choice: number;
}

/** From the start of the match day, or from its last restart on. */
export interface Day {
  /** her first wrong answer; absent: none so far */
  readonly first?: Mistake;
  /** how many wrong answers she has given, from 0 to `MOST_MISTAKES` */
  readonly mistakes: number;
  /** the choices of the ranking in her order, most important first; absent: she has not given one yet */
  readonly order?: readonly number[];
  /** she has come to the end of it */
  readonly finished: boolean;
}

export const NEW_DAY: Day = { mistakes: 0, finished: false };

/** More are not counted: two digits are enough. */
export const MOST_MISTAKES = 99;

/** Whether there is the same to tell of two days. */
export const isSameDay = (a: Day, b: Day): boolean =>
  a.mistakes === b.mistakes &&
  a.finished === b.finished &&
  a.first?.chapter === b.first?.chapter &&
  a.first?.choice === b.first?.choice &&
  a.order?.join() === b.order?.join();

/** The day with one more wrong answer in it. */
export const withMistake = (day: Day, mistake: Mistake): Day => ({
  ...day,
  first: day.first ?? mistake,
  mistakes: Math.min(MOST_MISTAKES, day.mistakes + 1),
});
