import { useTranslation } from 'react-i18next';
import { prefetchSimulation } from '../../simulation/prefetchSimulation.ts';
import { Button } from '../../ui/Button.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { Wordmark } from '../../ui/Wordmark.tsx';
import './hero.css';

export function Hero() {
  const { t } = useTranslation();
  return (
    <section className="hero" data-section="plum" aria-labelledby="home-title">
      <div className="hero__sky" aria-hidden="true">
        <div className="hero__rays" />
        <div className="hero__sun" />
        <div className="hero__ground" />
      </div>
      <img className="hero__team" src="/art/hero-team.svg" alt="" width="820" height="380" loading="lazy" />
      <img
        className="hero__romy"
        src="/art/hero-romy.svg"
        alt={t('pages.home.hero.image_alt')}
        width="680"
        height="842"
        fetchPriority="high"
      />
      <div className="hero__words">
        <h1 id="home-title" className="hero__title">
          <span className="visually-hidden">{t('pages.home.title')}</span>
          <Wordmark dot="var(--yellow)" />
        </h1>
        <p className="hero__subtitle">{t('pages.home.hero.subtitle')}</p>
        <div className="hero__ways">
          <CallToAction
            url="/simulation_wny"
            text={t('pages.home.hero.cta')}
            hoverText={t('pages.home.hero.cta_hover')}
            onIntent={prefetchSimulation}
          />
          <Button i18nKey="pages.home.hero.cta_secondary" url="/starter" tone="white" />
        </div>
        <p className="hero__note">{t('pages.home.hero.note')}</p>
      </div>
    </section>
  );
}
