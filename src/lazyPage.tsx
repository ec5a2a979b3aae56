import { type ComponentType, lazy, useState } from 'react';

interface Module {
  default: ComponentType;
}
/** A page in a chunk of its own. */
export interface LazyPage {
  /** Loads the page ahead of time; once it has, the page renders at once, on a server too. */
  preload: () => Promise<void>;
  /** The page: loaded already, or loading while it renders. */
  component: () => ComponentType;
}

export function lazyPage(load: () => Promise<Module>): LazyPage {
  let loaded: ComponentType | undefined;
  const later = lazy(load);
  return {
    preload: async () => {
      loaded ??= (await load()).default;
    },
    component: () => loaded ?? later,
  };
}

/** Shows a page. Give it the page's path as its key. */
export function Shown({ page }: { page: LazyPage }) {
  const [Page] = useState(page.component); // chosen once: a change would mount the page anew
  return <Page />;
}
