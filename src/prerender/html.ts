import type { Rendered } from './render.tsx';

/** The scripts and styles of a page, as paths below the site's root. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * A prerendered page is seen before its scripts have come, and they weigh more than its HTML, styles and font
 * together: on a slow connection these must not have to share it. Where nothing is prerendered, the script is the
 * page and must not wait.
 */
const SCRIPTS = /<(script type="module"|link rel="modulepreload")/g;

/** The page's own files after the shared ones, without those that the template names already. */
const linksTo = ({ styles, scripts }: PageFiles, template: string) =>
  [
    ...styles
      .filter(file => !template.includes(file))
      .map(file => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts
      .filter(file => !template.includes(file))
      .map(file => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('\n    ');

/** Puts a rendered page into index.html. `head` replaces what stands between its two comments. */
export function fillTemplate(template: string, page: Rendered, head: string, files: PageFiles): string {
  return template
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => head)
    .replace('</head>', () => `  ${linksTo(files, template)}\n  </head>`)
    .replace(SCRIPTS, scripts => (page.html ? `${scripts} fetchpriority="low"` : scripts))
    .replace('<!--page-->', () => page.html)
    .replace('<!--without-script-->', () => page.withoutScript);
}
