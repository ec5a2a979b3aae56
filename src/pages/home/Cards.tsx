import { CARDS } from 'virtual:cards';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/Section.tsx';
import './cards.css';

export function Cards() {
  const { t } = useTranslation();
  return (
    <Section background="lilac" className="cards" labelledBy="cards-title">
      <h2 id="cards-title">{t('pages.home.cards.title')}</h2>
      <p className="cards__text home__text">{t('pages.home.cards.text')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must scroll the list, which is too wide for a phone */}
      <ul className="cards__hand" tabIndex={0} aria-label={t('pages.home.cards.label')}>
        {CARDS.map(({ number, src }) => (
          <li key={number} className="cards__card">
            <img
              src={src}
              alt={t('pages.home.cards.card', { number })}
              width="360"
              height="504"
              loading="lazy"
              decoding="async"
            />
            <span className="cards__number" aria-hidden="true">
              {number}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
