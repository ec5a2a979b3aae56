import { useSyncExternalStore } from 'react';
import { type Fit, fit, type Size } from '../../../stage/index.ts';
import { isKiosk } from '../../kiosk/mode.ts';

export interface FittedWindow {
  /** CSS pixels */
  readonly window: Size;
  readonly fit: Fit;
}

/** CSS pixels: any width under the specification's 768. */
const PHONE = 394;

/** In a kiosk a screen that is higher than wide is a phone, only larger: the same layout, with its words. */
function fitOf({ w, h }: Size): Fit {
  if (!isKiosk() || h <= w) return fit({ w, h });
  const larger = w / PHONE;
  const { layout, scale, x, y } = fit({ w: PHONE, h: h / larger });
  return { layout, scale: scale * larger, x: x * larger, y: y * larger };
}

let latest: FittedWindow | undefined;

/** Measures the window. It stays the same object as long as the window has the same size. */
function measure(): FittedWindow {
  const { innerWidth: w, innerHeight: h } = window;
  if (latest?.window.w !== w || latest.window.h !== h) latest = { window: { w, h }, fit: fitOf({ w, h }) };
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
