import { lazy, Suspense, useEffect, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ADDRESSES } from '../../addresses.ts';
import { device } from '../device/device.ts';
import { importWithRetry } from '../network/importWithRetry.ts';
import { PageElement, type SitePage } from '../network/lazyPage.tsx';
import { LostLink } from './LostLink.tsx';
import { notFound, PAGES, pageAt } from './pages.ts';
import { RouteEffects } from './RouteEffects.tsx';
import { SiteLayout } from './SiteLayout.tsx';

const simulation = pageAt(ADDRESSES.simulation);
const IN_LAYOUT = [...PAGES.filter(page => page !== simulation), notFound];

const at = (page: SitePage) => (
  <Route key={page.path} path={page.path} element={<PageElement key={page.path} page={page} />} />
);

const Guard = lazy(() => importWithRetry(() => import('../kiosk/Guard.tsx')));

/** Blocks the ways out of a kiosk. Renders nothing outside a kiosk and on the operator's page. */
function KioskGuard() {
  const { pathname } = useLocation();
  const [isLockedDown, setLockedDown] = useState(false);
  useEffect(() => setLockedDown(!device().canLeave && pathname !== ADDRESSES.kiosk), [pathname]);
  return (
    isLockedDown && (
      <Suspense>
        <Guard />
      </Suspense>
    )
  );
}

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
      <KioskGuard />
    </Suspense>
  );
}
