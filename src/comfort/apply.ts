/** Before anything is rendered: the page as she likes to read it, and in every tab when she changes it in one. */
import { applyComfort, COMFORT_STORED, readComfort } from './comfort.ts';

const apply = () => applyComfort(readComfort());

apply();
addEventListener('storage', ({ key }) => {
  if (key === COMFORT_STORED || key === null) apply();
});
matchMedia('(prefers-contrast: more)').addEventListener('change', apply);
