import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isFastConnection, prefetchSimulation } from '../../simulation/prefetchSimulation.ts';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { Section } from '../../ui/Section.tsx';
import './closing.css';

/** Prefetches the match day when its link becomes visible, because a visitor who has read this far probably starts it. */
export function Closing() {
  const { t } = useTranslation();
  const call = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!call.current || !isFastConnection()) return;
    const seen = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void prefetchSimulation();
    });
    seen.observe(call.current);
    return () => seen.disconnect();
  }, []);

  return (
    <Section background="purple" className="closing" labelledBy="closing-title">
      <div className="closing__sun" aria-hidden="true" />
      <div className="closing__words home__words">
        <h2 id="closing-title">{t('pages.home.closing.title')}</h2>
        <p className="closing__text home__text">{t('pages.home.closing.text')}</p>
        <div ref={call}>
          <CallToAction
            url="/simulation_wny"
            text={t('pages.home.closing.cta')}
            hoverText={t('pages.home.closing.cta_hover')}
            onIntent={prefetchSimulation}
          />
        </div>
      </div>
      <img
        className="closing__team"
        src="/art/hero-team.svg"
        alt=""
        width="820"
        height="380"
        loading="lazy"
      />
    </Section>
  );
}
