import { ADDRESSES } from './addresses.ts';
import { lazyPage } from './lazyPage.tsx';

/** Apart from the other pages, which load it ahead: from their list it would import them back. */
export const simulation = lazyPage({
  folder: 'simulation',
  path: ADDRESSES.simulation,
  words: 'pages.simulation_wny',
  load: () => import('./pages/simulation/SimulationPage.tsx'),
});
