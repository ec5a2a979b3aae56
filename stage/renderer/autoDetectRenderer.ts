/**
 * Replaces Pixi's function of this name (vite.pixi.ts), which makes further requests and a second WebGL context. Only
 * the systems that draw sprites.
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
    // the starting order of Pixi's WebGLRenderer; every frame calls ColorMaskPipe, although nothing is masked
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
    renderPipes: named([BlendModePipe, BatcherPipe, SpritePipe, RenderGroupPipe, ColorMaskPipe]),
    renderPipeAdaptors: named([GlBatchAdaptor]),
  });

/** A renderer that can be destroyed, but cannot draw. */
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
 * WebGL if `preference` names it, else the canvas renderer. Never rejects, because @pixi/react's `Application` calls no
 * callback then: resolves to a renderer `NO_GRAPHICS`.
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
