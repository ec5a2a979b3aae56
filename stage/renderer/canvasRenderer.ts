/** The fallback if WebGL fails: Pixi's canvas renderer with only the systems that draw sprites. */
import {
  AbstractRenderer,
  BackgroundSystem,
  BatcherPipe,
  BlendModePipe,
  CanvasBatchAdaptor,
  CanvasColorMaskPipe,
  CanvasContextSystem,
  CanvasLimitsSystem,
  CanvasRenderTargetSystem,
  CanvasTextureSystem,
  GCSystem,
  GlobalUniformSystem,
  RendererType,
  RenderGroupPipe,
  RenderGroupSystem,
  SchedulerSystem,
  SpritePipe,
  ViewSystem,
} from 'pixi.js';
import { named } from './rendererParts.ts';

export const createCanvasRenderer = () =>
  new AbstractRenderer({
    name: 'canvas',
    type: RendererType.CANVAS,
    // the systems start in this order, as in Pixi's CanvasRenderer
    systems: named([
      BackgroundSystem,
      ViewSystem,
      GCSystem,
      SchedulerSystem,
      GlobalUniformSystem,
      RenderGroupSystem,
      CanvasContextSystem,
      CanvasLimitsSystem,
      CanvasTextureSystem,
      CanvasRenderTargetSystem,
    ]),
    // CanvasColorMaskPipe is needed although nothing is masked, because every frame calls it
    renderPipes: named([BlendModePipe, BatcherPipe, SpritePipe, RenderGroupPipe, CanvasColorMaskPipe]),
    renderPipeAdaptors: named([CanvasBatchAdaptor]),
  });
