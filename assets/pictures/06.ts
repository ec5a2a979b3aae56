/** Chapter 6: the changing room after the match. */
import { changingRoom } from '../places/changingRoom.ts';
import { title6 } from '../titles/index.ts';
import { type Drawings, person, place, SM, title } from './picture.ts';

export const pictures: Drawings = {
  ...title(title6),
  ...place(changingRoom, {
    sm: {
      back: ['wall', 'floor', 'daylight', 'pegs', 'basin', 'bench'],
    },
  }),
  alma_sitBent: person('alma', 'sitBent', { expr: 'sad', as: 'towel' }, { md: 0.62, sm: SM.chapter6 }),
};
