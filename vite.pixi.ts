/**
 * Bundles Pixi and @pixi/react without the parts that this stage never runs: it draws only sprites, with WebGL or on a
 * canvas, and has no React children inside the canvas. Tree shaking keeps these parts, because Pixi's modules register
 * themselves at import. tests/e2e/weight.spec.ts checks that they do not come back.
 */
import type { Plugin } from 'vite';

/** Folders and modules below pixi.js/lib that never run. */
const NEVER_RUN = [
  // draw something other than sprites
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
  // the page handles these itself
  'accessibility/',
  'dom/',
  'events/',
];
/** Modules in these folders from which others import a function. */
const RUN = /(BindGroup|calculateProjection|colorToUniform|GpuStencilModesToPixi)\.mjs$/;
const isNeverRun = (id: string) =>
  !RUN.test(id) && NEVER_RUN.some(path => new RegExp(`[\\\\/]pixi\\.js[\\\\/]lib[\\\\/]${path}`).test(id));

/** Static members of removed classes that Pixi's own modules still read. */
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
 * Returns an empty export. As a class it can be named like the original; an extension without a type never registers.
 */
const inert = (name: string) =>
  name === 'default'
    ? "export default '';" // a shader
    : `export class ${name} { static extension = { type: [], name: '${name}' }; ${STATICS[name] ?? ''} }`;

/** Renders nothing: the `Application` of @pixi/react has no children, but starts and stops a Pixi application. */
const RECONCILER = `export const reconciler = {
  createContainer: () => ({}),
  updateContainer: (_element, _container, _parent, done) => done?.(),
};`;

export const pixiByPart: Plugin = {
  name: 'pixi-by-part',
  transform: {
    filter: { id: /[\\/](pixi\.js|@pixi[\\/]react)[\\/]lib[\\/]/ },
    handler(code, id) {
      // The index registers every part. Application imports what it needs instead, so that Assets load without it.
      if (/[\\/]pixi\.js[\\/]lib[\\/]index\.mjs$/.test(id)) {
        const parts = code
          .replace(/^import '.*$/gm, '')
          // loaded only if WebGL fails; an export here would bundle it with the stage
          .replace(/^export .*(Canvas|WebGPU)Renderer\.mjs';$/gm, '')
          .replace('extensions.add(browserExt, webworkerExt);', '');
        return { code: parts, moduleSideEffects: false };
      }
      if (/[\\/]pixi\.js[\\/]lib[\\/]app[\\/]Application\.mjs$/.test(id))
        return `import '../rendering/init.mjs';\n${code}`;
      if (/[\\/]@pixi[\\/]react[\\/]lib[\\/]core[\\/]reconciler\.mjs$/.test(id)) return RECONCILER;
      // loads WebGL with the stage, without another round trip to the server
      if (/[\\/]autoDetectRenderer\.mjs$/.test(id))
        return `import { WebGLRenderer } from './gl/WebGLRenderer.mjs';\n${code.replace(/const \{ WebGLRenderer \} = await import\(.*\);/, '')}`;
      // The check loses its own context, which waits up to seconds until the page's graphics are drawn.
      if (/[\\/]isWebGLSupported\.mjs$/.test(id)) return code.replace('loseContext.loseContext();', '');
      if (isNeverRun(id)) return exportsOf(code).map(inert).join('\n');
      return undefined;
    },
  },
};
