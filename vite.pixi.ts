/**
 * Pixi and @pixi/react by part. Both bring along what this stage never runs: it draws sprites, with WebGL or on a
 * canvas, and has no React children inside the canvas. Tree shaking cannot leave it out, because Pixi's modules
 * register themselves when they are imported. tests/e2e/weight.spec.ts holds what must not come back.
 */
import type { Plugin } from 'vite';

/** Folders and modules below pixi.js/lib that never run here. */
const NEVER_RUN = [
  // what would draw something else than sprites
  'scene/(graphics|mesh|particle-container|sprite-nine-slice|sprite-tiling|text|text-bitmap|text-html)/',
  'filters/',
  'rendering/mask/(?!color/)',
  'rendering/renderers/shared/extract/',
  'rendering/renderers/shared/texture/sources/VideoSource',
  'rendering/renderers/gl/texture/uploaders/glUpload(Video|Compressed)',
  'rendering/renderers/gl/GlBackBufferSystem',
  // the graphics interface that is never asked for
  'rendering/renderers/gpu/',
  // loaders of files that are never loaded
  'assets/detections/',
  'assets/loader/parsers/(?!LoaderParser|textures/utils)',
  'assets/loader/workers/',
  'assets/resolver/parsers/',
  'compressed-textures/',
  'spritesheet/',
  // polyfills of the above
  'unsafe-eval/(particle|ubo)/',
  // the page has its own
  'accessibility/',
  'dom/',
  'events/',
];
/** Modules in these folders that others take a function from. */
const RUN = /(BindGroup|calculateProjection|colorToUniform|GpuStencilModesToPixi)\.mjs$/;
const isNeverRun = (id: string) =>
  !RUN.test(id) && NEVER_RUN.some(path => new RegExp(`[\\\\/]pixi\\.js[\\\\/]lib[\\\\/]${path}`).test(id));

/** What Pixi's own modules still read of one of these. */
const STATICS: Readonly<Record<string, string>> = {
  GpuProgram: 'static from = () => undefined;',
  TextStyle: 'static defaultTextStyle = {};',
};

/** Names behind `export { A, B as C };` */
const exportsOf = (code: string) =>
  [...code.matchAll(/^export \{([^}]+)\}(?! from)/gm)].flatMap(([, names = '']) =>
    names.split(',').map(name => name.trim().replace(/^.* as /, '')),
  );

/** An extension of no type is never registered; as a class it can be named wherever the real one was. */
const inert = (name: string) =>
  name === 'default'
    ? "export default '';" // a shader
    : `export class ${name} { static extension = { type: [], name: '${name}' }; ${STATICS[name] ?? ''} }`;

/** Renders nothing: the `Application` of @pixi/react has no children here, but starts and ends a Pixi application. */
const RECONCILER = `export const reconciler = {
  createContainer: () => ({}),
  updateContainer: (_element, _container, _parent, done) => done?.(),
};`;

export const pixiByPart: Plugin = {
  name: 'pixi-by-part',
  transform: {
    filter: { id: /[\\/](pixi\.js|@pixi[\\/]react)[\\/]lib[\\/]/ },
    handler(code, id) {
      // every part registers itself here; what an application needs comes with that, so that Assets come without it
      if (/[\\/]pixi\.js[\\/]lib[\\/]index\.mjs$/.test(id)) {
        const parts = code
          .replace(/^import '.*$/gm, '')
          // loaded where WebGL fails: whatever is named here would come with the stage
          .replace(/^export .*(Canvas|WebGPU)Renderer\.mjs';$/gm, '')
          .replace('extensions.add(browserExt, webworkerExt);', '');
        return { code: parts, moduleSideEffects: false };
      }
      if (/[\\/]pixi\.js[\\/]lib[\\/]app[\\/]Application\.mjs$/.test(id))
        return `import '../rendering/init.mjs';\n${code}`;
      if (/[\\/]@pixi[\\/]react[\\/]lib[\\/]core[\\/]reconciler\.mjs$/.test(id)) return RECONCILER;
      // with the stage, not one journey to the server after it
      if (/[\\/]autoDetectRenderer\.mjs$/.test(id))
        return `import { WebGLRenderer } from './gl/WebGLRenderer.mjs';\n${code.replace(/const \{ WebGLRenderer \} = await import\(.*\);/, '')}`;
      // it asks by a context of its own and loses it, which waits until the page's graphics are drawn: up to seconds
      if (/[\\/]isWebGLSupported\.mjs$/.test(id)) return code.replace('loseContext.loseContext();', '');
      if (isNeverRun(id)) return exportsOf(code).map(inert).join('\n');
      return undefined;
    },
  },
};
