import { useSyncExternalStore } from 'react';
import type { Fit, Size } from '../../stage/index.ts';
import { fitOf } from './fitOf.ts';

export interface FittedWindow {
  readonly window: Size;
  readonly fit: Fit;
}

let latest: FittedWindow | undefined;

/** Measures the window. Returns the same object while the size is unchanged, as useSyncExternalStore requires. */
function measure(): FittedWindow {
  const { innerWidth: w, innerHeight: h } = window;
  if (latest?.window.w !== w || latest.window.h !== h) latest = { window: { w, h }, fit: fitOf({ w, h }) };
  return latest;
}

/**
 * Returns the latest measurement of the window. Does not measure again, because reading the window's size
 * would force a reflow in every render.
 */
const measured = () => latest ?? measure();

function onResize(changed: () => void) {
  const resized = () => {
    measure();
    changed();
  };
  measure(); // the size may have changed while the match day was not mounted
  addEventListener('resize', resized);
  return () => removeEventListener('resize', resized);
}

const noWindow = () => undefined;

/**
 * Returns the window's size and the stage's fit, updated on every resize. Returns undefined while the build prerenders
 * the page and while React hydrates it.
 */
export const useFit = (): FittedWindow | undefined =>
  useSyncExternalStore<FittedWindow | undefined>(onResize, measured, noWindow);
