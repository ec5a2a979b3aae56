import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Layout } from '../../../stage/index.ts';
import type { Loading } from '../../../stage/play.ts';
import type { LoadingProps } from '../../overlays/Loading.tsx';
import type { Visit } from './visit.ts';

export interface Start {
  /**
   * the visitor has pressed start, every picture of this layout has come or failed, and the stage is set up; or she has
   * waited long enough for the pictures, which join her when they come
   */
  readonly started: boolean;
  /** to be called when it is known whether there is a stage; must not be waited for by the start button */
  readonly onStage: () => void;
  /** what the loading screen shows until then */
  readonly loading: LoadingProps;
}

/** Milliseconds after which she who has pressed start goes on without a stage; it joins her when it comes. */
const WAITS_FOR_STAGE = 10_000;

/** Milliseconds of waiting for pictures after which she may start without them. */
const WAITS_FOR_PICTURES = 15_000;

/** Before there is a visit. */
const NOTHING_ASKED = createStore<Loading>()(() => ({
  status: 'idle',
  loaded: 0,
  failed: 0,
  total: 0,
  percentage: 0,
}));

/**
 * Loads the pictures of a layout and starts the playback when the visitor has pressed start. In another
 * layout, as when a phone is turned, it loads and starts again by itself. Without a visit it waits for one.
 */
export function useStart(visit: Visit | undefined, layout: Layout | undefined): Start {
  const [pressed, setPressed] = useState(false);
  const [hasStage, setHasStage] = useState(false);
  const [settled, setSettled] = useState<Layout>();
  const [hasWaited, setHasWaited] = useState(false);
  const preloader = layout && visit?.preloaders[layout];
  const playback = visit?.playback;

  const load = useCallback(() => {
    let isCurrent = true;
    void preloader?.load().then(() => {
      if (isCurrent) setSettled(layout);
    });
    return () => {
      isCurrent = false;
    };
  }, [preloader, layout]);

  useEffect(load, [load]);

  // in an effect, after the render that shows the start button: it can be pressed before the warm-up
  const isSettled = settled !== undefined && settled === layout;
  useEffect(() => {
    if (isSettled) void playback?.warmUp(layout);
  }, [isSettled, playback, layout]);

  useEffect(() => {
    if (!pressed || hasStage) return;
    const limit = setTimeout(() => setHasStage(true), WAITS_FOR_STAGE);
    return () => clearTimeout(limit);
  }, [pressed, hasStage]);

  useEffect(() => {
    if (!visit || isSettled) return;
    const limit = setTimeout(() => setHasWaited(true), WAITS_FOR_PICTURES);
    return () => clearTimeout(limit);
  }, [visit, isSettled]);

  // a slow phone sets up its graphics after the pictures have come: nobody is to start before an empty stage
  const started = pressed && layout !== undefined && (isSettled || hasWaited) && hasStage;
  useEffect(() => {
    if (started) void playback?.start(layout);
  }, [started, playback, layout]);

  const { status, loaded, failed, total, percentage } = useStore(preloader?.loading ?? NOTHING_ASKED);
  // for those that come after the start
  const drawn = useRef(loaded);
  useEffect(() => {
    if (started && loaded !== drawn.current) playback?.refresh();
    drawn.current = loaded;
  }, [started, loaded, playback]);

  return {
    started,
    onStage: useCallback(() => setHasStage(true), []),
    loading: {
      loaded,
      failed,
      total,
      percentage,
      complete: status === 'complete',
      hasWaited,
      pressed,
      // a transition: like every step, it is rendered between the frames of the stage
      onStart: useCallback(() => startTransition(() => setPressed(true)), []),
      onRetry: useCallback(() => void load(), [load]),
    },
  };
}
