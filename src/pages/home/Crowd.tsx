import { useTranslation } from 'react-i18next';
import './crowd.css';

const COUNTED = ['players', 'coaches'] as const;

export function Crowd() {
  const { t } = useTranslation();
  const key = 'pages.home.section_3.stat';
  return (
    <div className="crowd">
      {/* hidden from screen readers: the sentence below gives the same numbers, with their date and source */}
      <div className="crowd__poster" aria-hidden="true">
        {COUNTED.map(who => (
          <p key={who} className={`crowd__group crowd__group--${who}`}>
            <b>{t(`${key}_${who}`)}</b>
            <i />
          </p>
        ))}
      </div>
      <p className="crowd__words">
        {t(key)} {t(`${key}_dots`)} <small>{t(`${key}_source`)}</small>
      </p>
    </div>
  );
}
