import { useTranslation } from 'react-i18next';
import words from '../../locales/en/operator.json';
import { Section } from '../ui/Section.tsx';
import { addWords } from '../words/i18n.ts';
import { Checks } from './operator/Checks.tsx';
import { Counts } from './operator/Counts.tsx';
import { StartKiosk } from './operator/StartKiosk.tsx';
import { Stuck } from './operator/Stuck.tsx';
import './kiosk.css';

addWords(words);

export default function KioskPage() {
  const { t } = useTranslation();
  return (
    <>
      <Section background="white" className="kiosk" labelledBy="kiosk-title">
        <h1 id="kiosk-title">{t('pages.kiosk.title')}</h1>
        <p>{t('pages.kiosk.intro')}</p>
        <Checks />
      </Section>
      <Section background="yellow" className="kiosk" labelledBy="kiosk-start">
        <h2 id="kiosk-start">{t('pages.kiosk.start')}</h2>
        <StartKiosk />
      </Section>
      <Section background="white" className="kiosk kiosk--stuck" labelledBy="kiosk-stuck">
        <Stuck />
      </Section>
      <Section background="lilac" className="kiosk" labelledBy="kiosk-counts">
        <h2 id="kiosk-counts">{t('pages.kiosk.counts')}</h2>
        <p>{t('pages.kiosk.counts.text')}</p>
        <Counts />
      </Section>
    </>
  );
}
