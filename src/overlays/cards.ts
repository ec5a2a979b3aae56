/** The chapters that give a card. */
export const CARDS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Those that are won: a chapter gives its card when it is done. */
export const wonCards = (done: number): readonly number[] => CARDS.filter(chapter => chapter < done);
