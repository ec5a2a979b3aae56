/** The stage's canvas, as a Pixi application. */
import 'pixi.js/unsafe-eval';
import { Application } from '@pixi/react';
import type { ApplicationOptions, Application as PixiApplication } from 'pixi.js';
import { memo } from 'react';
import { COLORS } from '../../src/styles/palette.ts';
import type { Size } from '../viewport/fit.ts';

/** The Pixi renderer in use: WebGL, or the 2D canvas renderer as its fallback. */
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
  // the stage draws sprites only: Pixi's events, accessibility, filters and text are not needed
  skipExtensionImports: true,
});

interface CanvasProps {
  readonly kind: RendererKind;
  /**
   * first size of the canvas in CSS pixels. `StageScreen.resize` sets later sizes. Must be the same object at every
   * render: a new object would make Pixi's `Application` initialise itself again
   */
  readonly size: Size;
  /** back-buffer pixels per CSS pixel */
  readonly resolution: number;
  /**
   * called when the application has started, even if no renderer works: then `app.renderer.name` is
   * `NO_GRAPHICS` (see autoDetectRenderer.ts)
   */
  readonly onInit: (app: PixiApplication) => void;
}

/** Memoised, because Pixi's `Application` initialises itself again whenever its parent renders. */
export const Canvas = memo(function Canvas({ kind, size, resolution, onInit }: CanvasProps) {
  // This type omits `preference`, because the types of @pixi/react are too old: they do not allow a list, or 'canvas',
  // as its value. The return type of `optionsOf` checks `preference` against the installed Pixi.
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
