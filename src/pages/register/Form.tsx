import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../ui/CallToAction.tsx';
import type { WordKey } from '../../words/i18n.ts';
import { Course } from './Course.tsx';
import { copyInputs } from './copyInputs.ts';
import { Field } from './Field.tsx';
import { ageOn, asksBirthday, FIELDS, type FieldName, REQUEST_TYPES, STATUSES } from './registration.ts';
import { isByEmail } from './send.ts';
import type { useRegistration } from './useRegistration.ts';
import './form.css';

type FormProps = ReturnType<typeof useRegistration>;

interface InputField {
  name: Exclude<FieldName, 'cgu'>;
  type?: 'email' | 'tel' | 'date';
  autoComplete?: string;
  inputMode?: 'numeric';
  required?: boolean;
  help?: WordKey;
}
const PERSON: readonly InputField[] = [
  { name: 'firstname', autoComplete: 'given-name', required: true },
  { name: 'lastname', autoComplete: 'family-name', required: true },
  { name: 'email', type: 'email', autoComplete: 'email', required: true },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'address', autoComplete: 'address-line1' },
  { name: 'zipcode', autoComplete: 'postal-code', inputMode: 'numeric' },
  { name: 'city', autoComplete: 'address-level2' },
];

const neverNotifies = () => () => {};

/** Adds a colon to a label, unless it is a question: 'Email:', but 'Where are you now?'. */
const named = (label: string) => (label.endsWith('?') ? label : `${label}:`);

/**
 * The registration form. Its props are the result of `useRegistration`. If the visitor submits invalid answers, a
 * summary of the errors appears and gets the focus. The form is inert until the script runs: without the script the
 * browser itself would submit the form and put all answers into the address.
 */
export function Form({ form, send, clear, errorOf, outcome, isOnline }: FormProps) {
  const { t } = useTranslation();
  const { register, handleSubmit, watch, formState } = form;
  const summary = useRef<HTMLDivElement>(null);
  const [birthday, request] = watch(['birthday', 'request_type']);
  const age = asksBirthday(request) ? ageOn(birthday, new Date()) : undefined;
  const invalid = FIELDS.filter(field => formState.errors[field]);
  const { submitCount } = formState;
  const isHydrated = useSyncExternalStore(
    neverNotifies,
    () => true,
    () => false,
  );
  const isSending = outcome.is === 'sending';
  const sendsByEmail = isByEmail();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once per attempt to submit
  useEffect(() => {
    if (submitCount > 0 && invalid.length > 0) summary.current?.focus();
  }, [submitCount]);

  const input = ({ name, type, autoComplete, inputMode, required = false, help }: InputField) => (
    <Field key={name} name={name} required={required} {...(help && { help })} error={errorOf(name)}>
      {bound => (
        <input
          {...register(name)}
          {...bound}
          type={type ?? 'text'}
          autoComplete={autoComplete}
          inputMode={inputMode}
        />
      )}
    </Field>
  );
  return (
    <form
      className="form"
      onSubmit={event => {
        copyInputs(event.currentTarget, form);
        return handleSubmit(send)(event);
      }}
      noValidate
      inert={!isHydrated}
    >
      <noscript>
        <p className="form__note">{t('pages.register.no_script')}</p>
      </noscript>
      <p className="form__hint">{t('pages.register.required_hint')}</p>
      {submitCount > 0 && invalid.length > 0 && (
        <div ref={summary} className="form__summary" tabIndex={-1} role="alert">
          <p>{t('pages.register.errors.summary', { count: invalid.length })}</p>
          <ul>
            {invalid.map(field => (
              <li key={field}>
                <a
                  href={`#${field}`}
                  onClick={event => {
                    event.preventDefault();
                    document.getElementById(field)?.focus();
                  }}
                >
                  {`${named(t(`pages.register.${field === 'cgu' ? 'cgu_short' : field}`))} ${errorOf(field)}`}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <fieldset className="form__part">
        <legend>{t('pages.register.part.request')}</legend>
        <Field name="status" required error={errorOf('status')}>
          {bound => (
            <select {...register('status')} {...bound}>
              <option value="">{t('pages.register.status.placeholder')}</option>
              {STATUSES.map(status => (
                <option key={status} value={status}>
                  {t(`pages.register.status.${status}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          name="request_type"
          required
          help="pages.register.request_type_help"
          error={errorOf('request_type')}
        >
          {bound => (
            <select {...register('request_type')} {...bound}>
              <option value="">{t('pages.register.request_type.placeholder')}</option>
              {REQUEST_TYPES.map(type => (
                <option key={type} value={type}>
                  {t(`pages.register.request_type.${type}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Course form={form} />
        <Field name="message" error={errorOf('message')} wide>
          {bound => (
            <textarea
              {...register('message')}
              {...bound}
              rows={5}
              placeholder={t('pages.register.message_placeholder')}
            />
          )}
        </Field>
      </fieldset>
      <fieldset className="form__part">
        <legend>{t('pages.register.part.person')}</legend>
        {PERSON.map(input)}
        {asksBirthday(request) &&
          input({
            name: 'birthday',
            type: 'date',
            autoComplete: 'bday',
            required: true,
            help: 'pages.register.birthday_help',
          })}
        {input({ name: 'club_name', autoComplete: 'off', help: 'pages.register.club_name_help' })}
        {age !== undefined && age < 18 && (
          <p className="form__note" role="status">
            {t('pages.register.minor_notice')}
          </p>
        )}
      </fieldset>
      <div className="form__last">
        <div className="field field--wide">
          <label className="form__consent">
            <input
              type="checkbox"
              id="cgu"
              {...register('cgu')}
              aria-required
              aria-invalid={Boolean(formState.errors.cgu)}
              aria-describedby={formState.errors.cgu ? 'cgu-error' : undefined}
            />
            <span>
              {t('pages.register.cgu')} <span aria-hidden="true">*</span>
            </span>
          </label>
          <p>
            <a href="#terms">{t('pages.register.terms.read')}</a>
          </p>
          {formState.errors.cgu && (
            <p id="cgu-error" className="field__error">
              {errorOf('cgu')}
            </p>
          )}
        </div>
        {sendsByEmail && <p className="form__note">{t('pages.register.by_email')}</p>}
        <div role="status">
          {!isOnline && !sendsByEmail && <p className="form__note">{t('pages.register.errors.offline')}</p>}
          {outcome.is === 'failed' && (
            <p className="field__error">{t('pages.register.errors.send_failed')}</p>
          )}
        </div>
        <CallToAction
          type="submit"
          enabled={!isSending}
          text={t(isSending ? 'pages.register.sending' : 'pages.register.submit')}
          hoverText={t('pages.register.submit_hover')}
        />
        <button type="button" className="register__clear" disabled={isSending} onClick={clear}>
          {t('pages.register.clear')}
        </button>
      </div>
    </form>
  );
}
