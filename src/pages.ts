/** Every page: where it is, which words describe it, how it loads. */
import { type LazyPage, lazyPage } from './lazyPage.tsx';

export interface SitePage extends LazyPage {
  path: string;
  /** Its title and description are `${words}.meta.title` and `${words}.meta.description`. */
  words: string;
}

export const home: SitePage = {
  path: '/',
  words: 'pages.home',
  ...lazyPage(() => import('./pages/home/HomePage.tsx')),
};
export const starter: SitePage = {
  path: '/starter',
  words: 'pages.starter',
  ...lazyPage(() => import('./pages/starter/StarterPage.tsx')),
};
export const register: SitePage = {
  path: '/register',
  words: 'pages.register',
  ...lazyPage(() => import('./pages/register/RegisterPage.tsx')),
};
export const simulation: SitePage = {
  path: '/simulation_wny',
  words: 'pages.simulation_wny',
  ...lazyPage(() => import('./pages/simulation/SimulationPage.tsx')),
};
export const notFound: SitePage = {
  path: '*',
  words: 'pages.not_found',
  ...lazyPage(() => import('./pages/not-found/NotFoundPage.tsx')),
};

const PAGES = [home, starter, register, simulation];

/** The page an address shows; an address may end in a slash. Unknown addresses show the 404 page. */
export function pageAt(pathname: string): SitePage {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return PAGES.find(page => page.path === path) ?? notFound;
}
