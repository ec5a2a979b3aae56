/**
 * Builds only the parts of Pixi and @pixi/react that the stage uses. The stage draws sprites, with WebGL or on a
 * canvas, and has no React children inside the canvas. Tree shaking alone keeps the other parts, because Pixi's modules
 * register themselves at import.
 * Each trick in this file replaces whole modules, or marks a module as free of side effects. The build fails if a trick
 * does not match the installed version. A trick is worth its code only if it saves 2 kB or a request.
 * The scripts that simulation_wny.html names take 257.6 kB with all tricks and 359.8 kB with none (compressed with
 * brotli, 2026-11-24). A comment at each trick says what the trick saves. docs/decisions.md compares the tricks
 * with the documented options of Pixi and of the bundler.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/** The versions of the libraries for which this file's tricks are written; package.json pins the same versions. */
const WRITTEN_FOR = { 'pixi.js': '8.22.0', '@pixi/react': '8.0.5' } as const;

type Library = keyof typeof WRITTEN_FOR;

interface Trick {
  readonly name: string;
  readonly library: Library;
  /** paths in the library's folder `lib`, each with the names that the module must export */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** `names`: all exports of the module. Returns the module's new code, or marks the module as free of side effects */
  replace(names: readonly string[]): { code?: string; moduleSideEffects?: false };
}

/** Replaces a library's module by a module of this project with the same exports. */
const by = (module: URL) => (names: readonly string[]) => ({
  code: `export { ${names.join(', ')} } from ${JSON.stringify(fileURLToPath(module))};`,
});

/** Static members that the empty classes of `inert` need, because other modules of Pixi read them. */
const STATICS: Readonly<Record<string, string>> = {
  GpuProgram: 'static from = () => undefined;',
  TextStyle: 'static defaultTextStyle = {};',
};

/**
 * Replaces a module by empty classes. Pixi never registers them, because they have no extension type. Other modules can
 * still construct or extend them.
 */
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
    // Saves 18.4 kB. Pixi's entry registers every part at import. The bundler leaves out unused parts only if the entry
    // counts as free of side effects.
    name: 'only what is used',
    library: 'pixi.js',
    modules: { 'index.mjs': ['Application', 'Sprite', 'Texture'] },
    replace: () => ({ moduleSideEffects: false }),
  },
  {
    // Saves 5 requests and 11.8 kB before the first frame. Pixi's own module requests Pixi's WebGL renderer
    // only after the stage's code has loaded. Pixi's renderer also has systems that the stage does not need.
    name: 'renderer',
    library: 'pixi.js',
    modules: { 'rendering/renderers/autoDetectRenderer.mjs': ['autoDetectRenderer'] },
    replace: by(new URL('../stage/renderer/autoDetectRenderer.ts', import.meta.url)),
  },
  {
    // Saves 51.0 kB. The reconciler of @pixi/react contains a second React renderer, and imports parts of
    // Pixi such as `Graphics`. The stage needs neither, because its `Application` has no children.
    name: 'reconciler',
    library: '@pixi/react',
    modules: { 'core/reconciler.mjs': ['reconciler'] },
    replace: by(new URL('../stage/renderer/reconciler.ts', import.meta.url)),
  },
  {
    // Saves 18.5 kB. To read a default style, the `Application` of @pixi/react imports Pixi's code for text.
    name: 'text',
    library: 'pixi.js',
    modules: { 'scene/text/TextStyle.mjs': ['TextStyle'] },
    replace: inert,
  },
  {
    // Saves 2.5 kB: code for WebGPU and particles, which pixi.js/unsafe-eval imports and the stage does not use.
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

/** Returns the first part of an error message: the trick, the module and the versions. */
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

/**
 * A module that imports Pixi. In a build without this module, such as the service worker's build,
 * `pixiByPart` does not report tricks that match no module.
 */
const NEEDS_PIXI = '/stage/renderer/Canvas.tsx';

export const pixiByPart: Plugin = {
  name: 'pixi-by-part',
  apply: 'build',
  // Replaces Pixi's colour parser, only in a build: the dev server serves all of Pixi, and parts of it use colour names
  // that hexColour.ts cannot read.
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
