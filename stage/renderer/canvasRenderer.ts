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
    // the starting order of Pixi's CanvasRenderer; every frame calls CanvasColorMaskPipe, although nothing is masked
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
    renderPipes: named([BlendModePipe, BatcherPipe, SpritePipe, RenderGroupPipe, CanvasColorMaskPipe]),
    renderPipeAdaptors: named([CanvasBatchAdaptor]),
  });
