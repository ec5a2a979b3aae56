/** Chapter 4: half time, crouched in the circle. */
import { halfTime } from '../places/halfTime.ts';
import { orangeArrow } from '../places/props-first-half.ts';
import { title4 } from '../titles/index.ts';
import { type Drawings, person, place, romyFigure, SM, thing, title } from './picture.ts';

export const pictures: Drawings = {
  ...title(title4),
  ...place(halfTime, {
    sm: {
      back: ['sky', 'hills', 'turf', 'bench'],
      front: ['tuft', 'notes'],
    },
  }),
  arrow: thing(orangeArrow(), { md: 0.84, sm: 0.48 }),
  alma_protest: person('alma', 'protest', {}, { md: 0.66, sm: SM.chapter4Players }),
  ...romyFigure('romy_crouch', 'crouch', { flip: true }, { md: 0.92, sm: SM.coach }),
};
