import { type ComponentType, lazy, useState } from 'react';
import type { WordKey } from '../words/i18n.ts';
import { importWithRetry } from './importWithRetry.ts';

export type PageWords = WordKey extends infer Key
  ? Key extends `${infer Page}.meta.title`
    ? Page
    : never
  : never;

interface PageOptions {
  /** The path of the component's file, such as '/src/report/ReportPage.tsx'. */
  readonly module: string;
  readonly path: string;
  readonly words: PageWords;
  readonly load: () => Promise<{ default: ComponentType }>;
  /** True if search engines must not list the page. */
  readonly isUnlisted: boolean;
}

export interface SitePage extends Omit<PageOptions, 'load'> {
  /** Loads the page's code. After that, the page renders synchronously, as prerendering requires. */
  readonly preload: () => Promise<void>;
  readonly isLoaded: () => boolean;
  readonly component: () => ComponentType;
}

export function lazyPage({ load: request, ...options }: PageOptions): SitePage {
  let loaded: ComponentType | undefined;
  const load = async () => {
    const code = await request();
    if (!code.default) throw new Error(`${options.path}: the file is empty`);
    return code;
  };
  const lazyComponent = lazy(() => importWithRetry(load));
  return {
    ...options,
    preload: async () => {
      loaded ??= (await load()).default;
    },
    isLoaded: () => loaded !== undefined,
    component: () => loaded ?? lazyComponent,
  };
}

/** Renders a page. Its `key` in React must be the page's path: a mounted element ignores a change of `page`. */
export function PageElement({ page }: { page: SitePage }) {
  const [Page] = useState(page.component); // chosen once, because a change would remount the page
  return <Page />;
}
