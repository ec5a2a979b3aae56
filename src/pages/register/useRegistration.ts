import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { forgetDraft, keepDraft } from './draft.ts';
import { errorWords } from './formWords.ts';
import { type Draft, EMPTY, type FieldName, type Registration } from './registration.ts';
import { resolver } from './resolver.ts';
import { type Outcome, send } from './send.ts';

export function useRegistration() {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome>({ is: 'open' });
  const form = useForm<Draft, unknown, Registration>({
    resolver,
    criteriaMode: 'all', // otherwise a rule that needs two fields runs only after all fields are valid
    defaultValues: EMPTY,
    shouldFocusError: false, // the form itself focuses its summary of errors
    mode: 'onTouched',
  });
  const { reset, subscribe, getValues, formState } = form;

  useEffect(() => keepDraft({ reset, subscribe }, location.search), [reset, subscribe]);

  return {
    form,
    outcome,
    async send(registration: Registration) {
      setOutcome({ is: 'open' });
      setOutcome(
        await send(registration, t).catch((cause): Outcome => {
          console.info('Sending failed', cause);
          return { is: 'failed' };
        }),
      );
    },
    clear() {
      reset(EMPTY);
      forgetDraft();
      setOutcome({ is: 'open' });
    },
    errorOf: (field: FieldName) => errorWords(formState.errors[field]?.message, getValues(), t),
  };
}
