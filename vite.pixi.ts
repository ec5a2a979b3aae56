/**
 * Bundles Pixi and @pixi/react without the parts that the stage never runs. The stage draws only sprites, with WebGL or
 * on a 2D canvas, and has no React children inside the canvas. Tree shaking alone keeps the unused parts, because
 * Pixi's modules register themselves at import. tests/e2e/weight.spec.ts checks that they stay out of the bundle.
 */
import type { Plugin } from 'vite';

/** Folders and modules below pixi.js/lib that never run. */
const NEVER_RUN = [
  // parts that draw something other than sprites
  'scene/(graphics|mesh|particle-container|sprite-nine-slice|sprite-tiling|text|text-bitmap|text-html)/',
  'filters/',
  'rendering/mask/(?!color/)',
  'rendering/renderers/shared/extract/',
  'rendering/renderers/shared/texture/sources/VideoSource',
  'rendering/renderers/gl/texture/uploaders/glUpload(Video|Compressed)',
  'rendering/renderers/gl/GlBackBufferSystem',
  // WebGPU, which the stage does not use
  'rendering/renderers/gpu/',
  // loaders of unused file types
  'assets/detections/',
  'assets/loader/parsers/(?!LoaderParser|textures/utils)',
  'assets/loader/workers/',
  'assets/resolver/parsers/',
  'compressed-textures/',
  'spritesheet/',
  // polyfills of the parts above
  'unsafe-eval/(particle|ubo)/',
  // accessibility, DOM and events: the page handles them without Pixi
  'accessibility/',
  'dom/',
  'events/',
];
/** Modules in the folders above that are bundled, because modules outside import a function from them. */
const RUN = /(BindGroup|calculateProjection|colorToUniform|GpuStencilModesToPixi)\.mjs$/;
const isNeverRun = (id: string) =>
  !RUN.test(id) && NEVER_RUN.some(path => new RegExp(`[\\\\/]pixi\\.js[\\\\/]lib[\\\\/]${path}`).test(id));

/** Static members, by removed class, that the bundled modules of Pixi read. */
const STATICS: Readonly<Record<string, string>> = {
  GpuProgram: 'static from = () => undefined;',
  TextStyle: 'static defaultTextStyle = {};',
};

/** Returns the names in `export { A, B as C };`. */
const exportsOf = (code: string) =>
  [...code.matchAll(/^export \{([^}]+)\}(?! from)/gm)].flatMap(([, names = '']) =>
    names.split(',').map(name => name.trim().replace(/^.* as /, '')),
  );

/**
 * Returns the code of an empty export. It is a class with the name of the original. As an extension without a type,
 * Pixi never registers it.
 */
const inert = (name: string) =>
  name === 'default'
    ? "export default '';" // a shader
    : `export class ${name} { static extension = { type: [], name: '${name}' }; ${STATICS[name] ?? ''} }`;

/**
 * Code of a reconciler that renders nothing. The stage's `Application` of @pixi/react has no children: it only starts
 * and stops a Pixi application.
 */
const RECONCILER = `export const reconciler = {
  createContainer: () => ({}),
  updateContainer: (_element, _container, _parent, done) => done?.(),
};`;

export const pixiByPart: Plugin = {
  name: 'pixi-by-part',
  transform: {
    filter: { id: /[\\/](pixi\.js|@pixi[\\/]react)[\\/]lib[\\/]/ },
    handler(code, id) {
      // Pixi's index registers every part at import. This removes the registrations, so that a page which needs only
      // Assets loads no other part. Application imports the parts that it needs (see below).
      if (/[\\/]pixi\.js[\\/]lib[\\/]index\.mjs$/.test(id)) {
        const parts = code
          .replace(/^import '.*$/gm, '')
          // the stage loads these renderers only if WebGL fails; an export here would bundle them with the stage
          .replace(/^export .*(Canvas|WebGPU)Renderer\.mjs';$/gm, '')
          .replace('extensions.add(browserExt, webworkerExt);', '');
        return { code: parts, moduleSideEffects: false };
      }
      if (/[\\/]pixi\.js[\\/]lib[\\/]app[\\/]Application\.mjs$/.test(id))
        return `import '../rendering/init.mjs';\n${code}`;
      if (/[\\/]@pixi[\\/]react[\\/]lib[\\/]core[\\/]reconciler\.mjs$/.test(id)) return RECONCILER;
      // loads the WebGL renderer with the stage, which saves a round trip to the server
      if (/[\\/]autoDetectRenderer\.mjs$/.test(id))
        return `import { WebGLRenderer } from './gl/WebGLRenderer.mjs';\n${code.replace(/const \{ WebGLRenderer \} = await import\(.*\);/, '')}`;
      // Pixi's check loses its own context at the end. This can wait for seconds, until the page's graphics are drawn.
      if (/[\\/]isWebGLSupported\.mjs$/.test(id)) return code.replace('loseContext.loseContext();', '');
      if (isNeverRun(id)) return exportsOf(code).map(inert).join('\n');
      return undefined;
    },
  },
};
