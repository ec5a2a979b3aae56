/** What the form says that is put together from data. */
import type { TFunction } from 'i18next';
import { isWordKey } from '../../i18n.ts';
import { type Draft, fieldsOf, MESSAGE_LIMIT, minAgeFor, type Registration } from './registration.ts';

/**
 * The words for what is wrong with a field. `message` is what the rules of the registration say of the field in this
 * draft, undefined where it is right. A message that has no words is given back as it is, and so is undefined.
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
    count: draft.message.trim().length - MESSAGE_LIMIT,
  });
}

/**
 * A registration as lines for people: the label and the answer of every field in the order of the registration, as
 * the page words them. Empty answers are among them; the consent, without which nothing is sent, is not.
 */
export function answersOf(registration: Registration, t: TFunction): [label: string, answer: string][] {
  const answers = {
    ...registration,
    status: t(`pages.register.status.${registration.status}`),
    request_type: t(`pages.register.request_type.${registration.request_type}`),
  };
  return fieldsOf(registration)
    .filter(field => field !== 'cgu')
    .map(field => [t(`pages.register.${field}`), answers[field]]);
}
