import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isWordKey, type WordKey } from '../../i18n.ts';
import { Section } from '../../ui/Section.tsx';
import { type Advice, type Fact, STATIONS, type Station } from './journey.ts';
import { SourceLinks } from './Sources.tsx';
import { Start } from './Start.tsx';
import './journey.css';

/** The words of a row: some are the register form's too. */
const LABEL: Record<Fact, WordKey> = {
  min_age: 'pages.starter.journey.label.min_age',
  duration: 'pages.starter.journey.label.duration',
  requirement: 'pages.starter.journey.label.requirement',
  format: 'pages.starter.journey.label.format',
  group: 'pages.starter.journey.label.group',
  exam: 'pages.starter.journey.label.exam',
};

/** A fact of a station; not every station has every fact. */
function FactWords({ of }: { of: string }) {
  const { t } = useTranslation();
  return isWordKey(of) && t(of);
}

function StationCard({ station, lit }: { station: Station; lit: boolean }) {
  const { t } = useTranslation();
  const { id, facts, sources } = station;
  const words = `pages.starter.journey.${id}` as const;
  return (
    <li className={`station station--${id}`} data-lit={lit}>
      <img
        className="station__sign"
        src={`/art/station-${id}.svg`}
        alt=""
        width="320"
        height="320"
        loading="lazy"
      />
      <div className="station__card">
        {lit && <p className="station__here">{t('pages.starter.start.here')}</p>}
        <h3>{t(`${words}.title`)}</h3>
        <p className="station__summary">{t(`${words}.summary`)}</p>
        <dl className="station__facts">
          {facts.map(fact => (
            <div key={fact}>
              <dt>{t(LABEL[fact])}</dt>
              <dd>
                <FactWords of={`${words}.${fact}`} />
                <SourceLinks numbers={sources} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}

/** The way from the first evening to the third diploma, to look at and to find oneself on. */
export function Journey() {
  const { t } = useTranslation();
  const [advice, setAdvice] = useState<Advice>();
  return (
    <Section ground="plum" className="journey" labelledBy="journey-title">
      <h2 id="journey-title">{t('pages.starter.journey.title')}</h2>
      <p className="journey__intro">{t('pages.starter.journey.intro')}</p>
      <Start advice={advice} onAdvice={setAdvice} />
      <ol className="journey__path">
        {STATIONS.map(station => (
          <StationCard key={station.id} station={station} lit={advice?.next === station.id} />
        ))}
      </ol>
      <div className="journey__notes">
        {(['signup', 'too_young'] as const).map(note => (
          <div key={note}>
            <h3>{t(`pages.starter.journey.${note}.title`)}</h3>
            <p>
              {t(`pages.starter.journey.${note}.text`)}
              <SourceLinks numbers={note === 'signup' ? [7] : [8]} />
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
