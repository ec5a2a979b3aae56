import { useTranslation } from 'react-i18next';
import { prefetchSimulation } from '../../simulation/prefetchSimulation.ts';
import { ADDRESSES, type SiteUrl } from '../../site/addresses.ts';
import { Button } from '../../ui/Button.tsx';
import { Section, type SectionBackground } from '../../ui/Section.tsx';
import { Crowd } from './Crowd.tsx';
import './argument.css';

interface ArgumentProps {
  number: 1 | 2 | 3 | 4 | 5;
  background: SectionBackground;
  /** in SVG units; reserves the drawing's space, so that the page does not move when it loads */
  picture: readonly [width: number, height: number];
  url: SiteUrl;
}

export function Argument({ number, background, picture: [width, height], url }: ArgumentProps) {
  const { t } = useTranslation();
  const words = `pages.home.section_${number}` as const;
  const isDark = background === 'purple' || background === 'plum';
  return (
    <Section
      background={background}
      className={`argument argument--${number}`}
      labelledBy={`argument-${number}`}
    >
      <h2 id={`argument-${number}`} className="argument__title">
        {t(`${words}.title`)}
      </h2>
      <div className="argument__words home__words">
        <p className="argument__text home__text">{t(`${words}.text`)}</p>
        {number === 3 && <Crowd />}
        <p onPointerEnter={url === ADDRESSES.simulation ? prefetchSimulation : undefined}>
          <Button i18nKey={`${words}.cta`} url={url} tone={isDark ? 'yellow' : 'orange'} />
        </p>
      </div>
      <img
        className="argument__picture"
        src={`/art/home-${number}.svg`}
        alt={t(`${words}.image_alt`)}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </Section>
  );
}
