import words from '../../locales/en/mistakes.json';
import { addWords, i18n, isWordKey } from '../words/i18n.ts';
import type { Mistake } from './savedDay.ts';

addWords(words);

const keyOf = ({ chapter, choice }: Mistake) => `mistakes.${chapter}_${choice}`;

export const isMistake = (mistake: Mistake): boolean => isWordKey(keyOf(mistake));

export function firstMistakeWords(mistake: Mistake | undefined): string {
  const key = mistake && keyOf(mistake);
  return key && isWordKey(key) ? i18n.t('mistakes.first', { mistake: i18n.t(key) }) : i18n.t('mistakes.none');
}
