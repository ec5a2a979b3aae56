import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import words from '../../../locales/en/take-away.json';
import { OWN_MARK } from '../../progress/reportCode.ts';
import { ADDRESSES } from '../../site/addresses.ts';
import { addWords } from '../../words/i18n.ts';
import { siteUrl } from '../siteUrl.ts';
import { QrCode } from './QrCode.tsx';
import './take-report.css';

addWords(words);

/**
 * Shows a match report's address as a QR code, for the visitor's own phone. Without SITE_URL there is no QR code, and
 * a console warning tells the operator why.
 */
export default function TakeReport({ code }: { code: string }) {
  const { t } = useTranslation();
  const site = siteUrl();
  const address = site && `${site}${ADDRESSES.report}#${code}${OWN_MARK}`;
  useEffect(() => {
    if (!address) console.warn('No code to take away: SITE_URL was not set when this site was built.');
  }, [address]);
  return (
    <div className="take-report">
      <p>{t(address ? 'kiosk.report.text' : 'kiosk.take.without')}</p>
      {address && <QrCode text={address} label={t('kiosk.take.code', { address })} />}
    </div>
  );
}
