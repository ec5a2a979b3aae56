import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isWordKey } from '../../i18n.ts';
import { forgetDraft, fromAddress, saveDraft, savedDraft } from './draft.ts';
import { type Draft, EMPTY, type FieldName, MESSAGE_LIMIT, minAgeFor, Registration } from './registration.ts';
import { emailAddress, post } from './send.ts';

declare global {
  interface ImportMetaEnv {
    readonly VITE_REGISTRATION_URL?: string;
    readonly VITE_CONTACT_EMAIL?: string;
  }
}
const URL_TO_POST = import.meta.env.VITE_REGISTRATION_URL;
const EMAIL = import.meta.env.VITE_CONTACT_EMAIL ?? 'hello@why-not-you.example';

/** Without an address to post to, the visitor's own e-mail program sends it. */
export const BY_EMAIL = !URL_TO_POST;

/** Where a registration has got to: being filled in, on its way, with the server, in the e-mail program, or not sent. */
export type Outcome = 'open' | 'sending' | 'sent' | 'emailed' | 'failed';

/**
 * The form's state: what was typed (kept for this tab), what is wrong with it, and where it has got to. `send` takes
 * a valid registration and never throws; `errorOf` words a field's error; `mail` is the address that opened the
 * e-mail program, '' before that; `online` is what the browser last said.
 */
export function useRegistration() {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome>('open');
  const [online, setOnline] = useState(true);
  const [mail, setMail] = useState('');
  const firstname = useRef('');
  const form = useForm<Draft, unknown, Registration>({
    resolver: valibotResolver(Registration),
    defaultValues: EMPTY,
    shouldFocusError: false, // the form focuses its summary of errors instead
    mode: 'onTouched',
  });
  const { watch, reset, getValues } = form;

  useEffect(() => {
    reset(fromAddress(savedDraft(), location.search));
    const typed = watch(() => saveDraft(getValues()));
    const look = () => setOnline(navigator.onLine);
    look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      typed.unsubscribe();
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, [reset, watch, getValues]);

  const wordsOr = (key: string, otherwise: string) => (isWordKey(key) ? t(key) : otherwise);
  const lines = (registration: Registration) =>
    Object.entries(registration).flatMap(([field, value]): [string, string][] => {
      if (field === 'cgu' || typeof value !== 'string') return [];
      const isChoice = field === 'status' || field === 'request_type';
      const worded = isChoice ? wordsOr(`pages.register.${field}.${value}`, value) : value;
      return [[wordsOr(`pages.register.${field}`, field), worded]];
    });

  const send = async (registration: Registration) => {
    firstname.current = registration.firstname;
    if (!URL_TO_POST) {
      const address = emailAddress(EMAIL, t('pages.register.email_subject'), lines(registration));
      setMail(address);
      setOutcome('emailed');
      forgetDraft(); // from here on it is in her own e-mail program
      location.href = address;
      return;
    }
    setOutcome('sending');
    const arrived = await post(URL_TO_POST, registration);
    setOutcome(arrived ? 'sent' : 'failed');
    if (arrived) forgetDraft();
  };

  /** The words for what is wrong with a field, if anything is. */
  const errorOf = (field: FieldName): string | undefined => {
    const message = form.formState.errors[field]?.message;
    if (!message) return undefined;
    const values = getValues();
    const key = `pages.register.errors.${message}`;
    if (!isWordKey(key)) return message;
    return t(key, {
      min_age: minAgeFor(values.request_type),
      count: values.message.trim().length - MESSAGE_LIMIT,
    });
  };

  return { form, send, errorOf, outcome, online, mail, firstname: firstname.current };
}
