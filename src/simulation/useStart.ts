import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Layout } from '../../stage/index.ts';
import type { Loading } from '../../stage/play.ts';
import { device } from '../device/device.ts';
import { pauseBefore } from '../network/retry.ts';
import type { LoadingProps } from '../overlays/controls/Loading.tsx';
import type { Visit } from './visit.ts';

export interface Start {
  /**
   * true if all conditions are met:
   * - The visitor has pressed start.
   * - The stage is ready, or has not become ready within `WAITS_FOR_STAGE`.
   * - Every image of the layout has loaded or failed, or `WAITS_FOR_IMAGES` is over.
   *
   * A late stage or image appears during the story.
   */
  readonly started: boolean;
  readonly onStage: () => void;
  readonly loading: LoadingProps;
}

/** Timeout in ms for the stage, from the press of start. After this time the story does not wait for the stage. */
const WAITS_FOR_STAGE = 10_000;

/** Timeout in ms for the images. After it the visitor may start without the missing images. */
const WAITS_FOR_IMAGES = 15_000;

const NO_VISIT = createStore<Loading>()(() => ({
  status: 'idle',
  loaded: 0,
  failed: 0,
  total: 0,
  percentage: 0,
}));

/**
 * Loads the images of `layout`. Starts the playback when all conditions of `Start.started` are met. Does both
 * again for a new layout, for example when the visitor turns a phone. While `visit` or `layout` is undefined,
 * loads and starts nothing, but records a press of start.
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

  // runs in an effect, so that `warmUp` begins after the start button has appeared
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
    const limit = setTimeout(() => setHasWaited(true), WAITS_FOR_IMAGES);
    return () => clearTimeout(limit);
  }, [visit, isSettled]);

  // On a slow phone, the stage can be ready later than the images. Without the condition `hasStage`, the story
  // would then start on an empty stage.
  const started = pressed && layout !== undefined && (isSettled || hasWaited) && hasStage;
  useEffect(() => {
    if (started) void playback?.start(layout);
  }, [started, playback, layout]);

  const { status, ...counts } = useStore(preloader?.loading ?? NO_VISIT);
  // requests failed images again when the network returns; an unattended kiosk also requests them after a pause
  const retries = useRef(0);
  useEffect(() => {
    if (status !== 'failed') return;
    const again = () => void load();
    addEventListener('online', again);
    const timer = device().isShared ? setTimeout(again, pauseBefore(retries.current)) : undefined;
    retries.current += 1;
    return () => {
      removeEventListener('online', again);
      clearTimeout(timer);
    };
  }, [status, load]);

  const { loaded } = counts;
  const drawn = useRef(loaded);
  useEffect(() => {
    if (started && loaded !== drawn.current) playback?.refresh();
    drawn.current = loaded;
  }, [started, loaded, playback]);

  return {
    started,
    onStage: useCallback(() => setHasStage(true), []),
    loading: {
      ...counts,
      complete: status === 'complete',
      hasWaited,
      pressed,
      // startTransition makes the render interruptible, so that it does not delay the stage's frames
      onStart: useCallback(() => startTransition(() => setPressed(true)), []),
      onRetry: useCallback(() => void load(), [load]),
    },
  };
}
