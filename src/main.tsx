import './boot/ownAddress.ts';
import './boot/reactBfcacheFix.ts';
import './boot/darkened.ts';
import './comfort/apply.ts';
import './styles/layers.css';
import 'virtual:palette.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { whenPainted } from './boot/whenPainted.ts';
import { device } from './device/device.ts';
import { importWithRetry } from './network/importWithRetry.ts';
import { reloadLater } from './network/reloadLater.ts';
import { pause } from './network/retry.ts';
import { ADDRESSES } from './site/addresses.ts';
import { CrashScreen } from './site/CrashScreen.tsx';
import { pageAt } from './site/pages.ts';
import { SiteRoutes } from './site/routes.tsx';
import { i18n } from './words/i18n.ts';

document.documentElement.dataset.started = ''; // tells public/not-started.js that this script runs

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const siteWith = (kiosk?: typeof import('./kiosk/kiosk.tsx')) => (
  <StrictMode>
    <CrashScreen openKiosk={kiosk?.openKiosk}>
      <I18nextProvider i18n={i18n}>
        <BrowserRouter>
          <SiteRoutes />
          {kiosk && <kiosk.Guard />}
        </BrowserRouter>
      </I18nextProvider>
    </CrashScreen>
  </StrictMode>
);

/** Delay in ms from a page's `load` event to the download of the offline copy. The page's own files come first. */
const COPY_DELAY = 4000;

/** Timeout in ms for loading the scripts of the kiosk mode. */
const KIOSK_TIMEOUT = 40_000;

const page = pageAt(location.pathname);
// The HTML already contains the prerendered page. React can hydrate it only when the page's script is loaded. A failed
// download is ignored here, because React's rendering also fails and shows CrashScreen.
const code = importWithRetry(page.preload).then(
  () => undefined,
  () => undefined,
);
// React starts after the first paint, because React's work would delay the paint
const painted = whenPainted();

/**
 * Loads the kiosk's script. The page is inert until the script has loaded, because only this script can end a visit. If
 * the script does not load within `KIOSK_TIMEOUT`, the page reloads later. Does not wait for the page's own script
 * (`code`): if `code` fails, the kiosk's script can restart the page.
 */
const loadKiosk = async () => {
  root.inert = true;
  const kiosk = await Promise.race([
    importWithRetry(() => import('./kiosk/kiosk.tsx'), false).catch(() => undefined),
    pause(KIOSK_TIMEOUT).then(() => undefined),
  ]);
  return kiosk ?? reloadLater();
};

void Promise.all([device().isShared ? loadKiosk() : code, painted]).then(([kiosk]) => {
  root.inert = false;
  const site = siteWith(kiosk);
  if (root.firstElementChild) hydrateRoot(root, site);
  else createRoot(root).render(site);
});

// the match day's page requests its offline copy itself, once the visitor has started the match day
if (page.path !== ADDRESSES.simulation) {
  addEventListener('load', () =>
    setTimeout(() => {
      import('./offline/offline.ts').then(({ keepSite }) => keepSite()).catch(console.info);
    }, COPY_DELAY),
  );
}
