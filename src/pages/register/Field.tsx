import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { WordKey } from '../../words/i18n.ts';
import type { FieldName } from './registration.ts';
import './field.css';

export interface FieldOptions {
  /** Name of the field. The control has this id. The label's words have the key `pages.register.${name}`. */
  name: FieldName;
  required?: boolean;
  /** Key of a help text, which is shown below the label. */
  help?: WordKey;
  /** The field spans the whole row. */
  wide?: boolean;
  /** Values of a select and the keys of their words. Without choices, the control is an input. */
  choices?: readonly (readonly [value: string, words: WordKey])[];
  /** Number of lines. The control is then a text area. */
  rows?: number;
  placeholder?: WordKey;
  type?: 'email' | 'tel' | 'date';
  autoComplete?: string;
  inputMode?: 'numeric';
}
/** The result of `register`, and the text of the error; undefined or '' if the answer is valid. */
type FieldProps = FieldOptions & UseFormRegisterReturn & { error: string | undefined };

/** A form field: label, control, help and error. */
export function Field({ required = false, help, wide, choices, placeholder, error, ...props }: FieldProps) {
  const { t } = useTranslation();
  const { name, rows } = props;
  const described = [help && `${name}-help`, error && `${name}-error`].filter(Boolean).join(' ');
  const control = {
    ...props,
    id: name,
    placeholder: placeholder && t(placeholder),
    'aria-required': required,
    'aria-invalid': Boolean(error),
    'aria-describedby': described || undefined,
  };
  const options = choices?.map(([value, words]) => (
    <option key={value} value={value}>
      {t(words)}
    </option>
  ));
  return (
    <div className={wide ? 'field field--wide' : 'field'}>
      <label htmlFor={name}>
        {t(`pages.register.${name}`)}{' '}
        {required ? <span aria-hidden="true">*</span> : <small>({t('pages.register.optional')})</small>}
      </label>
      {help && (
        <p id={`${name}-help`} className="field__help">
          {t(help)}
        </p>
      )}
      {options ? (
        <select {...control}>{options}</select>
      ) : rows ? (
        <textarea {...control} />
      ) : (
        <input {...control} />
      )}
      <FieldError name={name} error={error} />
    </div>
  );
}

/** The error of a field, to which the control refers with `aria-describedby`. */
export const FieldError = ({ name, error }: Pick<FieldProps, 'name' | 'error'>) =>
  error && (
    <p id={`${name}-error`} className="field__error">
      {error}
    </p>
  );
