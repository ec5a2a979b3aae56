/**
 * Replaces Pixi's function of this name (vite.pixi.ts), which `Application.init` calls. Pixi's function loads the WebGL
 * renderer with further requests, and creates a second WebGL context to check for support. This function does neither.
 * Its renderer has only the systems that draw sprites.
 */
import {
  AbstractRenderer,
  type AutoDetectOptions,
  BackgroundSystem,
  BatcherPipe,
  BlendModePipe,
  ColorMaskPipe,
  GCSystem,
  GlBatchAdaptor,
  GlBufferSystem,
  GlContextSystem,
  GlEncoderSystem,
  GlGeometrySystem,
  GlLimitsSystem,
  GlobalUniformSystem,
  GlRenderTargetSystem,
  GlShaderSystem,
  GlStateSystem,
  GlTextureSystem,
  GlUboSystem,
  GlUniformGroupSystem,
  RendererType,
  RenderGroupPipe,
  RenderGroupSystem,
  SchedulerSystem,
  SpritePipe,
  ViewSystem,
} from 'pixi.js';
import { named } from './rendererParts.ts';

const createWebGLRenderer = () =>
  new AbstractRenderer({
    name: 'webgl',
    type: RendererType.WEBGL,
    // systems start in this order, the order of Pixi's WebGLRenderer
    systems: named([
      BackgroundSystem,
      ViewSystem,
      GCSystem,
      SchedulerSystem,
      GlobalUniformSystem,
      RenderGroupSystem,
      GlUboSystem,
      GlContextSystem,
      GlLimitsSystem,
      GlBufferSystem,
      GlTextureSystem,
      GlRenderTargetSystem,
      GlGeometrySystem,
      GlUniformGroupSystem,
      GlShaderSystem,
      GlEncoderSystem,
      GlStateSystem,
    ]),
    // ColorMaskPipe is needed although nothing is masked, because every frame calls it
    renderPipes: named([BlendModePipe, BatcherPipe, SpritePipe, RenderGroupPipe, ColorMaskPipe]),
    renderPipeAdaptors: named([GlBatchAdaptor]),
  });

/** The name of a renderer that has a canvas and no graphics: it can be destroyed, but it cannot draw. */
export const NO_GRAPHICS = 'no graphics';

const createNothing = () =>
  new AbstractRenderer({
    name: NO_GRAPHICS,
    type: RendererType.CANVAS,
    systems: named([ViewSystem]),
    renderPipes: [],
    renderPipeAdaptors: [],
  });

/**
 * Starts the WebGL renderer if `preference` names it, else the canvas renderer. If the renderer does not start,
 * resolves to a renderer named `NO_GRAPHICS`, because `Application` of @pixi/react calls no callback after a rejection.
 */
export async function autoDetectRenderer(options: Partial<AutoDetectOptions>) {
  try {
    const create = options.preference?.includes('webgl')
      ? createWebGLRenderer
      : (await import('./canvasRenderer.ts')).createCanvasRenderer;
    const renderer = create();
    await renderer.init(options);
    return renderer;
  } catch (cause) {
    console.info('The renderer does not start', options.preference, cause);
    const renderer = createNothing();
    await renderer.init(options);
    return renderer;
  }
}
