/**
 * The table of pages: a line for each, with its name, which is its folder in src/pages, and its address. All else of a
 * page derives from its line. A link to an address that is not here does not compile.
 */
export const ADDRESSES = {
  home: '/',
  starter: '/starter',
  register: '/register',
  legal: '/legal',
  simulation: '/simulation_wny',
  report: '/report',
  transcript: '/transcript',
  kiosk: '/kiosk',
} as const;

/** Shown in place of a page that is not there, by the service worker alone: nothing leads to it. */
export const OFFLINE_PAGE = '/offline';

/** The name of a page. */
export type PageName = keyof typeof ADDRESSES;

type Page = (typeof ADDRESSES)[PageName];

/** A link within the site. */
export type SiteUrl = Page | `${Page}?${string}` | `${Page}#${string}`;
/** A link to somewhere else. */
export type ForeignUrl = `https://${string}`;
