/** The words of the visitor's mistakes. The notebook and the match report show the words of the first mistake. */

import words from '../../locales/en/mistakes.json';
import { addWords, i18n, isWordKey } from '../words/i18n.ts';
import type { Mistake } from './savedDay.ts';

addWords(words);

const keyOf = ({ chapter, choice }: Mistake) => `mistakes.${chapter}_${choice}`;

/** Returns true if the story has this wrong answer. Each wrong answer of the story has a text in `mistakes`. */
export const isMistake = (mistake: Mistake): boolean => isWordKey(keyOf(mistake));

/**
 * Returns the text on the first page of the visitor's notebook: the first mistake, or a sentence that says that there
 * was no mistake.
 */
export function firstMistakeWords(mistake: Mistake | undefined): string {
  const key = mistake && keyOf(mistake);
  return key && isWordKey(key) ? i18n.t('mistakes.first', { mistake: i18n.t(key) }) : i18n.t('mistakes.none');
}
