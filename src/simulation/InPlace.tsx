import type { PropsWithChildren } from 'react';
import { ADDRESSES } from '../site/addresses.ts';
import { i18n } from '../words/i18n.ts';

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

/**
 * Content in place of the match day for a browser without scripts, and for one that cannot load the script or is too old
 * to run it. The build writes it into the page's HTML.
 */
export function InPlaceOfTheMatchDay() {
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
