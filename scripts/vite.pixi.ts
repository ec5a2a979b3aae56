/**
 * Replaces whole modules of Pixi and @pixi/react, which register themselves at import, so that tree shaking keeps them.
 * The build fails if a trick does not match the installed version. A trick must save 2 kB or a request; all together
 * save 102 of 360 kB of brotli on simulation_wny.html (2026-11-24). docs/decisions.md compares them with the documented
 * options.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const WRITTEN_FOR = { 'pixi.js': '8.22.0', '@pixi/react': '8.0.5' } as const;

type Library = keyof typeof WRITTEN_FOR;

interface Trick {
  readonly name: string;
  readonly library: Library;
  /** paths in `lib`, with the names that the module must export */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  replace(names: readonly string[]): { code?: string; moduleSideEffects?: false };
}

const by = (module: URL) => (names: readonly string[]) => ({
  code: `export { ${names.join(', ')} } from ${JSON.stringify(fileURLToPath(module))};`,
});

/** Other modules of Pixi read these. */
const STATICS: Readonly<Record<string, string>> = {
  GpuProgram: 'static from = () => undefined;',
  TextStyle: 'static defaultTextStyle = {};',
};

/** Without an extension type Pixi never registers them, but modules can still construct or extend them. */
const inert = (names: readonly string[]) => ({
  code: names
    .map(
      name =>
        `export class ${name} { static extension = { type: [], name: '${name}' }; ${STATICS[name] ?? ''} }`,
    )
    .join('\n'),
});

const TRICKS: readonly Trick[] = [
  {
    // Saves 18.4 kB: the entry registers every part, unless it counts as free of side effects.
    name: 'only what is used',
    library: 'pixi.js',
    modules: { 'index.mjs': ['Application', 'Sprite', 'Texture'] },
    replace: () => ({ moduleSideEffects: false }),
  },
  {
    // Saves 5 requests and 11.8 kB before the first frame: Pixi requests its renderer after the stage's code, with
    // systems that the stage does not need.
    name: 'renderer',
    library: 'pixi.js',
    modules: { 'rendering/renderers/autoDetectRenderer.mjs': ['autoDetectRenderer'] },
    replace: by(new URL('../stage/renderer/autoDetectRenderer.ts', import.meta.url)),
  },
  {
    // Saves 51.0 kB: a second React renderer, and parts of Pixi such as `Graphics`.
    name: 'reconciler',
    library: '@pixi/react',
    modules: { 'core/reconciler.mjs': ['reconciler'] },
    replace: by(new URL('../stage/renderer/reconciler.ts', import.meta.url)),
  },
  {
    // Saves 18.5 kB: `Application` imports Pixi's code for text, to read a default style.
    name: 'text',
    library: 'pixi.js',
    modules: { 'scene/text/TextStyle.mjs': ['TextStyle'] },
    replace: inert,
  },
  {
    // Saves 2.5 kB of WebGPU and particles, which pixi.js/unsafe-eval imports.
    name: 'polyfills',
    library: 'pixi.js',
    modules: {
      'rendering/renderers/gpu/GpuUboSystem.mjs': ['GpuUboSystem'],
      'rendering/renderers/gpu/shader/GpuProgram.mjs': ['GpuProgram'],
      'scene/particle-container/shared/ParticleBuffer.mjs': ['ParticleBuffer'],
      'unsafe-eval/particle/generateParticleUpdatePolyfill.mjs': ['generateParticleUpdatePolyfill'],
    },
    replace: inert,
  },
];

const isModule = (id: string, { library }: Trick, path: string) =>
  id.endsWith(`/node_modules/${library}/lib/${path}`);

function about({ name, library }: Trick, path: string): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL(`../node_modules/${library}/package.json`, import.meta.url), 'utf8'),
  );
  const versions = `${library} ${manifest.version} is installed, the trick expects ${WRITTEN_FOR[library]}`;
  return `The trick "${name}" of vite.pixi.ts does not match ${library}/lib/${path}: ${versions}`;
}

const exportsOf = ({ body }: ReturnType<Rolldown.PluginContext['parse']>): string[] =>
  body.flatMap(node =>
    node.type === 'ExportNamedDeclaration'
      ? node.specifiers.map(({ exported }) => ('name' in exported ? exported.name : exported.value))
      : [],
  );

/** A build without this module, such as the service worker's, has nothing to replace. */
const NEEDS_PIXI = '/stage/renderer/Canvas.tsx';

export const pixiByPart: Plugin = {
  name: 'pixi-by-part',
  apply: 'build',
  // Only in a build: the dev server serves all of Pixi, whose parts use colour names that hexColour.ts cannot read.
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^@pixi\/colord(\/plugins\/names)?$/,
          replacement: fileURLToPath(new URL('../stage/renderer/hexColour.ts', import.meta.url)),
        },
      ],
    },
  }),
  transform: {
    filter: { id: /\/(pixi\.js|@pixi\/react)\/lib\// },
    handler(code, id) {
      for (const trick of TRICKS) {
        for (const [path, names] of Object.entries(trick.modules)) {
          if (!isModule(id, trick, path)) continue;
          const exported = exportsOf(this.parse(code));
          const missing = names.filter(name => !exported.includes(name));
          if (missing.length > 0) this.error(`${about(trick, path)}; no export ${missing.join(', ')}`);
          return trick.replace(exported);
        }
      }
      return undefined;
    },
  },
  buildEnd(failure) {
    const ids = [...this.getModuleIds()];
    if (failure || !ids.some(id => id.endsWith(NEEDS_PIXI))) return;
    for (const trick of TRICKS) {
      const unmet = Object.keys(trick.modules).find(path => !ids.some(id => isModule(id, trick, path)));
      if (unmet) this.error(`${about(trick, unmet)}; the build does not import this module`);
    }
  },
};
