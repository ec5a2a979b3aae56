import { useTranslation } from 'react-i18next';
import './new-tab.css';

export function NewTab() {
  const { t } = useTranslation();
  return (
    <>
      {'\u2060' /* keeps the arrow on the line of the last word */}
      <svg className="new-tab" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d="M5 2h9v9h-3V7.100L4.100 14 2 11.900 8.900 5H5z" fill="currentColor" />
      </svg>
      <span className="visually-hidden"> ({t('layout.new_tab')})</span>
    </>
  );
}
