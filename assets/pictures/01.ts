/** Chapter 1: the room of the clubhouse, a list, a phone. */
import { clubhouseRoom } from '../places/clubhouseRoom.ts';
import { magnet, phoneDark, phoneLit, steam } from '../places/props-first-half.ts';
import { title1 } from '../titles/index.ts';
import { type Drawings, place, romyFigure, SM, thing, title } from './picture.ts';

export const pictures: Drawings = {
  ...title(title1),
  ...place(clubhouseRoom, {
    sm: {
      back: ['wall', 'window', 'board', 'sideboard'],
      front: ['table', 'lamp', 'on-table'],
    },
  }),
  magnet: thing(magnet(), { md: 1, sm: 0.4 }),
  'phone-dark': thing(phoneDark(), { md: 1.12, sm: 0.62 }),
  'phone-lit': thing(phoneLit(), { md: 1.12, sm: 0.62 }),
  steam: thing(steam(), { md: 0.9, sm: 0.42 }),
  ...romyFigure('romy_sit', 'sit', {}, { md: 0.96, sm: SM.coach }),
};
