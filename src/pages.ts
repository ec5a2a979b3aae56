/** Lists all pages, for the router, the build and the sitemap. */
import { ADDRESSES } from './addresses.ts';
import { lazyPage, type SitePage } from './lazyPage.tsx';
import { REACH } from './owner.ts';
import { simulation } from './simulationPage.ts';

export const home = lazyPage({
  folder: 'home',
  path: ADDRESSES.home,
  words: 'pages.home',
  load: () => import('./pages/home/HomePage.tsx'),
});
export const starter = lazyPage({
  folder: 'starter',
  path: ADDRESSES.starter,
  words: 'pages.starter',
  load: () => import('./pages/starter/StarterPage.tsx'),
});
const register = lazyPage({
  folder: 'register',
  path: ADDRESSES.register,
  words: REACH === 'none' ? 'pages.register.nobody' : 'pages.register',
  load: () => import('./pages/register/RegisterPage.tsx'),
});
const legal = lazyPage({
  folder: 'legal',
  path: ADDRESSES.legal,
  words: 'pages.legal',
  load: () => import('./pages/legal/LegalPage.tsx'),
});
/** A match report. Search engines do not list it: without the code in its fragment it is empty. */
const report = lazyPage({
  folder: 'report',
  path: ADDRESSES.report,
  words: 'pages.report',
  load: () => import('./pages/report/ReportPage.tsx'),
  isUnlisted: true,
});
const transcript = lazyPage({
  folder: 'transcript',
  path: ADDRESSES.transcript,
  words: 'pages.transcript',
  load: () => import('./pages/transcript/TranscriptPage.tsx'),
});
/** The operator's page of a kiosk. No link leads to it. */
const kiosk = lazyPage({
  folder: 'kiosk',
  path: ADDRESSES.kiosk,
  words: 'pages.kiosk',
  load: () => import('./pages/kiosk/KioskPage.tsx'),
  isUnlisted: true,
});
/** For all unknown addresses. */
export const notFound = lazyPage({
  folder: 'not-found',
  path: '*',
  words: 'pages.not_found',
  load: () => import('./pages/not-found/NotFoundPage.tsx'),
});

/** Pages with an address, in the order of the sitemap. */
export const PAGES: readonly SitePage[] = [
  home,
  starter,
  register,
  legal,
  simulation,
  transcript,
  report,
  kiosk,
];
/** Pages with the site's header and footer: all except the match day. */
export const PAGES_IN_LAYOUT: readonly SitePage[] = [
  home,
  starter,
  register,
  legal,
  transcript,
  report,
  kiosk,
  notFound,
];

/** Returns the page at a path, with or without a trailing slash; the 404 page for an unknown path. */
export function pageAt(pathname: string): SitePage {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return PAGES.find(page => page.path === path) ?? notFound;
}
