/**
 * The picture on the page. What can go wrong with graphics ends here: a lost context may come back, else
 * Pixi's canvas renderer takes over, else the story goes on in words.
 */
import 'pixi.js/unsafe-eval';
import { Application } from '@pixi/react';
import type { Application as PixiApplication } from 'pixi.js';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { COLORS } from '../../assets/palette.ts';
import type { Playback } from '../motion/playback.ts';
import type { Fit, Size } from '../viewport/fit.ts';
import { createScreen, type StageScreen } from './screen.ts';

/** Milliseconds a lost context has to come back, and the stage to start. */
const RESTORED_WITHIN = 2000;
const STARTED_WITHIN = 10_000;

type Renderer = 'webgl' | 'canvas';

interface StageProps {
  readonly show: Playback;
  readonly fit: Fit;
  readonly window: Size;
  readonly drawing: (address: string) => string | undefined;
  /** whether the visitor wants less motion; must keep its identity */
  readonly reducedMotion: () => boolean;
  /** there will be no picture */
  readonly onWordsOnly: (cause: unknown) => void;
}

/** Never renders again by itself: the Application re-runs its set-up whenever its parent renders. */
const Canvas = memo(function Canvas({
  renderer,
  onInit,
}: {
  renderer: Renderer;
  onInit: (app: PixiApplication) => void;
}) {
  // an object: the types of @pixi/react are older than the canvas renderer and than a list of preferences
  const options: object = {
    preference: renderer === 'webgl' ? ['webgl', 'canvas'] : ['canvas'],
    autoStart: false,
    sharedTicker: false,
    antialias: false,
    // sprites are all this stage draws: no events, accessibility, filters or text of Pixi's
    skipExtensionImports: true,
  };
  return (
    <Application
      {...options}
      autoDensity
      backgroundColor={COLORS.purple}
      onInit={onInit}
      className="stage__canvas"
    />
  );
});

/** Calls `onGone` when the canvas has lost its context for too long; `onBack` when it has it again. */
function watchContext(canvas: HTMLCanvasElement, onBack: () => void, onGone: () => void) {
  let patience: ReturnType<typeof setTimeout> | undefined;
  const lost = () => {
    clearTimeout(patience);
    patience = setTimeout(onGone, RESTORED_WITHIN);
  };
  const restored = () => {
    clearTimeout(patience);
    onBack();
  };
  canvas.addEventListener('webglcontextlost', lost);
  canvas.addEventListener('webglcontextrestored', restored);
  return () => {
    clearTimeout(patience);
    canvas.removeEventListener('webglcontextlost', lost);
    canvas.removeEventListener('webglcontextrestored', restored);
  };
}

function Stage({ show, fit, window, drawing, reducedMotion, onWordsOnly }: StageProps) {
  const [renderer, setRenderer] = useState<Renderer>('webgl');
  const screen = useRef<StageScreen | undefined>(undefined);
  const unwatch = useRef<(() => void) | undefined>(undefined);
  const latest = useRef({ fit, window, onWordsOnly });
  latest.current = { fit, window, onWordsOnly };

  const giveUp = useCallback(
    (cause: unknown) => {
      show.attach(undefined);
      latest.current.onWordsOnly(cause);
    },
    [show],
  );

  const init = useCallback(
    (app: PixiApplication) => {
      try {
        const made = createScreen(
          { app, show, drawing, onTrouble: giveUp },
          latest.current.fit,
          latest.current.window,
        );
        screen.current?.close();
        screen.current = made;
        unwatch.current?.();
        unwatch.current = watchContext(app.canvas, made.redraw, () => setRenderer('canvas'));
        show.attach(made);
      } catch (cause) {
        giveUp(cause);
      }
    },
    [show, drawing, giveUp],
  );

  // a start that fails or hangs tells nobody, so somebody must watch; `renderer` starts the watch anew
  useEffect(() => {
    screen.current?.close();
    screen.current = undefined;
    const watchdog = setTimeout(() => {
      if (!screen.current) giveUp(new Error(`The ${renderer} stage did not start`));
    }, STARTED_WITHIN);
    return () => clearTimeout(watchdog);
  }, [renderer, giveUp]);

  useEffect(() => void screen.current?.resize(fit, window), [fit, window]);

  useEffect(() => {
    if (fit.layout !== 'md' || !matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    if (reducedMotion()) return;
    const follow = ({ clientX, clientY }: PointerEvent) =>
      screen.current?.point((clientX / window.w) * 2 - 1, (clientY / window.h) * 2 - 1);
    addEventListener('pointermove', follow, { passive: true });
    return () => removeEventListener('pointermove', follow);
  }, [fit.layout, window, reducedMotion]);

  useEffect(
    () => () => {
      unwatch.current?.();
      screen.current?.close();
      show.attach(undefined);
    },
    [show],
  );

  return (
    <ErrorBoundary fallback={null} onError={giveUp}>
      <Canvas key={renderer} renderer={renderer} onInit={init} />
    </ErrorBoundary>
  );
}

export default memo(Stage);
