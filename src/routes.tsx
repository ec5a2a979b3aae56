import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Arrival } from './layout/Arrival.tsx';
import { Frame } from './layout/Frame.tsx';
import { Shown } from './lazyPage.tsx';
import { home, notFound, register, type SitePage, simulation, starter } from './pages.ts';

const at = (page: SitePage) => (
  <Route key={page.path} path={page.path} element={<Shown key={page.path} page={page} />} />
);

/** A navigation waits for its page, with the old one still standing; nothing is shown in between. */
export function SiteRoutes() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route element={<Frame />}>{[home, starter, register, notFound].map(at)}</Route>
        {at(simulation)}
        <Route path="/home" element={<Navigate to="/" replace />} />
      </Routes>
      <Arrival />
    </Suspense>
  );
}
