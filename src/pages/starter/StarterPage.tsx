import { useTranslation } from 'react-i18next';
import words from '../../../locales/en/starter.json';
import { addWords } from '../../i18n.ts';
import { Button, NewTab } from '../../ui/Button.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { Section } from '../../ui/Section.tsx';
import { Journey } from './Journey.tsx';
import { SourceLinks, Sources } from './Sources.tsx';
import { Sessions } from './sessions/Sessions.tsx';
import './starter.css';

addWords(words);

const ITEMS = [1, 2, 3, 4, 5, 6] as const;
const RESOURCES = [
  { item: 1, url: 'https://www.jugendundsport.ch' },
  { item: 2, url: 'https://www.uefa.com/development/coaches/womens-coaching/' },
  { item: 3, url: 'https://www.fifatrainingcentre.com' },
  { item: 4, url: 'https://www.swissolympic.ch' },
  { item: 5, url: 'https://www.sportintegrity.ch' },
] as const;

export default function StarterPage() {
  return (
    <>
      <Intro />
      <Testimonial />
      <Coach />
      <Switzerland />
      <Journey />
      <Sessions />
      <Resources />
      <Closing />
    </>
  );
}

function Intro() {
  const { t } = useTranslation();
  return (
    <Section ground="white" className="intro" labelledBy="starter-title">
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

function Testimonial() {
  const { t } = useTranslation();
  return (
    <Section ground="purple" className="testimonial" labelledBy="testimonial-author">
      <figure>
        <blockquote>
          <p>
            {t('pages.starter.testimonial.quote')}
            <SourceLinks numbers={[1]} />
          </p>
        </blockquote>
        <figcaption>
          <strong id="testimonial-author">{t('pages.starter.testimonial.author')}</strong>
          <small>{t('pages.starter.testimonial.note')}</small>
        </figcaption>
      </figure>
      <img
        className="testimonial__romy"
        src="/art/starter-romy.svg"
        alt={t('pages.starter.testimonial.image_alt')}
        width="700"
        height="800"
        loading="lazy"
      />
    </Section>
  );
}

function Coach() {
  const { t } = useTranslation();
  return (
    <Section ground="lilac" className="coach" labelledBy="coach-title">
      <h2 id="coach-title">{t('pages.starter.coach.title')}</h2>
      <p className="coach__intro">{t('pages.starter.coach.intro')}</p>
      <ol className="coach__list">
        {ITEMS.map(item => (
          <li key={item}>
            <h3>{t(`pages.starter.coach.item_${item}.title`)}</h3>
            <p>{t(`pages.starter.coach.item_${item}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Switzerland() {
  const { t } = useTranslation();
  return (
    <Section ground="white" className="switzerland" labelledBy="switzerland-title">
      <h2 id="switzerland-title">{t('pages.starter.switzerland.title')}</h2>
      <div className="switzerland__words">
        <p>
          {t('pages.starter.switzerland.text_1')}
          <SourceLinks numbers={[5]} />
        </p>
        <p>
          {t('pages.starter.switzerland.text_2')}
          <SourceLinks numbers={[6]} />
        </p>
        <p>
          <Button i18nKey="pages.starter.switzerland.cta" url="https://www.football.ch" target="_blank" />
        </p>
      </div>
      <img
        className="switzerland__picture"
        src="/art/starter-village.svg"
        alt={t('pages.starter.switzerland.image_alt')}
        width="1600"
        height="560"
        loading="lazy"
      />
    </Section>
  );
}

function Resources() {
  const { t } = useTranslation();
  return (
    <Section ground="yellow" className="resources" labelledBy="resources-title">
      <h2 id="resources-title">{t('pages.starter.resources.title')}</h2>
      <p className="resources__intro">{t('pages.starter.resources.intro')}</p>
      <ul className="resources__list">
        {RESOURCES.map(({ item, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              <span className="resources__name">
                {t(`pages.starter.resources.item_${item}.title`)}
                <NewTab />
              </span>
            </a>
            <p>{t(`pages.starter.resources.item_${item}.text`)}</p>
            <p className="resources__address">{url.replace('https://', '')}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Closing() {
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
