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
  statisticKey?: 'section_3.stat';
}

const TONE: Record<SectionBackground, 'orange' | 'yellow' | 'white'> = {
  lilac: 'orange',
  purple: 'yellow',
  white: 'orange',
  yellow: 'orange',
  plum: 'yellow',
};

export function Argument({ number, background, picture: [width, height], url, statisticKey }: ArgumentProps) {
  const { t } = useTranslation();
  const words = `pages.home.section_${number}` as const;
  return (
    <Section
      background={background}
      className={`argument argument--${number}`}
      labelledBy={`argument-${number}`}
    >
      <h2 id={`argument-${number}`} className="argument__title">
        {t(`${words}.title`)}
      </h2>
      <div className="argument__words">
        <p className="argument__text">{t(`${words}.text`)}</p>
        {statisticKey && <Crowd statisticKey={statisticKey} />}
        <p onPointerEnter={url === ADDRESSES.simulation ? prefetchSimulation : undefined}>
          <Button i18nKey={`${words}.cta`} url={url} tone={TONE[background]} />
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
