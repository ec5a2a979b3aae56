/** Builds the texts of the form that depend on the visitor's answers. */
import type { TFunction } from 'i18next';
import { isWordKey } from '../../words/i18n.ts';
import { cleanText } from './clean.ts';
import { type Draft, MESSAGE_LIMIT, minAgeFor, type Registration } from './registration.ts';

/**
 * Returns the text of a field's error. `message` is the key of the error, from the validation; it is undefined if the
 * field is valid. Returns `message` unchanged if it is undefined or has no translation.
 */
export function errorWords(
  message: string | undefined,
  draft: Pick<Draft, 'request_type' | 'message'>,
  t: TFunction,
): string | undefined {
  const key = `pages.register.errors.${message}`;
  if (!isWordKey(key)) return message;
  return t(key, {
    min_age: minAgeFor(draft.request_type),
    count: cleanText(draft.message).length - MESSAGE_LIMIT,
  });
}

/**
 * Returns a pair for each field of a registration: the label and the answer, in the words of the page. The pairs have
 * the order of the registration's properties. Includes empty answers. Leaves out the consent, because every sent
 * registration has it.
 */
export function answersOf(
  { cgu, ...registration }: Registration,
  t: TFunction,
): [label: string, answer: string][] {
  const words = (key: string) => (isWordKey(key) ? t(key) : key);
  const answers = {
    ...registration,
    status: t(`pages.register.status.${registration.status}`),
    request_type: t(`pages.register.request_type.${registration.request_type}`),
  };
  return Object.entries(answers).map(([field, answer]) => [words(`pages.register.${field}`), answer]);
}
