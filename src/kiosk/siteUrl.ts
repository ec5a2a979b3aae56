/**
 * Returns the site's address from SITE_URL at build time, without a trailing slash; undefined if it is missing or not
 * http(s).
 */
export function siteUrl(): string | undefined {
  const set: unknown = import.meta.env.SITE_URL;
  if (typeof set !== 'string' || !/^https?:\/\/[^/]/.test(set)) return undefined;
  return set.replace(/\/+$/, '');
}
