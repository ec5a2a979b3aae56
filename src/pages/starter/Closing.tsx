import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { Section } from '../../ui/Section.tsx';
import { Sources } from './Sources.tsx';
import './starter-closing.css';

export function Closing() {
  const { t } = useTranslation();
  return (
    <Section ground="purple" className="starter-closing" labelledBy="starter-closing-title">
      <h2 id="starter-closing-title">{t('pages.starter.closing.title')}</h2>
      <p>{t('pages.starter.closing.text')}</p>
      <CallToAction
        url="/register"
        text={t('pages.starter.closing.cta')}
        hoverText={t('pages.starter.closing.cta_hover')}
      />
      <div className="starter-closing__picture">
        <img src="/art/hero-romy.svg" alt="" width="680" height="842" loading="lazy" />
      </div>
      <Sources />
    </Section>
  );
}
