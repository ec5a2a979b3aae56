/**
 * Computes the idle time: how long a visitor may leave the screen untouched. The idle time is longer if there are many
 * words to read, or if a question waits for its answer.
 */

/** Time before a visitor begins to read, in seconds. */
const READING_DELAY = 15;
/** Reading speed of a slow reader in a noisy hall, in a second language: words per second. */
const WORDS_PER_SECOND = 1.5;
/** Minimum idle time while a question is shown, in seconds. */
const MIN_FOR_QUESTION = 120;
/** Maximum time for reading the words on screen, in seconds. Visitors do not read a long page to its end. */
const MAX_READING = 240;

/** The content on screen from which the idle time is computed. */
export interface ScreenContent {
  /** number of words to read */
  readonly words: number;
  /** true while a question waits for its answer */
  readonly isQuestion: boolean;
}

/**
 * Returns the idle time in seconds: the largest of `idle`, the minimum for a question, and the time to read the words.
 * The time to read is at most `MAX_READING`.
 */
export function idleSecondsFor({ words, isQuestion }: ScreenContent, idle: number): number {
  const reading = Math.min(MAX_READING, READING_DELAY + words / WORDS_PER_SECOND);
  return Math.max(idle, reading, isQuestion ? MIN_FOR_QUESTION : 0);
}

const wordsIn = (elements: readonly Element[]) =>
  elements.reduce((sum, { textContent }) => sum + (textContent?.match(/\S+/g)?.length ?? 0), 0);

/**
 * Returns whether a question is shown, and the number of words on screen. If a dialog is open, counts only
 * the words of the dialog. Otherwise counts the words of the match day's overlays. Without overlays,
 * estimates how many of the page's words fit into the window.
 */
export function contentOnScreen(page: Document): ScreenContent {
  const isQuestion = page.querySelector('.question') !== null;
  const dialog = [...page.querySelectorAll('dialog[open]')].at(-1);
  if (dialog) return { words: wordsIn([dialog]), isQuestion };
  const told = [...page.querySelectorAll('.overlays :is(.bubble, .chapter-title, section)')];
  if (told.length > 0) return { words: wordsIn(told), isQuestion };
  const main = page.querySelector('main');
  const share = main ? Math.min(1, innerHeight / Math.max(1, main.scrollHeight)) : 0;
  return { words: main ? wordsIn([main]) * share : 0, isQuestion };
}
