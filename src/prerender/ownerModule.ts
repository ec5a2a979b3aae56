/** Provides the owner's facts to the pages as a module. */
import { loadEnv, type Plugin } from 'vite';
import { readOwner } from './ownerFile.ts';

const MODULE = 'virtual:owner';

/** Provides `OWNER`: the validated content of site.config.json, with the settings of this build (see `readOwner`). */
export function ownersFacts(): Plugin {
  let facts = '';
  return {
    name: 'owners-facts',
    configResolved({ root, mode }) {
      facts = JSON.stringify(readOwner(root, loadEnv(mode, root, ['SITE_', 'VITE_'])));
    },
    resolveId: id => (id === MODULE ? `\0${MODULE}` : undefined),
    load: id => (id === `\0${MODULE}` ? `export const OWNER = ${facts};` : undefined),
  };
}
