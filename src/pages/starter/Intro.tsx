import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/Section.tsx';
import './intro.css';

export function Intro() {
  const { t } = useTranslation();
  return (
    <Section background="white" className="intro" labelledBy="starter-title">
      <h1 id="starter-title">{t('pages.starter.intro.title')}</h1>
      <div className="intro__words">
        <p className="intro__lead">{t('pages.starter.intro.lead')}</p>
        <p>{t('pages.starter.intro.text')}</p>
      </div>
      <img
        className="intro__picture"
        src="/art/starter-pack.svg"
        alt={t('pages.starter.intro.image_alt')}
        width="1040"
        height="980"
        fetchPriority="high"
      />
    </Section>
  );
}
