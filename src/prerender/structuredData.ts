import { STATIONS } from '../pages/starter/journey/journey.ts';
import { ADDRESSES } from '../site/addresses.ts';
import { i18n } from '../words/i18n.ts';

const CONTEXT = 'https://schema.org';

/**
 * Returns the structured data of a page for search engines; [] for most pages. The courses' provider is left out, because
 * no source names it.
 */
export function structuredData(path: string, siteUrl: string): object[] {
  if (path === ADDRESSES.home)
    return [
      {
        '@context': CONTEXT,
        '@type': 'Organization',
        name: 'Why Not You',
        url: `${siteUrl}/`,
        logo: `${siteUrl}/art/icon-512.png`,
        description: i18n.t('pages.home.meta.description'),
      },
    ];
  if (path !== ADDRESSES.starter) return [];
  return STATIONS.map(({ id }) => ({
    '@context': CONTEXT,
    '@type': 'Course',
    name: i18n.t(`pages.starter.journey.${id}.title`),
    description: i18n.t(`pages.starter.journey.${id}.summary`),
    url: `${siteUrl}${ADDRESSES.starter}`,
    inLanguage: 'en',
  }));
}
