/**
 * Applies the reading comfort settings before the first render, and again when another tab changes them or when the
 * system's preference for more contrast changes.
 */
import { applyComfort, COMFORT_KEY, readComfort } from './comfort.ts';

const apply = () => applyComfort(readComfort());

apply();
addEventListener('storage', ({ key }) => {
  if (key === COMFORT_KEY || key === null) apply();
});
matchMedia('(prefers-contrast: more)').addEventListener('change', apply);
