import { useSyncExternalStore } from 'react';
import { type Fit, fit, type Size } from '../../../stage/index.ts';

export interface FittedWindow {
  /** CSS pixels */
  readonly window: Size;
  readonly fit: Fit;
}

let latest: FittedWindow | undefined;

/** Measures the window. It stays the same object as long as the window has the same size. */
function measure(): FittedWindow {
  const { innerWidth: w, innerHeight: h } = window;
  if (latest?.window.w !== w || latest.window.h !== h) latest = { window: { w, h }, fit: fit({ w, h }) };
  return latest;
}

/** Without measuring: to ask for the window's size in each render makes the browser lay the page out each time. */
const measured = () => latest ?? measure();

function onResize(changed: () => void) {
  const resized = () => {
    measure();
    changed();
  };
  measure(); // it may have changed since the last visit
  addEventListener('resize', resized);
  return () => removeEventListener('resize', resized);
}

const noWindow = () => undefined;

/**
 * The window's size and how the stage fits into it, measured again whenever the window changes; undefined where
 * there is none: on a server and while its page is taken over.
 */
export const useFit = (): FittedWindow | undefined =>
  useSyncExternalStore<FittedWindow | undefined>(onResize, measured, noWindow);
