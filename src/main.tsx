import 'virtual:palette.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { i18n } from './i18n.ts';
import { Slip } from './layout/Slip.tsx';
import { forgetReload, reloadOnceWhenChunksAreGone } from './newRelease.ts';
import { pageAt } from './pages.ts';
import { SiteRoutes } from './routes.tsx';

reloadOnceWhenChunksAreGone();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const site = (
  <StrictMode>
    <Slip>
      <I18nextProvider i18n={i18n}>
        <BrowserRouter>
          <SiteRoutes />
        </BrowserRouter>
      </I18nextProvider>
    </Slip>
  </StrictMode>
);

// A page that was prerendered is there already; its code must be too before React takes it over.
pageAt(location.pathname)
  .preload()
  .then(forgetReload, () => {})
  .finally(() => {
    if (root.firstElementChild) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
