import type { PageFiles } from './files.ts';
import type { Rendered } from './render.tsx';

/**
 * A page is seen before its scripts have come, and they weigh more than its HTML, styles and font together: on a
 * slow connection these must not have to share it.
 */
const SCRIPTS = /<(script type="module"|link rel="modulepreload")/g;

const scriptLink = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/** The page's own files after the shared ones, without those that the template names already. */
function linksTo({ styles, scripts }: PageFiles, template: string): string {
  const isNew = (file: string) => !template.includes(file);
  const style = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`;
  return [...styles.filter(isNew).map(style), ...scripts.filter(isNew).map(scriptLink)].join('\n    ');
}

/** Links to what the page loads by itself: they ask for nothing until src/askForLater.ts puts them into the head. */
function laterOf({ later, pictures }: PageFiles): string {
  const style = (file: string) =>
    `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`;
  const picture = (media: string, address: string) =>
    `<link rel="preload" as="fetch" crossorigin media="${media}" href="${address}">`;
  const links = [
    ...later.scripts.map(scriptLink),
    ...later.styles.map(style),
    ...pictures.flatMap(({ media, addresses }) => addresses.map(address => picture(media, address))),
  ];
  return links.length ? `<template id="later">${links.join('')}</template>` : '';
}

/** Puts a rendered page into index.html. `head` replaces what stands between its two comments. */
export function fillTemplate(template: string, page: Rendered, head: string, files: PageFiles): string {
  return template
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => head)
    .replace('</head>', () => `  ${linksTo(files, template)}\n    ${laterOf(files)}\n  </head>`)
    .replace(SCRIPTS, scripts => `${scripts} fetchpriority="low"`)
    .replace('<!--page-->', () => page.html)
    .replace('<!--without-script-->', () => page.withoutScript);
}

/** A page that runs no script, and so asks for none. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '');
