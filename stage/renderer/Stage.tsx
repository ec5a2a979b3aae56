/**
 * The stage as a React component. It also handles graphics errors. If the graphics context is lost, it waits until the
 * browser restores it. If WebGL fails, it uses Pixi's canvas renderer. If that fails too, the story is told in words.
 */
import type { Application } from 'pixi.js';
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Playback } from '../motion/playback.ts';
import type { LoadedPack } from '../preload/readPack.ts';
import type { Layout } from '../story/types.ts';
import type { Fit, Size } from '../viewport/fit.ts';
import { bufferResolution } from '../viewport/raster.ts';
import { Canvas, type RendererKind } from './Canvas.tsx';
import { createRasteriser } from './rasteriser.ts';
import { createScreen, type StageScreen } from './screen.ts';
import { afterVisible } from './visibleTimeout.ts';
import { watchContext } from './watchContext.ts';

// starts the worker as soon as this module loads, so that it is ready before the first drawing
const rasteriser = createRasteriser();
rasteriser.open();

/** Timeout of the stage's start, in ms of visible time. */
const STARTED_WITHIN = 30_000;

/** Whether the browser can create a 2D canvas. Without one Pixi fails to start and calls no callback. */
const canDraw = () => document.createElement('canvas').getContext('2d') !== null;

interface StageProps {
  readonly playback: Playback;
  readonly fit: Fit;
  /** CSS pixels */
  readonly window: Size;
  /** returns the loaded pack that holds a drawing; undefined if it is not loaded. Must stay the same function */
  readonly packOf: (drawing: string, layout: Layout) => LoadedPack | undefined;
  /** whether the visitor prefers reduced motion; must stay the same function */
  readonly reducedMotion: () => boolean;
  /** called when the stage can be drawn */
  readonly onReady: () => void;
  /** called when nothing can be drawn: the match day continues without the stage */
  readonly onWordsOnly: (cause: unknown) => void;
}

function Stage({ playback, fit, window, packOf, reducedMotion, onReady, onWordsOnly }: StageProps) {
  const [isDrawn] = useState(canDraw);
  // the canvas is created in the window's size, because a later resize takes as long as creating it
  const [first] = useState({ window, resolution: bufferResolution(fit, window, devicePixelRatio) });
  const [kind, setKind] = useState<RendererKind>('webgl');
  const screen = useRef<StageScreen | undefined>(undefined);
  const unwatch = useRef<(() => void) | undefined>(undefined);
  const latest = useRef({ fit, window, kind, onReady, onWordsOnly });
  latest.current = { fit, window, kind, onReady, onWordsOnly };

  const giveUp = useCallback(
    (cause: unknown) => {
      playback.attach(undefined);
      latest.current.onWordsOnly(cause);
    },
    [playback],
  );

  const init = useCallback(
    (app: Application) => {
      // Pixi may finish its start after this component is unmounted, when nothing would close a new screen
      if (!app.renderer?.canvas.isConnected) return;
      try {
        const created = createScreen(
          { app, playback, rasteriser, packOf, onTrouble: giveUp },
          latest.current.fit,
          latest.current.window,
        );
        screen.current?.close();
        screen.current = created;
        unwatch.current?.();
        unwatch.current = watchContext(
          app.canvas,
          () => void created.restore(),
          () => {
            if (latest.current.kind === 'webgl') setKind('canvas');
            else giveUp(new Error('The canvas has lost its context'));
          },
        );
        playback.attach(created);
        latest.current.onReady();
      } catch (cause) {
        giveUp(cause);
      }
    },
    [playback, packOf, giveUp],
  );

  // Starts the timeout, because Pixi calls no callback if its start fails or hangs. A change of `kind` starts Pixi
  // again, and with it the timeout. A layout effect closes the old screen in time: the new canvas may start before an
  // ordinary effect runs, and the ordinary effect would then close the new screen.
  useLayoutEffect(() => {
    screen.current?.close();
    screen.current = undefined;
    if (!isDrawn) return giveUp(new Error('The browser has no 2D canvas'));
    return afterVisible(STARTED_WITHIN, () => {
      if (!screen.current) giveUp(new Error(`The ${kind} stage did not start`));
    });
  }, [kind, isDrawn, giveUp]);

  useEffect(() => void screen.current?.resize(fit, window), [fit, window]);

  useEffect(() => {
    if (fit.layout !== 'md' || !matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    if (reducedMotion()) return;
    const follow = ({ clientX, clientY }: PointerEvent) =>
      screen.current?.point((clientX / window.w) * 2 - 1, (clientY / window.h) * 2 - 1);
    addEventListener('pointermove', follow, { passive: true });
    return () => removeEventListener('pointermove', follow);
  }, [reducedMotion, fit.layout, window]);

  useEffect(() => {
    rasteriser.open(); // the cleanup of an earlier mount has closed it
    return () => {
      unwatch.current?.();
      screen.current?.close();
      rasteriser.close();
      playback.attach(undefined);
    };
  }, [playback]);

  return (
    <ErrorBoundary fallback={null} onError={giveUp}>
      {isDrawn && (
        <Canvas key={kind} kind={kind} size={first.window} resolution={first.resolution} onInit={init} />
      )}
    </ErrorBoundary>
  );
}

export default memo(Stage);
