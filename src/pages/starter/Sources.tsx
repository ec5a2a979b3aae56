import { OWNER } from 'virtual:owner';
import { useTranslation } from 'react-i18next';
import { NewTab } from '../../ui/NewTab.tsx';
import { CHECKED, CLAIM_SOURCE, NEXT_CHECK, SOURCES } from './sources.ts';
import './sources.css';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const dayOf = (date: string) => format.format(new Date(date));

export function Sources() {
  const { t } = useTranslation();
  const { source, address } = OWNER.claim;
  const sources = [
    ...SOURCES.map(({ number, url }) => ({ number, words: t(`pages.starter.sources.${number}`), url })),
    { number: CLAIM_SOURCE, words: source, url: address },
  ];
  return (
    <div className="sources">
      <h2>{t('pages.starter.sources.title')}</h2>
      <p>{t('pages.starter.sources.checked', { date: dayOf(CHECKED), next: dayOf(NEXT_CHECK) })}</p>
      <ol>
        {sources.map(({ number, words, url }) => (
          <li key={number} id={`source-${number}`} tabIndex={-1}>
            {words}{' '}
            {url && (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {new URL(url).hostname.replace('www.', '')}
                <NewTab />
              </a>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
