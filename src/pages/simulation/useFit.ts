import { useSyncExternalStore } from 'react';
import { type Fit, fit, type Size } from '../../../stage/index.ts';

export interface FittedWindow {
  /** CSS pixels */
  readonly window: Size;
  readonly fit: Fit;
}

let latest: FittedWindow | undefined;

/** Gives the same object as long as the window has the same size. */
function measure(): FittedWindow {
  const { innerWidth: w, innerHeight: h } = window;
  if (latest?.window.w !== w || latest.window.h !== h) latest = { window: { w, h }, fit: fit({ w, h }) };
  return latest;
}

function onResize(changed: () => void) {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

const noWindow = () => undefined;

/**
 * The window's size and how the stage fits into it, measured again whenever the window changes; undefined where
 * there is none: on a server and while its page is taken over.
 */
export const useFit = (): FittedWindow | undefined =>
  useSyncExternalStore<FittedWindow | undefined>(onResize, measure, noWindow);
