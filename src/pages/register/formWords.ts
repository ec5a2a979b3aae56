import type { TFunction } from 'i18next';
import { isWordKey } from '../../words/i18n.ts';
import { cleanText } from './clean.ts';
import { type Draft, MESSAGE_LIMIT, minAgeFor, type Registration } from './registration.ts';

export const wordsOf = (key: string, t: TFunction): string => (isWordKey(key) ? t(key) : key);

export function errorWords(
  message: string | undefined,
  draft: Pick<Draft, 'request_type' | 'message'>,
  t: TFunction,
): string | undefined {
  const key = `pages.register.errors.${message}`;
  const count = cleanText(draft.message).length - MESSAGE_LIMIT;
  return isWordKey(key) ? t(key, { min_age: minAgeFor(draft.request_type), count }) : message;
}

/**
 * Returns a pair for each field of a registration: the label and the answer, in the words of the page. The pairs have
 * the order of the registration's properties. Includes empty answers. Leaves out the consent, because every sent
 * registration has it.
 */
export const answersOf = ({ cgu, ...registration }: Registration, t: TFunction) =>
  Object.entries(registration).map(([field, answer]): [label: string, answer: string] => [
    wordsOf(`pages.register.${field}`, t),
    field === 'status' || field === 'request_type' ? wordsOf(`pages.register.${field}.${answer}`, t) : answer,
  ]);
