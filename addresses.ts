/**
 * The table of pages. Each line is a page's name, which is also its folder in src/pages, and its path; routes, build and
 * tests derive from it. A link to any other path does not compile.
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

/** The service worker shows it in place of a page that it cannot load. No link leads to it. */
export const OFFLINE_PAGE = '/offline';

/** The name of a page. */
export type PageName = keyof typeof ADDRESSES;

type Page = (typeof ADDRESSES)[PageName];

/** A link within the site. */
export type SiteUrl = Page | `${Page}?${string}` | `${Page}#${string}`;
/** A link to another site. */
export type ForeignUrl = `https://${string}`;
