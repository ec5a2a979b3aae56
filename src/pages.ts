/** The pages of the table in addresses.ts, with their code. The router, the build and the sitemap take them from here. */
import type { ComponentType } from 'react';
import { ADDRESSES, type PageName } from './addresses.ts';
import { lazyPage, type PageWords, type SitePage } from './lazyPage.tsx';
import { REACH } from './owner.ts';

/** The components, each in a chunk of its own. The page without a network is no chunk: it has no script. */
const COMPONENTS = import.meta.glob<{ default: ComponentType }>([
  './pages/*/*Page.tsx',
  '!./pages/offline/*',
]);

function loadFrom(folder: string) {
  const found = Object.entries(COMPONENTS).find(([file]) => file.startsWith(`./pages/${folder}/`));
  if (!found) throw new Error(`src/pages/${folder} has no component in a file that ends with Page.tsx.`);
  return found[1];
}

/**
 * No search engine lists them: a report is nothing without the fragment of its address, and the operator's page of a
 * kiosk is for no visitor.
 */
const UNLISTED: readonly PageName[] = ['report', 'kiosk'];

function wordsOf(name: PageName): PageWords {
  if (name === 'simulation') return 'pages.simulation_wny';
  if (name === 'register' && REACH === 'none') return 'pages.register.nobody';
  return `pages.${name}`;
}

const pageNamed = (name: PageName): SitePage =>
  lazyPage({
    folder: name,
    path: ADDRESSES[name],
    words: wordsOf(name),
    load: loadFrom(name),
    isUnlisted: UNLISTED.includes(name),
  });

const isName = (name: string): name is PageName => name in ADDRESSES;

/** The pages that have an address, in the order of the sitemap. */
export const PAGES: readonly SitePage[] = Object.keys(ADDRESSES).filter(isName).map(pageNamed);

/** For every address that no page has. */
export const notFound = lazyPage({
  folder: 'not-found',
  path: '*',
  words: 'pages.not_found',
  load: loadFrom('not-found'),
  isUnlisted: true,
});

/** The page an address shows; an address may end in a slash. Unknown addresses show the 404 page. */
export function pageAt(pathname: string): SitePage {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return PAGES.find(page => page.path === path) ?? notFound;
}
