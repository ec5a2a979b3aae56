/** Decides which modules share a script, and tells which files a module needs. */
import type { Plugin, Rolldown } from 'vite';

const PACKAGES = [
  ...['react', 'react-dom', 'react-error-boundary', 'scheduler', 'use-sync-external-store'],
  ...['react-router', 'react-router-dom', 'cookie'],
  ...['i18next', 'react-i18next', 'html-parse-stringify', 'void-elements'],
];
const NETWORK = ['importWithRetry', 'isReachable', 'lazyPage', 'reloadLater', 'retry'];
/**
 * Modules that every page needs, and the home page's styles. They become one script and one style sheet, because on a
 * phone one large file loads faster than ten small files. `pictureWords` loads after the start.
 */
const SITE = [
  /rolldown\/runtime|\/index\.html$|\/addresses\.ts$/,
  new RegExp(`node_modules/(${PACKAGES.join('|')})/`),
  /\/src\/(main\.|(boot|facts|site|ui)\/|styles\/(?!palette\.ts)|words\/(?!pictureWords)|simulation\/prefetchSimulation\.)/,
  new RegExp(`/src/network/(${NETWORK.join('|')})\\.`),
  /\/pages\/home\/[\w-]+\.css/,
];
/** The bundler also adds to a group what its modules import, except modules of the groups above it. */
const GROUPS: readonly (readonly [name: string, modules: readonly RegExp[]])[] = [
  ['site', SITE],
  // the loading screen, which loads before the rest of the match day
  [
    'loading',
    [
      /\/src\/simulation\/(SimulationPage|use(Fit|MatchDay|Start)|shellWords)/,
      /\/overlays\/controls\/(Loading|Action)\.|\/viewport\/fit|node_modules\/zustand\//,
    ],
  ],
  // what the match day and the match report share: the report must not load the rest of the match day
  ['day', [/\/src\/progress\/(firstMistake|reportCode|savedDay)\.ts$|\/palette\.ts$|\/en\/mistakes\.json$/]],
  // the match day; the chunks of its panels and of the stage import this one
  ['matchDayCode', [/\/(src\/simulation\/matchDayCode|viewport\/raster)\.ts$/]],
];

/** Names of the scripts that the match day needs for its start. */
const START = ['index', 'loading', 'day', 'matchDayCode', 'Stage'];
/**
 * A hint at the beginning of a script: Chrome then compiles all functions of the script on another thread, while it
 * loads the script (https://v8.dev/blog/explicit-compile-hints). Without the hint the main thread is busy 25 % longer
 * until the stage is drawn (2026-11-26).
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

export function siteChunks(): Plugin {
  let entry = '';
  return {
    name: 'site-chunks',
    config: () => ({
      build: {
        modulePreload: {
          // Without this setting, a dynamic import would preload the page's entry script, which the page has already
          // loaded, and Firefox would report an error.
          resolveDependencies: (_, files, { hostType }) =>
            hostType === 'js' ? files.filter(file => file !== entry) : files,
        },
        rolldownOptions: {
          // The loading screen imports functions of stage/index.ts, which also exports the story. Without this setting
          // the loading screen would also load the story.
          treeshake: { moduleSideEffects: [{ test: /\/stage\/index\.ts$/, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: GROUPS.map(([name, modules]) => ({
                name,
                test: id => modules.some(module => module.test(id)),
              })),
            },
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre', // before Vite calls `resolveDependencies`
      handler(_, bundle) {
        entry = chunksOf(bundle).find(({ isEntry }) => isEntry)?.fileName ?? '';
      },
    },
  };
}

export const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  // a change of the hint must also change the hash in the scripts' names
  augmentChunkHash: ({ name }) => (START.includes(name) ? COMPILE_AHEAD : ''),
  generateBundle: {
    order: 'post', // after Vite has added its list of dependencies, because the hint must be the first line
    handler(_, bundle) {
      for (const chunk of chunksOf(bundle))
        if (START.includes(chunk.name)) chunk.code = `${COMPILE_AHEAD}\n${chunk.code}`;
    },
  },
});

export const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter(output => output.type === 'chunk');

export type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'isEntry' | 'facadeModuleId' | 'moduleIds' | 'imports' | 'dynamicImports'
> & { readonly viteMetadata?: { readonly importedCss: Iterable<string> } };

/** Returns the chunk with a module. `module`: the end of the module's path, such as '/simulation/matchDayCode.ts'. */
export function chunkWith(module: string, chunks: readonly Chunk[]): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(module)));
  if (!found) throw new Error(`The build has no chunk with ${module}.`);
  return found;
}

/**
 * Returns the scripts and styles of some chunks and of the chunks that they import, directly or not.
 * `isFollowed` tells whether a dynamic import of this chunk counts.
 */
export function filesFrom(
  from: readonly Chunk[],
  chunks: readonly Chunk[],
  isFollowed: (chunk: Chunk) => boolean = () => false,
): string[] {
  const found = new Set(from);
  const named = (names: readonly string[]) => chunks.filter(({ fileName }) => names.includes(fileName));
  // the loop also visits the chunks that it adds
  for (const { imports, dynamicImports } of found)
    for (const chunk of [...named(imports), ...named(dynamicImports).filter(isFollowed)]) found.add(chunk);
  return [...found].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
}
