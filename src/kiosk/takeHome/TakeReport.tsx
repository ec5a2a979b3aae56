import { useTranslation } from 'react-i18next';
import words from '../../../locales/en/take-away.json';
import { OWN_MARK } from '../../progress/reportCode.ts';
import { ADDRESSES } from '../../site/addresses.ts';
import { addWords } from '../../words/i18n.ts';
import { publicAddress } from './publicAddress.ts';
import { QrCode } from './QrCode.tsx';

addWords(words);

export default function TakeReport({ code }: { code: string }) {
  const { t } = useTranslation();
  const address = publicAddress(`${ADDRESSES.report}#${code}${OWN_MARK}`);
  return (
    <>
      <p>{t(address ? 'kiosk.report.text' : 'kiosk.take.without')}</p>
      {address && <QrCode address={address} />}
    </>
  );
}
