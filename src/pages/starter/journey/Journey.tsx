import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTACT_METHOD } from '../../../facts/owner.ts';
import { Section } from '../../../ui/Section.tsx';
import { SourceLinks } from '../SourceLinks.tsx';
import { type Advice, STATIONS } from './journey.ts';
import { StationCard } from './StationCard.tsx';
import { WhereToStart } from './WhereToStart.tsx';
import './journey.css';

const NOTES = [
  {
    note: 'signup.title',
    text: CONTACT_METHOD === 'none' ? 'signup.text_nobody' : 'signup.text',
    sources: [7, 9, 2],
  },
  { note: 'too_young.title', text: 'too_young.text', sources: [8] },
] as const;

export function Journey() {
  const { t } = useTranslation();
  const [advice, setAdvice] = useState<Advice>();
  return (
    <Section background="plum" className="journey" labelledBy="journey-title">
      <h2 id="journey-title">{t('pages.starter.journey.title')}</h2>
      <p className="starter__intro">{t('pages.starter.journey.intro')}</p>
      <WhereToStart advice={advice} onAdvice={setAdvice} />
      <ol className="journey__path">
        {STATIONS.map(station => (
          <StationCard key={station.id} station={station} isRecommended={advice?.next === station.id} />
        ))}
      </ol>
      <div className="journey__notes">
        {NOTES.map(({ note, text, sources }) => (
          <div key={note}>
            <h3>{t(`pages.starter.journey.${note}`)}</h3>
            <p>
              {t(`pages.starter.journey.${text}`)}
              <SourceLinks numbers={sources} />
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
