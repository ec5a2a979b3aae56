/** A page's folder, in src/pages or in src, has the same name. A link to any other path does not compile. */
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

export const OFFLINE_PAGE = '/offline';

export type PageName = keyof typeof ADDRESSES;

type Page = (typeof ADDRESSES)[PageName];

/**
 * Matches a page's path in another spelling, and what a chat program appends to it: capitals, repeated or trailing
 * slashes, `.html`, punctuation (also percent-encoded), and a query that begins with `&` or with an encoded `?`.
 * src/hosting/nginx.conf has the same pattern.
 */
const SPELLING = /^\/+([a-z_]*?)(\/+index)?(\.html?)?(%[\da-f]{2}|\W|_)*((&|%3f).*)?$/i;

const HOME_NAMES: readonly string[] = ['', 'index', 'home'];

/** Returns the page that a path means, such as '/starter' for '//Starter.html'; undefined if it means no page. */
export function meantPage(path: string): Page | undefined {
  const name = SPELLING.exec(path)?.[1]?.toLowerCase();
  if (name === undefined) return undefined;
  return HOME_NAMES.includes(name)
    ? ADDRESSES.home
    : Object.values(ADDRESSES).find(page => page === `/${name}`);
}

export type SiteUrl = Page | `${Page}?${string}` | `${Page}#${string}`;
export type ForeignUrl = `https://${string}`;
