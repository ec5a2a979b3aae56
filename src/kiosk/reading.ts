/** How long somebody may look at what is on the page without a touch. */

/** Seconds to find the place, and words in a second of somebody who reads slowly, in a hall, in a second language. */
const SETTLES = 15;
const WORDS_A_SECOND = 1.5;
/** Seconds that a question has at least. */
const QUESTION = 120;
/** Seconds at most: a page full of words is not read to its end. */
const MOST = 240;

/** What is in front on the page, from which the limit is computed. */
export interface InFront {
  /** words that are to be read */
  readonly words: number;
  /** a question waits for its answer */
  readonly isQuestion: boolean;
}

/** Seconds: at least `idle`, at least 120 for a question, and enough to read the words, up to 240. */
export function secondsFor({ words, isQuestion }: InFront, idle: number): number {
  const reading = Math.min(MOST, SETTLES + words / WORDS_A_SECOND);
  return Math.max(idle, reading, isQuestion ? QUESTION : 0);
}

const wordsIn = (elements: readonly Element[]) =>
  elements.reduce((sum, { textContent }) => sum + (textContent?.match(/\S+/g)?.length ?? 0), 0);

/** What is in front on the page now: the dialog that is open, what the match day says, or a window of another page. */
export function inFront(page: Document): InFront {
  const isQuestion = page.querySelector('.question') !== null;
  const dialog = [...page.querySelectorAll('dialog[open]')].at(-1);
  if (dialog) return { words: wordsIn([dialog]), isQuestion };
  const told = [...page.querySelectorAll('.overlays :is(.bubble, .chapter-title, section)')];
  if (told.length > 0) return { words: wordsIn(told), isQuestion };
  const main = page.querySelector('main');
  const share = main ? Math.min(1, innerHeight / Math.max(1, main.scrollHeight)) : 0;
  return { words: main ? wordsIn([main]) * share : 0, isQuestion };
}
