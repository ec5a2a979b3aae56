/** Renders the pages to HTML at build time; plugin.ts writes the HTML into files. */
import type { PropsWithChildren } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { OfflinePage } from '../pages/offline/OfflinePage.tsx';
import { ADDRESSES } from '../site/addresses.ts';
import { pageAt } from '../site/pages.ts';
import { SiteRoutes } from '../site/routes.tsx';
import { i18n } from '../words/i18n.ts';
import { structuredData } from './structuredData.ts';

export { notFound, PAGES } from '../site/pages.ts';

export interface Rendered {
  html: string;
  title: string;
  description: string;
  structuredData: object[];
  /** HTML that is shown in place of the page if the page's script cannot run; '' for pages that work without script */
  withoutScript: string;
}

/**
 * Renders the page at `path` to HTML. The match day's page renders as its loading screen.
 * `@public` tells knip, the dead-code tool, that this export is in use: knip does not see the use, because
 * renderer.ts imports the built file, not this file.
 * @public
 */
export async function render(path: string, siteUrl: string): Promise<Rendered> {
  const page = pageAt(path);
  await page.preload();
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <StaticRouter location={path}>
        <SiteRoutes />
      </StaticRouter>
    </I18nextProvider>,
  );
  return {
    html,
    title: i18n.t(`${page.words}.meta.title`),
    description: i18n.t(`${page.words}.meta.description`),
    structuredData: structuredData(page, siteUrl),
    withoutScript: path === ADDRESSES.simulation ? renderToStaticMarkup(<InPlaceOfTheMatchDay />) : '',
  };
}

/**
 * Renders the offline page (OfflinePage.tsx) to plain HTML, which React does not hydrate.
 * @public see `render`
 */
export const renderOffline = (): Rendered => ({
  html: renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <OfflinePage />
    </I18nextProvider>,
  ),
  title: i18n.t('pages.offline.meta.title'),
  description: i18n.t('pages.offline.meta.description'),
  structuredData: [],
  withoutScript: '',
});

/**
 * A text in place of the match day, with a link to the starter pack. It is in a `div`, because HTML allows only one
 * `main` element, and the hidden loading screen is a `main`.
 */
const InPlace = ({ says, children }: PropsWithChildren<{ says: string }>) => (
  // biome-ignore lint/a11y/useSemanticElements: `<main>` is in use, see the comment above
  <div className="in-place" role="main">
    <h1>{i18n.t('layout.brand_line')}</h1>
    <p>{says}</p>
    {children}
    <p>
      <a href={ADDRESSES.starter}>{i18n.t('navigation.starter')}</a>
    </p>
  </div>
);

/** Content for a browser without scripts, and for one that cannot load the script or is too old to run it. */
function InPlaceOfTheMatchDay() {
  return (
    <>
      <noscript>
        <link rel="stylesheet" href="/without-script.css" />
        <InPlace says={i18n.t('pages.simulation_wny.no_script')}>
          <p>
            <a href={ADDRESSES.transcript}>{i18n.t('navigation.transcript')}</a>
          </p>
        </InPlace>
      </noscript>
      <template id="not-started">
        <InPlace says={i18n.t('pages.simulation_wny.not_started')}>
          <p>
            <a href={ADDRESSES.simulation}>{i18n.t('pages.simulation_wny.not_started.again')}</a>
          </p>
        </InPlace>
      </template>
    </>
  );
}
