import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REACH } from '../../owner.ts';
import { Section } from '../../ui/Section.tsx';
import { type Advice, STATIONS } from './journey.ts';
import { SourceLinks } from './SourceLinks.tsx';
import { Start } from './Start.tsx';
import { StationCard } from './StationCard.tsx';
import './journey.css';

const NOTES = [
  { note: 'signup', text: REACH === 'none' ? 'text_nobody' : 'text' },
  { note: 'too_young', text: 'text' },
] as const;

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
        {NOTES.map(({ note, text }) => (
          <div key={note}>
            <h3>{t(`pages.starter.journey.${note}.title`)}</h3>
            <p>
              {t(`pages.starter.journey.${note}.${text}`)}
              <SourceLinks numbers={note === 'signup' ? [7] : [8]} />
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
