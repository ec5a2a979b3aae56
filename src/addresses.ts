/** Paths of all pages. A link to any other path does not compile. */
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

type Page = (typeof ADDRESSES)[keyof typeof ADDRESSES];

/** A link within the site. */
export type SiteUrl = Page | `${Page}?${string}` | `${Page}#${string}`;
/** A link to another site. */
export type ForeignUrl = `https://${string}`;
