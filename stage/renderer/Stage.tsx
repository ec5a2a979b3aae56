/**
 * The stage on the page. What can go wrong with graphics ends here: a lost context may come back, else Pixi's
 * canvas renderer takes over, else the story goes on in words.
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
import { whileVisible } from './patience.ts';
import { createRasteriser } from './rasteriser.ts';
import { createScreen, type StageScreen } from './screen.ts';
import { watchContext } from './watchContext.ts';

// its worker comes with this code, long before there is something to draw
const rasteriser = createRasteriser();
rasteriser.open();

/** Milliseconds the stage has to start. */
const STARTED_WITHIN = 30_000;

/** Whether the browser gives a canvas to draw on at all: without one Pixi fails to start, and calls nobody. */
const canDraw = () => document.createElement('canvas').getContext('2d') !== null;

interface StageProps {
  readonly playback: Playback;
  readonly fit: Fit;
  /** CSS pixels */
  readonly window: Size;
  /** the pack that holds a drawing, undefined where it has not come; must keep its identity */
  readonly packOf: (drawing: string, layout: Layout) => LoadedPack | undefined;
  /** whether the visitor wants less motion; must keep its identity */
  readonly reducedMotion: () => boolean;
  /** the stage can be drawn from now on */
  readonly onReady: () => void;
  /** nothing can be drawn: the visit goes on without the stage */
  readonly onWordsOnly: (cause: unknown) => void;
}

function Stage({ playback, fit, window, packOf, reducedMotion, onReady, onWordsOnly }: StageProps) {
  const [isDrawn] = useState(canDraw);
  // a context that is made in its size need not be made larger, which costs as much as making it
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
      // it may be there after its place has gone: nobody would close what is made for it
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

  // a start that fails or hangs calls nobody, hence the time limit; another `kind` starts it anew. Before the browser
  // goes on: the start of a new canvas may be over sooner than an ordinary effect, which would close its screen
  useLayoutEffect(() => {
    screen.current?.close();
    screen.current = undefined;
    if (!isDrawn) return giveUp(new Error('Nothing can be drawn'));
    return whileVisible(STARTED_WITHIN, () => {
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
    rasteriser.open(); // the visit before has closed it
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
