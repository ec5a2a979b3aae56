/** Time before a visitor begins to read, in seconds. */
const READING_DELAY = 15;
/** Words per second of a slow reader in a noisy hall, in a second language. */
const WORDS_PER_SECOND = 1.5;
/** Minimum idle time while a question is shown, in seconds. */
const MIN_FOR_QUESTION = 120;
/** Maximum time for reading the words on screen, in seconds. Visitors do not read a long page to its end. */
const MAX_READING = 240;

interface ScreenContent {
  readonly words: number;
  readonly isQuestion: boolean;
}

export function idleSecondsFor({ words, isQuestion }: ScreenContent, idle: number): number {
  const reading = Math.min(MAX_READING, READING_DELAY + words / WORDS_PER_SECOND);
  return Math.max(idle, reading, isQuestion ? MIN_FOR_QUESTION : 0);
}

const wordsIn = (elements: readonly Element[]) =>
  elements.reduce((sum, { textContent }) => sum + (textContent?.match(/\S+/g)?.length ?? 0), 0);

/** Counts the words of the open dialog, or else of the match day, or else those of the page that fit into the window. */
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
