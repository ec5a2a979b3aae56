/**
 * Defines the headers and redirects of the site. The preview server sends them; staticHost.ts and nginx.ts write them
 * into host configurations.
 */

import { ADDRESSES } from '../src/site/addresses.ts';

/** Settings of the security policy that differ between builds. */
export interface PolicyOptions {
  /**
   * the address to which a script posts the registration form; '' if the form opens an e-mail instead, or if
   * there is no form
   */
  readonly formUrl: string;
}

/** Returns the origin of an absolute URL; undefined for a relative one, which is on the site's own origin. */
const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : undefined);

/**
 * Returns the Content Security Policy. It allows only the site's own origin, without inline scripts and inline styles.
 * - `connect-src` also contains the form's origin, because a script sends the form. `form-action` does not need it.
 * - `data:` and `blob:` are for pictures that the page itself creates.
 * - Trusted Types: no string becomes code or markup. Exception: two policies make the script URLs of the workers. They
 *   are in stage/renderer/rasteriser.ts and src/offline/workerClient.ts.
 */
function contentSecurityPolicy({ formUrl }: PolicyOptions): string {
  const form = originOf(formUrl);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${form ? ` ${form}` : ''}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types raster-worker service-worker',
  ].join('; ');
}

/**
 * Browser features that the site never uses. The header `Permissions-Policy` denies these features to the site's pages
 * and to embedded documents.
 */
const DENIED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

export type Header = readonly [name: string, value: string];

/** Returns the headers that every response has, including error responses. */
export const headersOfAll = (options: PolicyOptions): readonly Header[] => [
  ['Content-Security-Policy', contentSecurityPolicy(options)],
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', DENIED.map(feature => `${feature}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** Folders in which each file's name contains a hash of its content. Browsers cache these files for a year. */
export const HASHED = {
  folders: ['/assets/', '/simulation/md/', '/simulation/sm/'],
  cache: 'public, max-age=31536000, immutable',
} as const;
/** The service worker decides which files a visitor gets, so an outdated worker must never come from an HTTP cache. */
export const WORKER = { path: '/sw.js', cache: 'no-store' } as const;
/** `Cache-Control` of all files except `HASHED` and `WORKER`: cached, but revalidated at every request. */
export const REVALIDATED = 'no-cache';

/** Returns the `Cache-Control` of the file at `path` (without a query). */
export function cacheOf(path: string): string {
  if (HASHED.folders.some(folder => path.startsWith(folder))) return HASHED.cache;
  return path === WORKER.path ? WORKER.cache : REVALIDATED;
}

type Redirect = readonly [from: string, to: string];

/** Permanent redirects (status 301). */
export const REDIRECTS: readonly Redirect[] = [['/home', ADDRESSES.home]];

/**
 * Redirects from each page's path with a trailing slash to the path without it. Only the preview server needs this
 * list: nginx.ts has one rule for all pages, and a static host has its own rules.
 */
export const SLASH_REDIRECTS: readonly Redirect[] = Object.values(ADDRESSES)
  .filter(path => path !== ADDRESSES.home)
  .map(path => [`${path}/`, path]);
