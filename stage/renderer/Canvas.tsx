/** The canvas of the stage, as a Pixi application. */
import 'pixi.js/unsafe-eval';
import { Application } from '@pixi/react';
import type { ApplicationOptions, Application as PixiApplication } from 'pixi.js';
import { memo } from 'react';
import { COLORS } from '../../palette.ts';
import type { Size } from '../viewport/fit.ts';

/** Which renderer of Pixi's draws: the graphics card's or, where that has failed, the one for a plain canvas. */
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
  // sprites are all this stage draws: no events, accessibility, filters or text of Pixi's
  skipExtensionImports: true,
});

interface CanvasProps {
  readonly kind: RendererKind;
  /** CSS pixels; must keep its identity. Another size is its screen's business */
  readonly size: Size;
  /** of the buffer, per CSS pixel */
  readonly resolution: number;
  /** called when the application can draw; where it cannot start, nobody is told */
  readonly onInit: (app: PixiApplication) => void;
}

/** Never renders again by itself: the Application sets itself up anew whenever its parent renders. */
export const Canvas = memo(function Canvas({ kind, size, resolution, onInit }: CanvasProps) {
  // `optionsOf` is checked against the Pixi that is installed. The types of @pixi/react were written out for an
  // older one, without a canvas renderer and a list of preferences: for them this one option is left out of the
  // type, though not of the object.
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
