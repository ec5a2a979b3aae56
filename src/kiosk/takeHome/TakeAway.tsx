import { useTranslation } from 'react-i18next';
import { KioskDialog } from '../KioskDialog.tsx';
import { publicAddress } from './publicAddress.ts';
import { QrCode } from './QrCode.tsx';

interface TakeAwayProps {
  readonly path: string;
  readonly onClose: () => void;
}

/** Shows a page's address as a QR code and as text. Without SITE_URL it only says what to look for. */
export function TakeAway({ path, onClose }: TakeAwayProps) {
  const { t } = useTranslation();
  const address = publicAddress(path);
  return (
    <KioskDialog title={t('kiosk.take.title')} onDismiss={onClose}>
      <p>{t(address ? 'kiosk.take.text' : 'kiosk.take.without')}</p>
      {address && <QrCode address={address} />}
      {address && <strong>{address.replace(/^https?:\/\//, '')}</strong>}
      <button type="button" className="button button--orange" onClick={onClose}>
        <span className="button__text">{t('kiosk.take.close')}</span>
      </button>
    </KioskDialog>
  );
}
