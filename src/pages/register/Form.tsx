import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffline } from '../../network/online.ts';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { Course } from './Course.tsx';
import { Field, FieldError, type FieldOptions } from './Field.tsx';
import { ageOn, FIELDS, isoDate, minAgeFor, REQUEST_TYPES, STATUSES } from './registration.ts';
import { isByEmail } from './send.ts';
import type { useRegistration } from './useRegistration.ts';
import './form.css';

const STATUS: FieldOptions = {
  name: 'status',
  required: true,
  choices: [
    ['', 'pages.register.status.placeholder'],
    ...STATUSES.map(status => [status, `pages.register.status.${status}`] as const),
  ],
};
const REQUEST_TYPE: FieldOptions = {
  name: 'request_type',
  required: true,
  help: 'pages.register.request_type_help',
  choices: [
    ['', 'pages.register.request_type.placeholder'],
    ...REQUEST_TYPES.map(type => [type, `pages.register.request_type.${type}`] as const),
  ],
};
const MESSAGE: FieldOptions = {
  name: 'message',
  wide: true,
  rows: 5,
  placeholder: 'pages.register.message_placeholder',
};
const PERSON: readonly FieldOptions[] = [
  { name: 'firstname', autoComplete: 'given-name', required: true },
  { name: 'lastname', autoComplete: 'family-name', required: true },
  { name: 'email', type: 'email', autoComplete: 'email', required: true },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'address', autoComplete: 'address-line1' },
  { name: 'zipcode', autoComplete: 'postal-code', inputMode: 'numeric' },
  { name: 'city', autoComplete: 'address-level2' },
];
const BIRTHDAY: FieldOptions = {
  name: 'birthday',
  type: 'date',
  autoComplete: 'bday',
  required: true,
  help: 'pages.register.birthday_help',
};
const CLUB: FieldOptions = {
  name: 'club_name',
  autoComplete: 'off',
  help: 'pages.register.club_name_help',
};

/** Adds a colon to a label, unless it is a question: 'Email:', but 'Where are you now?'. */
const named = (label: string) => (label.endsWith('?') ? label : `${label}:`);

/**
 * The registration form. Its props are the result of `useRegistration`. If the visitor submits invalid answers, a
 * summary of the errors appears and gets the focus. The form is inert until the script runs: without the script the
 * browser itself would submit the form and put all answers into the address.
 */
export function Form({ form, send, clear, errorOf, outcome }: ReturnType<typeof useRegistration>) {
  const { t } = useTranslation();
  const { register, handleSubmit, setFocus, watch, formState } = form;
  const { errors, submitCount, isSubmitting, isReady } = formState;
  const summary = useRef<HTMLDivElement>(null);
  const isOffline = useOffline();
  const [birthday, request] = watch(['birthday', 'request_type']);
  const asksBirthday = minAgeFor(request) !== undefined;
  const age = asksBirthday ? ageOn(isoDate(birthday), new Date()) : undefined;
  const invalid = submitCount > 0 ? FIELDS.filter(field => errors[field]) : [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once per attempt to submit
  useEffect(() => summary.current?.focus(), [submitCount]);

  const field = (options: FieldOptions) => (
    <Field key={options.name} {...options} {...register(options.name)} error={errorOf(options.name)} />
  );
  return (
    <form className="form" onSubmit={handleSubmit(send)} noValidate inert={!isReady}>
      <noscript>
        <p className="form__note">{t('pages.register.no_script')}</p>
      </noscript>
      <p className="form__hint">{t('pages.register.required_hint')}</p>
      {invalid.length > 0 && (
        <div ref={summary} className="form__summary" tabIndex={-1} role="alert">
          <p>{t('pages.register.errors.summary', { count: invalid.length })}</p>
          <ul>
            {invalid.map(name => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  onClick={event => {
                    event.preventDefault();
                    setFocus(name);
                  }}
                >
                  {named(t(`pages.register.${name === 'cgu' ? 'cgu_short' : name}`))} {errorOf(name)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <fieldset className="form__part">
        <legend>{t('pages.register.part.request')}</legend>
        {field(STATUS)}
        {field(REQUEST_TYPE)}
        <Course form={form} />
        {field(MESSAGE)}
      </fieldset>
      <fieldset className="form__part">
        <legend>{t('pages.register.part.person')}</legend>
        {PERSON.map(field)}
        {asksBirthday && field(BIRTHDAY)}
        {field(CLUB)}
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
              aria-invalid={Boolean(errors.cgu)}
              aria-describedby={errors.cgu && 'cgu-error'}
            />
            <span>
              {t('pages.register.cgu')} <span aria-hidden="true">*</span>
            </span>
          </label>
          <p>
            <a href="#terms">{t('pages.register.terms.read')}</a>
          </p>
          <FieldError name="cgu" error={errorOf('cgu')} />
        </div>
        {isByEmail() && <p className="form__note">{t('pages.register.by_email')}</p>}
        <div role="status">
          {isOffline && !isByEmail() && <p className="form__note">{t('pages.register.errors.offline')}</p>}
          {outcome.is === 'failed' && (
            <p className="field__error">{t('pages.register.errors.send_failed')}</p>
          )}
        </div>
        <CallToAction
          type="submit"
          enabled={!isSubmitting}
          text={t(isSubmitting ? 'pages.register.sending' : 'pages.register.submit')}
          hoverText={t('pages.register.submit_hover')}
        />
        <button type="button" className="register__clear" disabled={isSubmitting} onClick={clear}>
          {t('pages.register.clear')}
        </button>
      </div>
    </form>
  );
}
