import { useTranslation } from 'react-i18next';
import { NewTab } from '../../ui/Button.tsx';
import { CHECKED, SOURCES } from './sources.ts';

/** Small numbers behind a fact: one link, big enough for a thumb, to the first of its sources. */
export function SourceLinks({ numbers }: { numbers: readonly number[] }) {
  const { t } = useTranslation();
  const list = numbers.join(', ');
  return (
    <sup className="source-links">
      <a
        href={`#source-${numbers[0]}`}
        aria-label={t('pages.starter.sources.link', { count: numbers.length, list })}
      >
        {list}
      </a>
    </sup>
  );
}

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The small print: every source, and the day it was looked at. */
export function Sources() {
  const { t } = useTranslation();
  const date = day.format(new Date(`${CHECKED}T00:00Z`));
  return (
    <div className="sources">
      <h2>{t('pages.starter.sources.title')}</h2>
      <p>{t('pages.starter.sources.checked', { date })}</p>
      <ol>
        {SOURCES.map(({ number, url }) => (
          <li key={number} id={`source-${number}`} tabIndex={-1}>
            {t(`pages.starter.sources.${number}`)}{' '}
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
