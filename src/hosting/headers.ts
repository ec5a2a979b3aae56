/** The preview server sends these headers; a test compares them with public/_headers and src/hosting/nginx.conf. */

export interface PolicyOptions {
  /** where a script posts the registration form; '' without such a server */
  readonly formUrl: string;
}

const originOf = (url: string) => (/^https?:\/\//.test(url) ? new URL(url).origin : undefined);

/**
 * Only the site's own origin, without inline scripts and styles. `connect-src` has the form's origin, because a script
 * sends it; `data:` and `blob:` are pictures that the page creates. Trusted Types let only two policies make script
 * URLs, of the workers (stage/renderer/rasteriser.ts, src/offline/workerClient.ts).
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

export const headersOfAll = (options: PolicyOptions): readonly Header[] => [
  ['Content-Security-Policy', contentSecurityPolicy(options)],
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', DENIED.map(feature => `${feature}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** File names with a hash of the content: cached for a year. */
export const HASHED = {
  folders: ['/assets/', '/simulation/md/', '/simulation/sm/'],
  cache: 'public, max-age=31536000, immutable',
} as const;
/** It decides which files a visitor gets, so it must never come from an HTTP cache. */
export const WORKER = { path: '/sw.js', cache: 'no-store' } as const;
/** All other files: cached, but asked for at every request. */
export const REVALIDATED = 'no-cache';

export function cacheOf(path: string): string {
  if (HASHED.folders.some(folder => path.startsWith(folder))) return HASHED.cache;
  return path === WORKER.path ? WORKER.cache : REVALIDATED;
}
