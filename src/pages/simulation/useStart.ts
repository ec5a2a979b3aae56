import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Layout } from '../../../stage/index.ts';
import type { Visit } from './visit.ts';

export interface Start {
  /** the visitor has pressed start, and every picture of this layout has come or failed */
  readonly started: boolean;
  /** to be called when she presses start */
  readonly onStart: () => void;
  /** asks once more for the pictures that failed */
  readonly onRetry: () => void;
}

/**
 * Loads the pictures of a layout and starts the playback when the visitor has pressed start. In another
 * layout, as when a phone is turned, it loads and starts again by itself.
 */
export function useStart({ preloaders, playback }: Visit, layout: Layout): Start {
  const [pressed, setPressed] = useState(false);
  const [loaded, setLoaded] = useState<Layout>();

  const load = useCallback(() => {
    let isCurrent = true;
    void preloaders[layout].load().then(() => {
      if (isCurrent) setLoaded(layout);
    });
    return () => {
      isCurrent = false;
    };
  }, [preloaders, layout]);

  useEffect(load, [load]);

  // in an effect, after the render that shows the start button: it can be pressed before the warm-up
  useEffect(() => {
    if (loaded === layout) void playback.warmUp(layout);
  }, [loaded, playback, layout]);

  const started = pressed && loaded === layout;
  useEffect(() => {
    if (started) void playback.start(layout);
  }, [started, playback, layout]);

  return {
    started,
    // a transition: like every step, it is rendered between the frames of the stage
    onStart: useCallback(() => startTransition(() => setPressed(true)), []),
    onRetry: useCallback(() => void load(), [load]),
  };
}
