import { type ComponentType, lazy, useState } from 'react';

interface Module {
  default: ComponentType;
}
export interface LazyPage {
  Page: ComponentType;
  /** Loads the page ahead of time; once it has, the page renders at once, on a server too. */
  preload: () => Promise<void>;
}

/** A page in a chunk of its own. */
export function lazyPage(load: () => Promise<Module>): LazyPage {
  let loaded: ComponentType | undefined;
  const Later = lazy(load);
  return {
    Page: function Page() {
      const [Chosen] = useState(() => loaded ?? Later); // chosen once: a change would mount the page anew
      return <Chosen />;
    },
    preload: async () => {
      loaded ??= (await load()).default;
    },
  };
}
