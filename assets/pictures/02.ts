/** Chapter 2: the village pitch in the morning. */
import { morningPitch } from '../places/morningPitch.ts';
import { matchBall } from '../places/props-first-half.ts';
import { title2 } from '../titles/index.ts';
import { type Drawings, person, place, romyFigure, SM, thing, title } from './picture.ts';

export const pictures: Drawings = {
  ...title(title2),
  ...place(morningPitch, {
    sm: {
      back: ['sky', 'hills', 'village', 'turf', 'goal', 'cones'],
      front: ['castshadow', 'foreground'],
    },
  }),
  ball: thing(matchBall(), { md: 0.82, sm: 0.5 }),
  zoe_standArmsDown: person('zoe', 'standArmsDown', {}, { md: 0.8, sm: 0.45 }),
  ...romyFigure('romy_stand', 'stand', { as: 'flask' }, { md: 0.89, sm: SM.coach }),
};
