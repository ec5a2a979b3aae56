/** Where the pages are. A link to an address that is not here does not compile. */
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

type Page = (typeof ADDRESSES)[keyof typeof ADDRESSES];

/** A link within the site. */
export type SiteUrl = Page | `${Page}?${string}` | `${Page}#${string}`;
/** A link to somewhere else. */
export type ForeignUrl = `https://${string}`;
