/** Chapter 1: the room of the clubhouse, a list, a phone. */
import { clubhouseRoom } from '../places/clubhouseRoom.ts';
import { handWithPen, magnet, phoneDark, phoneLit, steam, teamList } from '../places/props-first-half.ts';
import { title1 } from '../titles/index.ts';
import { type Drawings, place, romyFigure, SM, thing, title } from './picture.ts';

const ROMY = { md: 0.96, sm: SM.coach };
const LOOKING_BACK = { turned: true };

export const pictures: Drawings = {
  ...title(title1),
  ...place(clubhouseRoom, {
    md: {
      back: ['wall', 'window', 'board'],
      front: ['table', 'lamp', 'on-table'],
    },
    sm: {
      back: ['wall', 'window', 'board', 'sideboard'],
      front: ['table', 'lamp', 'on-table'],
    },
  }),
  magnet: thing(magnet(), { md: 1, sm: 0.4 }),
  'phone-dark': thing(phoneDark(), { md: 1.12, sm: 0.62 }),
  'phone-lit': thing(phoneLit(), { md: 1.12, sm: 0.62 }),
  steam: thing(steam(), { md: 0.9, sm: 0.42 }),
  list: thing(teamList(), { md: 1.14, sm: 0.56 }),
  hand: thing(handWithPen(), { md: 0.98, sm: 0.46 }),
  ...romyFigure('romy_sit', 'sit', { with: LOOKING_BACK }, ROMY),
};
