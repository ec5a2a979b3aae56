import { type ComponentType, lazy, useState } from 'react';
import type { WordKey } from './i18n.ts';
import { orReload } from './reloadOnMissingChunk.ts';

/** What the keys of a page's words begin with: every page has a title and a description. */
export type PageWords = WordKey extends infer Key
  ? Key extends `${infer Page}.meta.title`
    ? Page
    : never
  : never;

interface PageOptions {
  /** Its folder in src/pages, where `load` finds its component. */
  readonly folder: string;
  /** Its address, as the router reads it. */
  readonly path: string;
  /** Its title and description are the words `${words}.meta.title` and `${words}.meta.description`. */
  readonly words: PageWords;
  readonly load: () => Promise<{ default: ComponentType }>;
  /** No search engine is to list it. */
  readonly isUnlisted: boolean;
}

/** A page in a chunk of its own. */
export interface SitePage extends Omit<PageOptions, 'load'> {
  /** Loads the page ahead of time; once it has, the page renders at once, on a server too. */
  readonly preload: () => Promise<void>;
  /** The page: loaded already, or loading while it renders. */
  readonly component: () => ComponentType;
}

export function lazyPage({ load, ...facts }: PageOptions): SitePage {
  let loaded: ComponentType | undefined;
  const later = lazy(() => orReload(load));
  return {
    ...facts,
    preload: async () => {
      loaded ??= (await load()).default;
    },
    component: () => loaded ?? later,
  };
}

/** Renders a page. Give it the page's path as its key. */
export function PageElement({ page }: { page: SitePage }) {
  const [Page] = useState(page.component); // chosen once: a change would mount the page anew
  return <Page />;
}
