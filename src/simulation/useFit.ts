import { useSyncExternalStore } from 'react';
import { type Fit, fit, type Size } from '../../stage/index.ts';
import { device } from '../device/device.ts';

export interface FittedWindow {
  /** in CSS pixels */
  readonly window: Size;
  readonly fit: Fit;
}

/**
 * Width of a phone in CSS pixels. An upright kiosk screen is fitted as a window of this width and then scaled up,
 * because `fit` chooses the layout md from 768 px.
 */
const PHONE = 394;

/**
 * Returns the fit of a window: the layout, and the scale and position of the stage. An upright window on a kiosk gets
 * the layout sm, scaled up like a large phone.
 */
function fitOf({ w, h }: Size): Fit {
  if (device().portrait === 'md' || h <= w) return fit({ w, h });
  const larger = w / PHONE;
  const { layout, scale, x, y } = fit({ w: PHONE, h: h / larger });
  return { layout, scale: scale * larger, x: x * larger, y: y * larger };
}

let latest: FittedWindow | undefined;

/** Measures the window. Returns the same object while the size is unchanged, as useSyncExternalStore requires. */
function measure(): FittedWindow {
  const { innerWidth: w, innerHeight: h } = window;
  if (latest?.window.w !== w || latest.window.h !== h) latest = { window: { w, h }, fit: fitOf({ w, h }) };
  return latest;
}

/**
 * Returns the latest measurement. It does not measure again, because reading the window's size would force a reflow in
 * every render.
 */
const measured = () => latest ?? measure();

function onResize(changed: () => void) {
  const resized = () => {
    measure();
    changed();
  };
  measure(); // the size may have changed while the match day was closed
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
