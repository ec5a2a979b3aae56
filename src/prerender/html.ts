import type { PageFiles } from './files.ts';
import type { Rendered } from './render.tsx';

/**
 * Matches the tags that load module scripts. These scripts get a low priority: they are larger than the page's HTML,
 * styles and font together, and would delay these files on a slow connection. A page is readable without scripts.
 */
const SCRIPTS = /<(script type="module"|link rel="modulepreload")/g;

/**
 * Loads public/later.js. The tag is async, because a deferred script would run only after the page's own
 * module script, which is a large file.
 */
const LATER_SCRIPT = '<script async src="/later.js"></script>';

const scriptLink = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Returns links to the page's own files, without those that the template already names. */
function linksTo({ styles, scripts }: PageFiles, template: string): string {
  const isNew = (file: string) => !template.includes(file);
  const style = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`;
  return [...styles.filter(isNew).map(style), ...scripts.filter(isNew).map(scriptLink)].join('\n    ');
}

/**
 * Returns links to the files that the page loads later. The links are in templates, where links load nothing.
 * public/later.js moves them into the head, one template after the other.
 */
function laterOf({ later, packs }: PageFiles): string {
  const style = (file: string) =>
    `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`;
  const packLink = (media: string, address: string) =>
    `<link rel="preload" as="fetch" fetchpriority="low" crossorigin media="${media}" href="${address}">`;
  const parts = [
    ...later.map(({ scripts, styles }) => [...scripts.map(scriptLink), ...styles.map(style)]),
    packs.flatMap(({ media, addresses }) => addresses.map(address => packLink(media, address))),
  ].filter(links => links.length > 0);
  const templates = parts.map(links => `<template data-later>${links.join('')}</template>`);
  return templates.length > 0 ? templates.join('') + LATER_SCRIPT : '';
}

const NOT_STARTED_SCRIPT = '<script async src="/not-started.js"></script>';

/** Inserts a rendered page into index.html. `head` replaces everything from `<!--head-->` to `<!--/head-->`. */
export function fillTemplate(template: string, page: Rendered, head: string, files: PageFiles): string {
  return template
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => head)
    .replace('</head>', () => `  ${linksTo(files, template)}\n    ${laterOf(files)}\n  </head>`)
    .replace(SCRIPTS, scripts => `${scripts} fetchpriority="low"`)
    .replace('<!--page-->', () => page.html)
    .replace('<!--without-script-->', () => page.withoutScript + NOT_STARTED_SCRIPT);
}

/** Removes the tags that load scripts, from a page that must work without the site's scripts. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script (type="module"|async)[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '');
