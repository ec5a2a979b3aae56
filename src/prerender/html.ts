import { ADDRESSES } from '../site/addresses.ts';
import { LAYOUT_PACKS } from './matchDay.ts';
import type { Rendered } from './render.tsx';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const meta = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escaped(content)}" />`;

/** Returns the part of the head that differs from page to page. The rest is in index.html. */
function headOf({ path, title, description, structuredData }: Rendered, siteUrl: string): string {
  return [
    `<title>${escaped(title)}</title>`,
    meta('description', description),
    ...(path === undefined
      ? [meta('robots', 'noindex')]
      : [`<link rel="canonical" href="${siteUrl}${path}" />`, property('og:url', siteUrl + path)]),
    property('og:title', title),
    property('og:description', description),
    property('og:image', `${siteUrl}/art/social.png`),
    // the security policy allows data for search engines inline: browsers never run it
    ...structuredData.map(
      thing =>
        `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('\n    ');
}

/** Modules that the match day loads after its first render, in this order. */
const LATER = ['/simulation/matchDayCode.ts', '/renderer/Stage.tsx'];

const isStyle = (file: string) => file.endsWith('.css');
const isScript = (file: string) => file.endsWith('.js');
const script = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;
const preload = (as: string, attributes: string) =>
  `<link rel="preload" as="${as}" fetchpriority="low" crossorigin ${attributes}>`;

/**
 * Matches the tags that load module scripts. These scripts get a low priority: they are larger than the page's HTML,
 * styles and font together, and would delay these files on a slow connection. A page is readable without scripts.
 */
const SCRIPTS = /<(script type="module"|link rel="modulepreload")/g;

const SITE_SCRIPTS = /<script (type="module"|async)[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * Returns links to the files that the match day loads later: its code, then the packs of the window's layout. They are
 * in `<template>` elements, where links load nothing. public/later.js moves them into the head, one template after the
 * other.
 */
function laterLinks(newFilesOf: (module: string) => readonly string[]): string {
  const code = LATER.map(module => {
    const files = newFilesOf(module);
    const styles = files.filter(isStyle).map(file => preload('style', `href="/${file}"`));
    return [...files.filter(isScript).map(script), ...styles];
  });
  const packs = LAYOUT_PACKS.flatMap(({ media, addresses }) =>
    addresses.map(address => preload('fetch', `media="${media}" href="${address}"`)),
  );
  const templates = [...code, packs].map(links => `<template data-later>${links.join('')}</template>`);
  // async, because a deferred script would run only after the page's own module script, which is a large file
  return `${templates.join('')}<script async src="/later.js"></script>`;
}

export function htmlOf(
  page: Rendered,
  template: string,
  filesOf: (module: string) => readonly string[],
  siteUrl: string,
): string {
  let linked = template;
  const newFilesOf = (module: string) => {
    const files = filesOf(module).filter(file => !linked.includes(file));
    linked += files.join();
    return files;
  };
  const own = newFilesOf(page.module);
  const links = [
    ...own.filter(isStyle).map(file => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...own.filter(isScript).map(script),
    ...(page.path === ADDRESSES.simulation ? [laterLinks(newFilesOf)] : []),
    // behind the entry script, because other code takes the first script as that
    ...(page.script ? [`<script src="/${page.script}"></script>`] : []),
  ].join('\n    ');
  const html = template
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => headOf(page, siteUrl))
    .replace('</head>', () => `  ${links}\n  </head>`)
    .replace(SCRIPTS, tag => `${tag} fetchpriority="low"`)
    .replace('<!--page-->', () => page.html)
    .replace('<!--without-script-->', () => page.withoutScript);
  return page.isStatic ? html.replace(SITE_SCRIPTS, '') : html;
}

export const sitemap = (pages: readonly Rendered[], siteUrl: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages
    .flatMap(({ path }) => (path === undefined ? [] : `  <url><loc>${siteUrl}${path}</loc></url>\n`))
    .join('')}</urlset>\n`;

export const robots = (siteUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
