/**
 * The table of pages. Each line has a page's name and its path. The name is also that of the page's folder in
 * src/pages. Routes, build and tests read this table. A link to any other path does not compile.
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

/** The path of the page that the service worker shows instead of a page that it cannot load. No page links to it. */
export const OFFLINE_PAGE = '/offline';

/** The name of a page. */
export type PageName = keyof typeof ADDRESSES;

type Page = (typeof ADDRESSES)[PageName];

/** A link within the site. */
export type SiteUrl = Page | `${Page}?${string}` | `${Page}#${string}`;
/** A link to another site. */
export type ForeignUrl = `https://${string}`;
