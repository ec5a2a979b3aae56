import { CHAPTERS, TRANSCRIPT_WORDS } from 'virtual:transcript';
import { useTranslation } from 'react-i18next';
import page from '../../locales/en/transcript.json';
import choices from '../../locales/en/transcriptSteps.json';
import { ADDRESSES } from '../site/addresses.ts';
import { Button } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { addWords } from '../words/i18n.ts';
import { TranscriptSteps } from './TranscriptSteps.tsx';
import './transcript.css';

addWords({ ...TRANSCRIPT_WORDS, ...choices, ...page });

export default function TranscriptPage() {
  const { t } = useTranslation();
  return (
    <>
      <Section background="plum" className="transcript transcript--first" labelledBy="transcript-title">
        <h1 id="transcript-title">{t('navigation.transcript')}</h1>
        <p className="transcript__introduction">{t('pages.transcript.introduction')}</p>
        <Button tone="yellow" text={t('pages.transcript.cta')} url={ADDRESSES.simulation} />
      </Section>
      {CHAPTERS.map(({ number, name, when, entries }) => (
        <Section
          key={number}
          background={number % 2 ? 'lilac' : 'white'}
          className="transcript"
          labelledBy={`transcript-${number}`}
        >
          <div className="transcript__head">
            <h2 id={`transcript-${number}`}>{t(name)}</h2>
            {when && <p className="transcript__when">{t(when)}</p>}
          </div>
          <div>
            <TranscriptSteps entries={entries} level={3} />
          </div>
        </Section>
      ))}
    </>
  );
}
