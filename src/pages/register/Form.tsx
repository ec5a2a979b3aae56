import { useTranslation } from 'react-i18next';
import { CONTACT_METHOD } from '../../facts/owner.ts';
import { useOffline } from '../../network/online.ts';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { Course } from './Course.tsx';
import { Field, FieldError } from './Field.tsx';
import {
  ageOn,
  FIELDS,
  type FieldName,
  isoDate,
  minAgeFor,
  REQUEST_TYPES,
  STATUSES,
} from './registration.ts';
import type { useRegistration } from './useRegistration.ts';
import './form.css';

const named = (label: string) => (label.endsWith('?') ? label : `${label}:`);

/** Constant, because React calls the function of a `ref` again if it changes. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Inert until the script runs: without it the browser would submit the form and put all answers into the address. */
export function Form({ form, send, clear, errorOf, outcome }: ReturnType<typeof useRegistration>) {
  const { t } = useTranslation();
  const { errors, submitCount, isSubmitting, isReady } = form.formState;
  const isOffline = useOffline();
  const isByEmail = CONTACT_METHOD === 'email';
  const [birthday, request] = form.watch(['birthday', 'request_type']);
  const asksBirthday = minAgeFor(request) !== undefined;
  const age = asksBirthday ? ageOn(isoDate(birthday), new Date()) : undefined;
  const invalid = submitCount > 0 ? FIELDS.filter(field => errors[field]) : [];

  const field = (name: FieldName) => ({ ...form.register(name), error: errorOf(name) });
  return (
    <form className="form" onSubmit={form.handleSubmit(send)} noValidate inert={!isReady}>
      <noscript>
        <p className="form__note">{t('pages.register.no_script')}</p>
      </noscript>
      <p className="form__hint">{t('pages.register.required_hint')}</p>
      {invalid.length > 0 && (
        <div key={submitCount} ref={focus} className="form__summary" tabIndex={-1} role="alert">
          <p>{t('pages.register.errors.summary', { count: invalid.length })}</p>
          <ul>
            {invalid.map(name => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  onClick={event => {
                    event.preventDefault();
                    form.setFocus(name);
                  }}
                >
                  {`${named(t(`pages.register.${name === 'cgu' ? 'cgu_short' : name}`))} ${errorOf(name)}`}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <fieldset className="form__part">
        <legend>{t('pages.register.part.request')}</legend>
        <Field {...field('status')} required choices={STATUSES} />
        <Field
          {...field('request_type')}
          required
          choices={REQUEST_TYPES}
          help="pages.register.request_type_help"
        />
        <Course form={form} />
        <Field {...field('message')} rows={5} placeholder={t('pages.register.message_placeholder')} />
      </fieldset>
      <fieldset className="form__part">
        <legend>{t('pages.register.part.person')}</legend>
        <Field {...field('firstname')} required autoComplete="given-name" />
        <Field {...field('lastname')} required autoComplete="family-name" />
        <Field {...field('email')} required type="email" autoComplete="email" />
        <Field {...field('phone')} type="tel" autoComplete="tel" />
        <Field {...field('address')} autoComplete="address-line1" />
        <Field {...field('zipcode')} inputMode="numeric" autoComplete="postal-code" />
        <Field {...field('city')} autoComplete="address-level2" />
        {asksBirthday && (
          <Field
            {...field('birthday')}
            required
            type="date"
            autoComplete="bday"
            help="pages.register.birthday_help"
          />
        )}
        <Field {...field('club_name')} autoComplete="off" help="pages.register.club_name_help" />
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
              {...form.register('cgu')}
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
        {isByEmail && <p className="form__note">{t('pages.register.by_email')}</p>}
        <div role="status">
          {isOffline && !isByEmail && <p className="form__note">{t('pages.register.errors.offline')}</p>}
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
