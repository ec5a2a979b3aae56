import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { forgetDraft, keepDraft } from './draft.ts';
import { useOnline } from './online.ts';
import { type Draft, EMPTY, type FieldName, Registration } from './registration.ts';
import { type Outcome, send } from './send.ts';
import { errorWords } from './words.ts';

/**
 * The form's state: what was typed (kept for this tab), what is wrong with it, and where it has got to. `send` takes
 * a valid registration and never rejects; `clear` forgets all that was typed; `errorOf` words a field's error,
 * undefined where it has none; `online` is what the browser last said.
 */
export function useRegistration() {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome>({ is: 'open' });
  const online = useOnline();
  const isSending = useRef(false);
  const form = useForm<Draft, unknown, Registration>({
    resolver: valibotResolver(Registration),
    criteriaMode: 'all', // else a rule about two fields would wait until all others are right
    defaultValues: EMPTY,
    shouldFocusError: false, // the form focuses its summary of errors instead
    mode: 'onTouched',
  });
  const { reset, watch, getValues, formState } = form;

  useEffect(() => keepDraft({ reset, watch, getValues }, location.search), [reset, watch, getValues]);

  return {
    form,
    outcome,
    online,
    // several presses may come before the button is off
    async send(registration: Registration) {
      if (isSending.current) return;
      isSending.current = true;
      await send(registration, t, setOutcome);
      isSending.current = false;
    },
    clear() {
      reset(EMPTY);
      forgetDraft();
      setOutcome({ is: 'open' });
    },
    errorOf: (field: FieldName) => errorWords(formState.errors[field]?.message, getValues(), t),
  };
}
