/** The visitor's mistakes in her own words, as they stand in a notebook. */

import words from '../../locales/en/mistakes.json';
import { addWords, i18n, isWordKey } from '../i18n.ts';
import type { Mistake } from '../progress/savedDay.ts';

addWords(words);

const keyOf = ({ chapter, choice }: Mistake) => `mistakes.${chapter}_${choice}`;

/** Whether there are words for it: each wrong answer has its own. */
export const isMistake = (mistake: Mistake): boolean => isWordKey(keyOf(mistake));

/** What stands on the first page of her notebook: her first mistake, or that there is none. */
export function firstPage(mistake: Mistake | undefined): string {
  const key = mistake ? keyOf(mistake) : '';
  return isWordKey(key) ? i18n.t('mistakes.first', { mistake: i18n.t(key) }) : i18n.t('mistakes.none');
}
