/** The site's own address as it was set at build time (SITE_URL), without a slash at its end; undefined without one. */
export function siteUrl(): string | undefined {
  const set: unknown = import.meta.env.SITE_URL;
  if (typeof set !== 'string' || !/^https?:\/\/[^/]/.test(set)) return undefined;
  return set.replace(/\/+$/, '');
}
