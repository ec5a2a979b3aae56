/** Returns the address of a path on the site that SITE_URL named at build time. Undefined without a valid SITE_URL. */
export function publicAddress(path: string): string | undefined {
  const site: unknown = import.meta.env.SITE_URL;
  if (typeof site !== 'string' || !/^https?:\/\/[^/]/.test(site)) return undefined;
  return site.replace(/\/+$/, '') + path;
}
