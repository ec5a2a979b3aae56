import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { WordKey } from '../../words/i18n.ts';
import { wordsOf } from './formWords.ts';
import type { FieldName } from './registration.ts';
import './field.css';

interface FieldProps extends UseFormRegisterReturn<FieldName> {
  error: string | undefined;
  required?: boolean;
  help?: WordKey;
  choices?: readonly string[];
  rows?: number;
  placeholder?: string;
  type?: 'email' | 'tel' | 'date';
  autoComplete?: string;
  inputMode?: 'numeric';
}

/** An input; with `choices` a select, with `rows` a text area, which spans the whole row. */
export function Field({ required = false, help, choices, error, ...props }: FieldProps) {
  const { t } = useTranslation();
  const { name, rows } = props;
  const control = {
    ...props,
    id: name,
    'aria-required': required,
    'aria-invalid': Boolean(error),
    'aria-describedby':
      [help && `${name}-help`, error && `${name}-error`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={rows ? 'field field--wide' : 'field'}>
      <label htmlFor={name}>
        {t(`pages.register.${name}`)}{' '}
        {required ? <span aria-hidden="true">*</span> : <small>({t('pages.register.optional')})</small>}
      </label>
      {help && (
        <p id={`${name}-help`} className="field__help">
          {t(help)}
        </p>
      )}
      {choices && (
        <select {...control}>
          {['placeholder', ...choices].map(choice => (
            <option key={choice} value={choice === 'placeholder' ? '' : choice}>
              {wordsOf(`pages.register.${name}.${choice}`, t)}
            </option>
          ))}
        </select>
      )}
      {rows && <textarea {...control} />}
      {!(choices || rows) && <input {...control} />}
      <FieldError name={name} error={error} />
    </div>
  );
}

export const FieldError = ({ name, error }: Pick<FieldProps, 'name' | 'error'>) =>
  error && (
    <p id={`${name}-error`} className="field__error">
      {error}
    </p>
  );
