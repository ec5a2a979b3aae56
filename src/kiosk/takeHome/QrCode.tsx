import { useTranslation } from 'react-i18next';
import { renderSVG } from 'uqr';
import './qr-code.css';

/** Width of the light border, in modules, which are the code's smallest squares. The standard requires 4. */
const QUIET_ZONE = 4;

export function QrCode({ address }: { readonly address: string }) {
  const { t } = useTranslation();
  const svg = renderSVG(address, { ecc: 'M', border: QUIET_ZONE });
  return (
    <img
      className="qr-code"
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={t('kiosk.take.code', { address })}
    />
  );
}
