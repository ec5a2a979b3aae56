/**
 * Returns the site's address, without a trailing slash. The build sets it from the variable SITE_URL. Undefined if the
 * variable is missing, or its value is no http or https address.
 */
export function siteUrl(): string | undefined {
  const set: unknown = import.meta.env.SITE_URL;
  if (typeof set !== 'string' || !/^https?:\/\/[^/]/.test(set)) return undefined;
  return set.replace(/\/+$/, '');
}
