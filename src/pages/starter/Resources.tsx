import { useTranslation } from 'react-i18next';
import { NewTab } from '../../ui/NewTab.tsx';
import { Section } from '../../ui/Section.tsx';
import './resources.css';

const RESOURCES = [
  { item: 1, url: 'https://www.jugendundsport.ch' },
  { item: 2, url: 'https://www.uefa.com/development/coaches/womens-coaching/' },
  { item: 3, url: 'https://www.fifatrainingcentre.com' },
  { item: 4, url: 'https://www.swissolympic.ch' },
  { item: 5, url: 'https://www.sportintegrity.ch' },
] as const;

export function Resources() {
  const { t } = useTranslation();
  return (
    <Section background="yellow" className="resources" labelledBy="resources-title">
      <h2 id="resources-title">{t('pages.starter.resources.title')}</h2>
      <p className="starter__intro">{t('pages.starter.resources.intro')}</p>
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
