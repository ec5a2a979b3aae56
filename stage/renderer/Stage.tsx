/**
 * The stage, and what happens after graphics errors. A lost context: waits for its restoration. A context that stays
 * lost, or no WebGL: Pixi's canvas renderer, then words only. A start that hangs, or an error of drawing: words only.
 */
import type { Application } from 'pixi.js';
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Playback } from '../motion/playback.ts';
import type { LoadedPack } from '../preload/readPack.ts';
import type { Layout } from '../story/types.ts';
import type { Fit, Size } from '../viewport/fit.ts';
import { bufferResolution } from '../viewport/raster.ts';
import { NO_GRAPHICS } from './autoDetectRenderer.ts';
import { Canvas, type RendererKind } from './Canvas.tsx';
import { createRasteriser } from './rasteriser.ts';
import { createScreen, type StageScreen } from './screen.ts';
import { afterVisible } from './visibleTimeout.ts';
import { watchContext } from './watchContext.ts';

// starts the worker early, so that it is ready before the first drawing
const rasteriser = createRasteriser();
rasteriser.open();

/** ms, only while the page is visible */
const STARTED_WITHIN = 30_000;

interface StageProps {
  readonly playback: Playback;
  readonly fit: Fit;
  readonly window: Size;
  /** undefined if the pack is not loaded; must be the same function at every render */
  readonly packOf: (drawing: string, layout: Layout) => LoadedPack | undefined;
  readonly reducedMotion: () => boolean;
  readonly onReady: () => void;
  /** nothing can be drawn: the match day continues without the stage */
  readonly onWordsOnly: (cause: unknown) => void;
}

function Stage({ playback, fit, window, packOf, reducedMotion, onReady, onWordsOnly }: StageProps) {
  // final size at once: a later resize would take as long as the creation
  const [first] = useState({ window, resolution: bufferResolution(fit, window, devicePixelRatio) });
  const [kind, setKind] = useState<RendererKind>('webgl');
  const [isMounted, setMounted] = useState(false);
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

  const fallBack = useCallback(
    (cause: unknown) => {
      if (latest.current.kind === 'webgl') setKind('canvas');
      else giveUp(cause);
    },
    [giveUp],
  );

  const init = useCallback(
    (app: Application) => {
      // Pixi may start after this component is unmounted, and the screen would never be closed
      if (!app.renderer?.canvas.isConnected) return;
      if (app.renderer.name === NO_GRAPHICS) return fallBack(new Error('No renderer starts'));
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
          () => fallBack(new Error('The canvas has lost its context')),
        );
        playback.attach(created);
        latest.current.onReady();
      } catch (cause) {
        giveUp(cause);
      }
    },
    [playback, packOf, giveUp, fallBack],
  );

  // A timeout, because Pixi calls no callback if its start hangs. A layout effect, because an ordinary one may run
  // after the start of the new canvas and close its screen.
  useLayoutEffect(() => {
    screen.current?.close();
    screen.current = undefined;
    return afterVisible(STARTED_WITHIN, () => {
      if (!screen.current) giveUp(new Error(`The ${kind} stage did not start`));
    });
  }, [kind, giveUp]);

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
    rasteriser.open(); // the cleanup of an earlier mount may have closed it
    return () => {
      unwatch.current?.();
      screen.current?.close();
      rasteriser.close();
      playback.attach(undefined);
    };
  }, [playback]);

  // In a second render, after all effects: in development React runs every effect twice, and @pixi/react destroys an
  // application that starts between the two runs.
  useLayoutEffect(() => setMounted(true), []);

  return (
    <ErrorBoundary fallback={null} onError={giveUp}>
      {isMounted && (
        <Canvas key={kind} kind={kind} size={first.window} resolution={first.resolution} onInit={init} />
      )}
    </ErrorBoundary>
  );
}

export default memo(Stage);
