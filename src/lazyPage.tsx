import { type ComponentType, lazy, useState } from 'react';
import type { WordKey } from './i18n.ts';
import { orReload } from './reloadOnMissingChunk.ts';

/** Prefixes of page keys: every page has a title and a description. */
export type PageWords = WordKey extends infer Key
  ? Key extends `${infer Page}.meta.title`
    ? Page
    : never
  : never;

interface PageOptions {
  /** Its folder in src/pages, which contains the component. */
  readonly folder: string;
  /** Its path, in the router's syntax. */
  readonly path: string;
  /** Prefix of the keys `${words}.meta.title` and `${words}.meta.description`. */
  readonly words: PageWords;
  readonly load: () => Promise<{ default: ComponentType }>;
  /** True if search engines must not list it. */
  readonly isUnlisted: boolean;
}

/** A page in a chunk of its own. */
export interface SitePage extends Omit<PageOptions, 'load'> {
  /** Loads the page's code. After that the page renders synchronously, also on the server. */
  readonly preload: () => Promise<void>;
  /** Returns the loaded component, or a lazy one that loads while it renders. */
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

/** Renders a page. Its `key` must be the page's path. */
export function PageElement({ page }: { page: SitePage }) {
  const [Page] = useState(page.component); // chosen once: a change would remount the page
  return <Page />;
}
