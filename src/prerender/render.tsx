/** Renders the pages to HTML at build time; plugin.ts writes the HTML into files. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import type { PageWords } from '../network/lazyPage.tsx';
import { OfflinePage } from '../pages/offline/OfflinePage.tsx';
import { InPlaceOfTheMatchDay } from '../simulation/InPlace.tsx';
import { ADDRESSES, OFFLINE_PAGE } from '../site/addresses.ts';
import { PAGES, pageAt } from '../site/pages.ts';
import { SiteRoutes } from '../site/routes.tsx';
import { i18n } from '../words/i18n.ts';
import { structuredData } from './structuredData.ts';

export interface Rendered {
  readonly file: string;
  /** path of the page; undefined if search engines must not list it */
  readonly path: string | undefined;
  /** path of the page's module, from the project's folder; its scripts and styles are the page's */
  readonly module: string;
  readonly html: string;
  readonly title: string;
  readonly description: string;
  readonly structuredData: readonly object[];
  /** HTML that is shown in place of the page if the page's script cannot run; '' for pages that work without script */
  readonly withoutScript: string;
  /** the page's own script, which runs before the first paint */
  readonly script?: string;
  /** true if the page must work without the site's scripts */
  readonly isStatic?: boolean;
}

/** '/' -> 'index.html', '/starter' -> 'starter.html' */
const fileOf = (path: string) => (path === ADDRESSES.home ? 'index.html' : `${path.slice(1)}.html`);
const wordsOf = (page: PageWords | 'pages.offline') => ({
  title: i18n.t(`${page}.meta.title`),
  description: i18n.t(`${page}.meta.description`),
});
const withWords = (page: ReactNode) => <I18nextProvider i18n={i18n}>{page}</I18nextProvider>;

export async function render(path: string, siteUrl: string): Promise<Rendered> {
  const page = pageAt(path);
  await page.preload();
  const html = renderToString(
    withWords(
      <StaticRouter location={path}>
        <SiteRoutes />
      </StaticRouter>,
    ),
  );
  return {
    file: fileOf(path),
    path: page.isUnlisted ? undefined : path,
    module: page.module,
    html,
    ...wordsOf(page.words),
    structuredData: structuredData(path, siteUrl),
    withoutScript: path === ADDRESSES.simulation ? renderToStaticMarkup(<InPlaceOfTheMatchDay />) : '',
  };
}

/**
 * Renders all pages, the 404 page and the offline page.
 * @public builds.ts calls it, which knip, the dead-code tool, does not see
 */
export async function renderSite(siteUrl: string): Promise<readonly Rendered[]> {
  const pages = await Promise.all(PAGES.map(({ path }) => render(path, siteUrl)));
  const missing = { ...(await render('/404', siteUrl)), script: 'not-found.js' };
  const offline = {
    ...missing, // the offline page has the styles of the 404 page
    file: fileOf(OFFLINE_PAGE),
    ...wordsOf('pages.offline'),
    html: renderToStaticMarkup(withWords(<OfflinePage />)),
    script: 'offline.js',
    isStatic: true,
  };
  return [...pages, missing, offline];
}
