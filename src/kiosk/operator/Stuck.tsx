import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ADDRESSES } from '../../site/addresses.ts';

const STEPS = ['wait', 'network', 'reload', 'browser', 'machine', 'screen'] as const;

/**
 * Instructions for a kiosk that is stuck. In print they fit on one page, which the operator can put beside the screen.
 */
export function Stuck() {
  const { t } = useTranslation();
  const [address, setAddress] = useState('');
  useEffect(() => setAddress(location.origin), []);
  return (
    <>
      <h2 id="kiosk-stuck">{t('pages.kiosk.stuck')}</h2>
      <ol className="kiosk__steps">
        {STEPS.map(step => (
          <li key={step}>{t(`pages.kiosk.stuck.${step}`, { address: address + ADDRESSES.kiosk })}</li>
        ))}
      </ol>
      <p className="kiosk__call">{t('pages.kiosk.stuck.call')}</p>
      <button type="button" className="button button--yellow" onClick={() => print()}>
        <span className="button__text">{t('pages.kiosk.stuck.print')}</span>
      </button>
    </>
  );
}
