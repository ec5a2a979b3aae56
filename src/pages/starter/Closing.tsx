import { useTranslation } from 'react-i18next';
import { CONTACT_METHOD } from '../../facts/owner.ts';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { Section } from '../../ui/Section.tsx';
import { OthersToAsk } from './OthersToAsk.tsx';
import { Sources } from './Sources.tsx';
import './starter-closing.css';

export function Closing() {
  const { t } = useTranslation();
  const words = CONTACT_METHOD === 'none' ? 'pages.starter.closing.nobody' : 'pages.starter.closing';
  return (
    <Section background="purple" className="starter-closing" labelledBy="starter-closing-title">
      <h2 id="starter-closing-title">{t(`${words}.title`)}</h2>
      <p className="starter-closing__text">{t(`${words}.text`)}</p>
      {CONTACT_METHOD === 'none' ? (
        <OthersToAsk tone="yellow" />
      ) : (
        <CallToAction
          url="/register"
          text={t('pages.starter.closing.cta')}
          hoverText={t('pages.starter.closing.cta_hover')}
        />
      )}
      <div className="starter-closing__picture">
        <img src="/art/hero-romy.svg" alt="" width="680" height="842" loading="lazy" />
      </div>
      <Sources />
    </Section>
  );
}
