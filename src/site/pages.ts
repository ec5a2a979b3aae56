import type { ComponentType } from 'react';
import { CONTACT_METHOD } from '../facts/owner.ts';
import { lazyPage, type PageWords, type SitePage } from '../network/lazyPage.tsx';
import { ADDRESSES, type PageName } from './addresses.ts';

/** The components, each in its own chunk. The offline page has no chunk, because React does not run on it. */
const COMPONENTS = import.meta.glob<{ default: ComponentType }>([
  '/src/*/[A-Z]*Page.tsx',
  '/src/pages/*/*Page.tsx',
  '!/src/pages/offline/*',
]);

function componentIn(folder: string) {
  const found = Object.entries(COMPONENTS).find(([module]) => module.includes(`/${folder}/`));
  if (!found)
    throw new Error(`Neither src/pages/${folder} nor src/${folder} has a file that ends with Page.tsx.`);
  const [module, load] = found;
  return { module, load };
}

/** Pages that search engines must not list: `report` is empty without a visitor's link, `kiosk` is for operators. */
const UNLISTED: readonly PageName[] = ['report', 'kiosk'];

function wordsOf(name: PageName): PageWords {
  if (name === 'simulation') return 'pages.simulation_wny';
  if (name === 'register' && CONTACT_METHOD === 'none') return 'pages.register.nobody';
  return `pages.${name}`;
}

const pageNamed = (name: PageName): SitePage =>
  lazyPage({
    ...componentIn(name),
    path: ADDRESSES[name],
    words: wordsOf(name),
    isUnlisted: UNLISTED.includes(name),
  });

const isName = (name: string): name is PageName => name in ADDRESSES;

/** Pages with an address, in the order of the sitemap. */
export const PAGES: readonly SitePage[] = Object.keys(ADDRESSES).filter(isName).map(pageNamed);

export const notFound = lazyPage({
  ...componentIn('not-found'),
  path: '*',
  words: 'pages.not_found',
  isUnlisted: true,
});

export const pageAt = (pathname: string): SitePage => PAGES.find(({ path }) => path === pathname) ?? notFound;
