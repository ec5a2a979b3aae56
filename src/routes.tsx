import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Arrival } from './layout/Arrival.tsx';
import { Frame } from './layout/Frame.tsx';
import { home, notFound, register, simulation, starter } from './pages.ts';

/** A navigation waits for its page, with the old one still standing; nothing is shown in between. */
export function SiteRoutes() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route element={<Frame />}>
          <Route path={home.path} element={<home.Page />} />
          <Route path={starter.path} element={<starter.Page />} />
          <Route path={register.path} element={<register.Page />} />
          <Route path={notFound.path} element={<notFound.Page />} />
        </Route>
        <Route path={simulation.path} element={<simulation.Page />} />
        <Route path="/home" element={<Navigate to="/" replace />} />
      </Routes>
      <Arrival />
    </Suspense>
  );
}
