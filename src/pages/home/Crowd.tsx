import { useTranslation } from 'react-i18next';
import './crowd.css';

/** Of these two the style sheet draws as many dots as they are, divided by 200. */
const COUNTED = ['players', 'coaches'] as const;

/** A number that is told with its source, at the size of a poster, and the crowd that it stands for. */
export function Crowd({ source }: { source: 'section_3.stat' }) {
  const { t } = useTranslation();
  const key = `pages.home.${source}` as const;
  return (
    <div className="crowd">
      {/* the sentence below says it, with its date and its source */}
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
