import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageElement, type SitePage } from '../network/lazyPage.tsx';
import { ADDRESSES } from './addresses.ts';
import { LostLink } from './LostLink.tsx';
import { notFound, PAGES, pageAt } from './pages.ts';
import { RouteEffects } from './RouteEffects.tsx';
import { SiteLayout } from './SiteLayout.tsx';

const simulation = pageAt(ADDRESSES.simulation);
const IN_LAYOUT = [...PAGES.filter(page => page !== simulation), notFound];

const at = (page: SitePage) => (
  <Route key={page.path} path={page.path} element={<PageElement key={page.path} page={page} />} />
);

/** The site's routes. During a navigation the old page stays until the new one is loaded. */
export function SiteRoutes() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route element={<SiteLayout />}>{IN_LAYOUT.map(at)}</Route>
        {at(simulation)}
      </Routes>
      <RouteEffects />
      <LostLink />
    </Suspense>
  );
}
