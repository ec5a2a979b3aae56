/** When the match day begins: the visitor pressed start, and this layout's pictures have come or failed. */
import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Layout } from '../../../stage/index.ts';
import type { Session } from './session.ts';

export function useStart({ preloaders, show }: Session, layout: Layout) {
  const [pressed, setPressed] = useState(false);
  const [loaded, setLoaded] = useState<Layout>();

  const load = useCallback(() => {
    let waiting = true;
    void preloaders[layout].load().then(() => {
      if (waiting) setLoaded(layout);
    });
    return () => {
      waiting = false;
    };
  }, [preloaders, layout]);

  useEffect(load, [load]);

  // the start is there to be pressed before anything is made ready for it
  useEffect(() => {
    if (loaded === layout) void show.prepare(layout);
  }, [loaded, show, layout]);

  const started = pressed && loaded === layout;
  useEffect(() => {
    if (started) void show.start(layout);
  }, [started, show, layout]);

  return {
    started,
    // between the frames of the stage, as every step
    start: useCallback(() => startTransition(() => setPressed(true)), []),
    retry: useCallback(() => void load(), [load]),
  };
}
