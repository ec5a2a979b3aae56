import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OnDemand } from '../ui/OnDemand.tsx';
import './comfort-button.css';

const load = () => import('../comfort/Comfort.tsx');

export function ComfortButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="comfort-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span translate="no" aria-hidden="true">
          Aa
        </span>
        <span className="visually-hidden">{t('layout.comfort')}</span>
      </button>
      <OnDemand load={isOpen ? load : undefined} props={{ onClose: () => setOpen(false) }} />
    </>
  );
}
