import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../network/online.ts';
import { forgetDraft, keepDraft } from './draft.ts';
import { errorWords } from './formWords.ts';
import { type Draft, EMPTY, type FieldName, Registration } from './registration.ts';
import { type Outcome, send } from './send.ts';

/**
 * The state of the form: the answers (stored until the tab closes), their errors and the outcome. Also returns:
 * - `send`: sends a valid registration; never rejects
 * - `clear`: deletes all answers
 * - `errorOf`: returns the text of a field's error; undefined if the field is valid
 * - `isOnline`: false if the browser reports that there is no network
 */
export function useRegistration() {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome>({ is: 'open' });
  const isOnline = useOnline();
  const isSending = useRef(false);
  const form = useForm<Draft, unknown, Registration>({
    resolver: valibotResolver(Registration),
    criteriaMode: 'all', // otherwise a rule that needs two fields runs only after all fields are valid
    defaultValues: EMPTY,
    shouldFocusError: false, // the form itself focuses its summary of errors
    mode: 'onTouched',
  });
  const { reset, watch, getValues, formState } = form;

  useEffect(() => keepDraft({ reset, watch, getValues }, location.search), [reset, watch, getValues]);

  return {
    form,
    outcome,
    isOnline,
    // a call during another call does nothing: several clicks may arrive before the button is disabled
    async send(registration: Registration) {
      if (isSending.current) return;
      isSending.current = true;
      try {
        await send(registration, t, setOutcome);
      } catch (cause) {
        console.info('Sending failed', cause);
        setOutcome({ is: 'failed' });
      } finally {
        isSending.current = false;
      }
    },
    clear() {
      reset(EMPTY);
      forgetDraft();
      setOutcome({ is: 'open' });
    },
    errorOf: (field: FieldName) => errorWords(formState.errors[field]?.message, getValues(), t),
  };
}
