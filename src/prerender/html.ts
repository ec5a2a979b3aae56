import type { PageFiles } from './files.ts';
import type { Rendered } from './render.tsx';

/**
 * A page is seen before its scripts have come, and they weigh more than its HTML, styles and font together: on a
 * slow connection these must not have to share it.
 */
const SCRIPTS = /<(script type="module"|link rel="modulepreload")/g;

/** The page's own files after the shared ones, without those that the template names already. */
function linksTo({ styles, scripts, later }: PageFiles, template: string): string {
  const isNew = (file: string) => !template.includes(file);
  const style = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`;
  const script = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;
  const laterStyle = (file: string) =>
    `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`;
  return [
    ...styles.filter(isNew).map(style),
    ...scripts.filter(isNew).map(script),
    ...later.scripts.filter(isNew).map(script),
    ...later.styles.filter(isNew).map(laterStyle),
  ].join('\n    ');
}

/** Links to pictures, which ask for nothing until src/askForPictures.ts puts them into the head. */
function picturesOf({ pictures }: PageFiles): string {
  const link = (media: string, address: string) =>
    `<link rel="preload" as="fetch" crossorigin media="${media}" href="${address}">`;
  const links = pictures.flatMap(({ media, addresses }) => addresses.map(address => link(media, address)));
  return links.length ? `<template id="pictures">${links.join('')}</template>` : '';
}

/** Puts a rendered page into index.html. `head` replaces what stands between its two comments. */
export function fillTemplate(template: string, page: Rendered, head: string, files: PageFiles): string {
  return template
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => head)
    .replace('</head>', () => `  ${linksTo(files, template)}\n    ${picturesOf(files)}\n  </head>`)
    .replace(SCRIPTS, scripts => `${scripts} fetchpriority="low"`)
    .replace('<!--page-->', () => page.html)
    .replace('<!--without-script-->', () => page.withoutScript);
}

/** A page that runs no script, and so asks for none. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '');
