/** Chapter 3: the first half, seen from the bench. */
import { benchView } from '../places/benchView.ts';
import { title3 } from '../titles/index.ts';
import { type Drawings, person, place, romyFigure, SM, title } from './picture.ts';

export const pictures: Drawings = {
  ...title(title3),
  ...place(benchView, {
    states: ['still', 'bulge'],
    sm: {
      back: ['sky', 'hills', 'turf'],
    },
  }),
  luana_sitBent: person('luana', 'sitBent', { as: 'notes' }, { md: 1.02, sm: SM.bench }),
  ...romyFigure('romy_standArmsDown', 'standArmsDown', {}, { md: 0.564, sm: SM.coach }),
};
