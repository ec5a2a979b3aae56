import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WordKey } from '../../words/i18n.ts';
import type { FieldName } from './registration.ts';
import './field.css';

interface FieldProps {
  /** Name of the field. The control has this id. The label's words have the key `pages.register.${name}`. */
  name: FieldName;
  required?: boolean;
  /** Key of a help text, which is shown below the label. */
  help?: WordKey;
  error: string | undefined;
  wide?: boolean;
  /**
   * Renders the control. The control must spread the props `bound`, which connect it with its label, help and error.
   */
  children: (bound: Bound) => ReactNode;
}
interface Bound {
  id: string;
  'aria-required': boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/**
 * A form field: label, control, help and error. `error` is the text of the error; it is undefined or '' if the answer
 * is valid. A `wide` field spans the whole row.
 */
export function Field({ name, required = false, help, error, wide = false, children }: FieldProps) {
  const { t } = useTranslation();
  const described = [help && `${name}-help`, error && `${name}-error`].filter(Boolean).join(' ');
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
      {children({
        id: name,
        'aria-required': required,
        'aria-invalid': Boolean(error),
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p id={`${name}-error`} className="field__error">
          {error}
        </p>
      )}
    </div>
  );
}
