/**
 * The table of pages. Each entry is a page's name and its path. The page's folder, in src/pages or in src, has the same
 * name. Routes, build and tests read this table. A link to any other path does not compile.
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

/**
 * The path of the page that the service worker shows if it cannot load the requested page. No page links to this page.
 */
export const OFFLINE_PAGE = '/offline';

export type PageName = keyof typeof ADDRESSES;

type Page = (typeof ADDRESSES)[PageName];

/** A link within the site, with or without a query or a fragment. */
export type SiteUrl = Page | `${Page}?${string}` | `${Page}#${string}`;
/** A link to another site. */
export type ForeignUrl = `https://${string}`;
