import 'pixi.js/unsafe-eval';
import { Application } from '@pixi/react';
import type { ApplicationOptions, Application as PixiApplication } from 'pixi.js';
import { memo } from 'react';
import { COLORS } from '../../src/styles/palette.ts';
import type { Size } from '../viewport/fit.ts';

export type RendererKind = 'webgl' | 'canvas';

type Options = Pick<
  ApplicationOptions,
  | 'preference'
  | 'autoStart'
  | 'sharedTicker'
  | 'antialias'
  | 'autoDensity'
  | 'backgroundColor'
  | 'skipExtensionImports'
>;

const optionsOf = (kind: RendererKind): Options => ({
  preference: kind === 'webgl' ? ['webgl', 'canvas'] : ['canvas'],
  autoStart: false,
  sharedTicker: false,
  antialias: false,
  autoDensity: true,
  backgroundColor: COLORS.purple,
  skipExtensionImports: true,
});

interface CanvasProps {
  readonly kind: RendererKind;
  /**
   * first size in CSS pixels. Must be the same object at every render, or Pixi's `Application` initialises itself again
   */
  readonly size: Size;
  readonly resolution: number;
  /** called also if no renderer works: then `app.renderer.name` is `NO_GRAPHICS` */
  readonly onInit: (app: PixiApplication) => void;
}

/** Memoised, because Pixi's `Application` initialises itself again whenever its parent renders. */
export const Canvas = memo(function Canvas({ kind, size, resolution, onInit }: CanvasProps) {
  // the types of @pixi/react do not allow a list, or 'canvas', as `preference`
  const options: Omit<Options, 'preference'> = optionsOf(kind);
  return (
    <Application
      {...options}
      width={size.w}
      height={size.h}
      resolution={resolution}
      onInit={onInit}
      className="stage__canvas"
    />
  );
});
