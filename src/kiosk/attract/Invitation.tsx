import { type PropsWithChildren, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import kiosk from '../../../locales/en/kiosk.json';
import { useSight } from '../../device/sights.ts';
import { addWords } from '../../words/i18n.ts';
import './attract.css';

addWords(kiosk);

interface InvitationProps extends PropsWithChildren {
  /** also called for any key except Tab, Shift, Escape and combinations with Alt, Ctrl or Meta */
  readonly onStart: () => void;
  /** called at the end of every press, also of a long press, for which some browsers send no click event */
  readonly onPointerUp?: () => void;
}

/** A button as large as the window, in front of the attract loop. `children` is its title. */
export function Invitation({ onStart, onPointerUp, children }: InvitationProps) {
  const { t } = useTranslation();
  useSight('invitation');
  useEffect(() => {
    const pressed = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (!altKey && !ctrlKey && !metaKey && !['Tab', 'Shift', 'Escape'].includes(key)) onStart();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [onStart]);
  return (
    <button type="button" className="attract" onClick={onStart} onPointerUp={onPointerUp}>
      <span className="attract__title" aria-hidden="true">
        {children}
      </span>
      <span className="attract__band">
        <span className="attract__invite">{t('kiosk.attract.invite')}</span>{' '}
        <span className="attract__touch">
          <svg className="attract__hand" viewBox="0 0 64 80" aria-hidden="true">
            <circle className="attract__ring" cx="25" cy="14" r="12" />
            <path d="M20 14a5.5 5.5 0 0 1 11 0v24l2-5a5 5 0 0 1 9.5 2l1-2a5 5 0 0 1 9 3l1-1a4.5 4.5 0 0 1 8 3v17c0 14-8 23-21 23h-4c-9 0-14-5-18-12L7 51c-3-6 3-10 8-5l5 6z" />
          </svg>
          {t('kiosk.attract.touch')}
        </span>
      </span>
    </button>
  );
}
