/**
 * Replaces Pixi's function of this name (vite.pixi.ts), which `Application.init` calls. Pixi's function loads the WebGL
 * renderer with further requests, and creates a second WebGL context to check for support. This one does neither, and
 * its renderer has only the systems that draw sprites.
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
    // nothing is masked, but every frame calls ColorMaskPipe
    renderPipes: named([BlendModePipe, BatcherPipe, SpritePipe, RenderGroupPipe, ColorMaskPipe]),
    renderPipeAdaptors: named([GlBatchAdaptor]),
  });

/**
 * Starts the WebGL renderer if `preference` names it and the browser has WebGL, else the canvas renderer. Rejects if WebGL
 * fails after the canvas has its context.
 */
export async function autoDetectRenderer(options: Partial<AutoDetectOptions>) {
  if (options.preference?.includes('webgl')) {
    const renderer = createWebGLRenderer();
    try {
      await renderer.init(options);
      return renderer;
    } catch (cause) {
      // a canvas that has a WebGL context cannot have a 2D context
      if ('gl' in renderer) throw cause;
    }
  }
  const { createCanvasRenderer } = await import('./canvasRenderer.ts');
  const renderer = createCanvasRenderer();
  await renderer.init(options);
  return renderer;
}
