import { ADDRESSES } from './addresses.ts';
import { lazyPage } from './lazyPage.tsx';

/** In its own file, because other pages prefetch it: importing it from their list would be an import circle. */
export const simulation = lazyPage({
  folder: 'simulation',
  path: ADDRESSES.simulation,
  words: 'pages.simulation_wny',
  load: () => import('./pages/simulation/SimulationPage.tsx'),
});
