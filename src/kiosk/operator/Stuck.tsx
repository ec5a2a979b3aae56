import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ADDRESSES } from '../../site/addresses.ts';

const STEPS = ['wait', 'network', 'reload', 'browser', 'machine', 'screen'] as const;

/** Instructions for a kiosk that is stuck. In print they fit on one page, to lay beside the screen. */
export function Stuck() {
  const { t } = useTranslation();
  const [address, setAddress] = useState('');
  useEffect(() => setAddress(location.origin + ADDRESSES.kiosk), []);
  return (
    <>
      <h2 id="kiosk-stuck">{t('pages.kiosk.stuck')}</h2>
      <ol>
        {STEPS.map(step => (
          <li key={step}>{t(`pages.kiosk.stuck.${step}`, { address })}</li>
        ))}
      </ol>
      <p className="kiosk__call">{t('pages.kiosk.stuck.call')}</p>
      <button type="button" className="button button--yellow" onClick={() => print()}>
        <span className="button__text">{t('pages.kiosk.stuck.print')}</span>
      </button>
    </>
  );
}
