import type { Rendered } from './render.tsx';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const meta = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escaped(content)}" />`;
/** Structured data for search engines. The security policy allows it inline: browsers never run it. */
const jsonLd = (thing: object) =>
  `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`;

/**
 * Returns the HTML of the part of the head that differs from page to page. `path` is the page's path; undefined if
 * search engines must not list the page.
 */
export function headOf(page: Rendered, { path, siteUrl }: HeadOptions): string {
  const { title, description } = page;
  const picture = `${siteUrl}/art/social.png`;
  const address =
    path === undefined
      ? []
      : [`<link rel="canonical" href="${siteUrl}${path}" />`, property('og:url', siteUrl + path)];
  return [
    `<title>${escaped(title)}</title>`,
    meta('description', description),
    ...(path === undefined ? [meta('robots', 'noindex')] : []),
    ...address,
    property('og:type', 'website'),
    property('og:site_name', 'Why Not You?'),
    property('og:locale', 'en_GB'),
    property('og:title', title),
    property('og:description', description),
    property('og:image', picture),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', 'Why Not You? Romy, the coach, in front of a low yellow sun.'),
    meta('twitter:card', 'summary_large_image'),
    ...page.structuredData.map(jsonLd),
  ].join('\n    ');
}

interface HeadOptions {
  path: string | undefined;
  siteUrl: string;
}

export const sitemap = (paths: readonly string[], siteUrl: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths
    .map(path => `  <url><loc>${siteUrl}${path}</loc></url>\n`)
    .join('')}</urlset>\n`;

export const robots = (siteUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** Returns an HTML page that redirects, such as /home to /, for servers without a redirect rule. */
export const redirect = (to: string, siteUrl: string) =>
  `<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8" />\n    <meta name="color-scheme" content="only light" />\n` +
  `    <title>Why Not You?</title>\n` +
  `    <meta http-equiv="refresh" content="0; url=${to}" />\n    <link rel="canonical" href="${siteUrl}${to}" />\n` +
  `    <meta name="robots" content="noindex" />\n  </head>\n  <body>\n    <a href="${to}">Why Not You?</a>\n  </body>\n</html>\n`;
