import { useTranslation } from 'react-i18next';
import { SourceLinks } from '../SourceLinks.tsx';
import { factWords } from './factWords.ts';
import type { Station } from './journey.ts';
import './station.css';

export function StationCard({ station, isRecommended }: { station: Station; isRecommended: boolean }) {
  const { t } = useTranslation();
  const { id, facts, sources } = station;
  const words = `pages.starter.journey.${id}` as const;
  return (
    <li className="station" data-lit={isRecommended}>
      <img
        className="station__sign"
        src={`/art/station-${id}.svg`}
        alt=""
        width="320"
        height="320"
        loading="lazy"
      />
      <div className="station__card">
        {isRecommended && <p className="station__here">{t('pages.starter.start.here')}</p>}
        <h3>{t(`${words}.title`)}</h3>
        <p className="station__summary">{t(`${words}.summary`)}</p>
        <dl className="station__facts">
          {facts.map(fact => (
            <div key={fact}>
              <dt>{t(`pages.starter.journey.label.${fact}`)}</dt>
              <dd>
                {factWords(station, fact, t)}
                <SourceLinks numbers={sources} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}
