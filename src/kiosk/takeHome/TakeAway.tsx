import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { keepFocus } from '../../ui/keepFocus.ts';
import { useModal } from '../../ui/useModal.ts';
import { siteUrl } from '../siteUrl.ts';
import { QrCode } from './QrCode.tsx';
import '../../styles/button.css';
import './take-away.css';

interface TakeAwayProps {
  /** path of the page for the visitor's phone, such as '/starter' */
  readonly path: string;
  readonly onClose: () => void;
}

/**
 * Shows a page's address as a QR code and as text, for the visitor's own phone. Without SITE_URL it shows a sentence
 * instead, and a console warning tells the operator why.
 */
export function TakeAway({ path, onClose }: TakeAwayProps) {
  const { t } = useTranslation();
  const dialog = useModal();
  const title = useId();
  const site = siteUrl();
  const address = site && site + path;
  useEffect(() => {
    if (!address) console.warn('No code to take away: SITE_URL was not set when this site was built.');
  }, [address]);
  return (
    <dialog
      ref={dialog}
      className="take-away"
      aria-labelledby={title}
      onKeyDown={keepFocus}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="take-away__words">
        <h2 id={title}>{t('kiosk.take.title')}</h2>
        <p>{t(address ? 'kiosk.take.text' : 'kiosk.take.without')}</p>
        {address && <p className="take-away__address">{address.replace(/^https?:\/\//, '')}</p>}
        <button type="button" className="button button--orange" onClick={onClose}>
          <span className="button__text">{t('kiosk.take.close')}</span>
        </button>
      </div>
      {address && <QrCode text={address} label={t('kiosk.take.code', { address })} />}
    </dialog>
  );
}
