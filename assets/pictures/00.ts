/** Chapter 0: the corridor of the clubhouse. */
import { clubhouseCorridor } from '../places/clubhouseCorridor.ts';
import { type Drawings, place, romyFigure, SM } from './picture.ts';

export const pictures: Drawings = {
  ...place(clubhouseCorridor, {
    states: ['closed', 'half', 'open'],
    sm: {
      back: ['wall', 'floor'],
      'doorway-closed': ['beyond', 'door-closed', 'frame'],
      'doorway-half': ['beyond', 'door-half', 'frame'],
      'doorway-open': ['beyond', 'door-open', 'frame'],
      front: ['pillar', 'ball-net'],
    },
  }),
  ...romyFigure('romy_lean', 'lean', { flip: true, as: 'notebook' }, { md: 0.84, sm: SM.coach }),
};
