import type { SitePage } from '../network/lazyPage.tsx';
import { STATIONS, type Station } from '../pages/starter/journey/journey.ts';
import { ADDRESSES } from '../site/addresses.ts';
import { i18n } from '../words/i18n.ts';

const CONTEXT = 'https://schema.org';

const organization = (siteUrl: string) => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  name: 'Why Not You',
  url: `${siteUrl}/`,
  logo: `${siteUrl}/art/icon-512.png`,
  description: i18n.t('pages.home.meta.description'),
});

/** One of the four courses, in the words of the starter page. The provider is left out, because no source names it. */
const course = ({ id }: Station, siteUrl: string) => ({
  '@context': CONTEXT,
  '@type': 'Course',
  name: i18n.t(`pages.starter.journey.${id}.title`),
  description: i18n.t(`pages.starter.journey.${id}.summary`),
  url: `${siteUrl}${ADDRESSES.starter}`,
  inLanguage: 'en',
});

/** Returns the structured data of a page for search engines; [] for most pages. */
export function structuredData({ path }: SitePage, siteUrl: string): object[] {
  if (path === ADDRESSES.home) return [organization(siteUrl)];
  if (path === ADDRESSES.starter) return STATIONS.map(station => course(station, siteUrl));
  return [];
}
