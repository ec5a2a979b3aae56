import { useTranslation } from 'react-i18next';
import words from '../../../locales/en/offline-page.json';
import { ADDRESSES } from '../../site/addresses.ts';
import { addWords } from '../../words/i18n.ts';

addWords(words);

/**
 * The service worker serves this page under the address of the missing page. script.ts reloads the tab as soon as the
 * server sends the missing page. The styles are those of the not-found page.
 */
export function OfflinePage() {
  const { t } = useTranslation();
  return (
    <main className="not-found" aria-labelledby="offline-title">
      <img
        className="not-found__picture"
        src="/art/offside-flag.svg"
        alt={t('pages.offline.image_alt')}
        width="900"
        height="900"
      />
      <div className="not-found__words">
        <h1 id="offline-title">{t('pages.offline.title')}</h1>
        <p>{t('pages.offline.text')}</p>
        <p className="not-found__ways">
          {/* biome-ignore lint/a11y/useValidAnchor: an empty href requests the current address again */}
          <a className="button button--yellow" href="">
            <span className="button__text">{t('pages.offline.retry')}</span>
          </a>
          {(['home', 'starter'] as const).map(name => (
            <a key={name} className="button button--white" href={ADDRESSES[name]}>
              <span className="button__text">{t(`pages.offline.${name}`)}</span>
            </a>
          ))}
        </p>
      </div>
    </main>
  );
}
