/**
 * The one source of what a host says about every file: the preview server sends it, and staticHost.ts, nginx.ts and
 * caddy.ts write it down for others.
 */

import { ADDRESSES } from '../src/addresses.ts';

/** Where the security policy differs from one site to another. */
export interface PolicyOptions {
  /** where the form posts to; '' where it does not */
  readonly formUrl: string;
}

/** The origin of an address; undefined for one that is on the site's own. */
const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : undefined);

/**
 * Everything comes from this origin: no inline script or style, no other host. 'data:' and 'blob:' are pictures that
 * the device rasterises itself. No string becomes code or markup; the two policies that may name a worker's script are
 * in stage/renderer/rasteriser.ts and src/offline/worker.ts. The form is sent by script, so it is `connect-src` that has
 * to know where to.
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

/** What the site never asks for, and nothing on its pages may. */
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

/** The headers of every answer, an error's too. */
export const headersOfAll = (options: PolicyOptions): readonly Header[] => [
  ['Content-Security-Policy', contentSecurityPolicy(options)],
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', DENIED.map(feature => `${feature}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** Files whose name changes with what is in them: once fetched, never asked for again. */
export const HASHED = {
  folders: ['/assets/', '/simulation/md/', '/simulation/sm/'],
  cache: 'public, max-age=31536000, immutable',
} as const;
/** A service worker decides what a visitor gets: an old one must never come from a cache. */
export const WORKER = { path: '/sw.js', cache: 'no-store' } as const;
/** All else is kept, and asked after each time. */
export const REVALIDATED = 'no-cache';

/** The `Cache-Control` of a file at `path`, without a query. */
export function cacheOf(path: string): string {
  if (HASHED.folders.some(folder => path.startsWith(folder))) return HASHED.cache;
  return path === WORKER.path ? WORKER.cache : REVALIDATED;
}

type Redirect = readonly [from: string, to: string];

/** Addresses that lead elsewhere for good, with status 301. */
export const REDIRECTS: readonly Redirect[] = [['/home', ADDRESSES.home]];

/** A page has one address, without a slash at its end. For the preview server: hosts know it by rules of their own. */
export const SLASH_REDIRECTS: readonly Redirect[] = Object.values(ADDRESSES)
  .filter(path => path !== ADDRESSES.home)
  .map(path => [`${path}/`, path]);
