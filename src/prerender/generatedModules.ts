/** Generates modules for the pages, with the owner's facts and with facts of the match day. */
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { CARDS, COUNTS, MISTAKES, transcript } from './matchDay.ts';
import { readOwner } from './ownerFile.ts';

/** Returns the exports of each module. src/virtual.d.ts has their types. */
const modulesIn = ({ root, mode }: Pick<ResolvedConfig, 'root' | 'mode'>) =>
  new Map<string, object>([
    ['\0virtual:cards', { CARDS }],
    ['\0virtual:counts', { COUNTS }],
    ['\0virtual:mistakes', { MISTAKES }],
    ['\0virtual:transcript', transcript()],
    ['\0virtual:owner', { OWNER: readOwner(root, loadEnv(mode, root, ['SITE_', 'VITE_'])) }],
  ]);

export function generatedModules(): Plugin {
  let modules: ReturnType<typeof modulesIn>;
  return {
    name: 'generated-modules',
    configResolved(config) {
      modules = modulesIn(config);
    },
    resolveId: id => (modules.has(`\0${id}`) ? `\0${id}` : undefined),
    load: id =>
      Object.entries(modules.get(id) ?? {})
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n') || undefined,
  };
}
