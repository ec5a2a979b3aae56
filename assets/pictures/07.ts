/** Chapter 7: the stairs behind the clubhouse. */
import { stairs } from '../places/stairs.ts';
import { title7 } from '../titles/index.ts';
import { type Drawings, person, place, SM, title } from './picture.ts';

export const pictures: Drawings = {
  ...title(title7),
  ...place(stairs, {
    sm: {
      back: ['sky', 'pitch', 'hedge', 'table', 'clubhouse', 'flight'],
    },
  }),
  alma_sitBent: person('alma', 'sitBent', { flip: true, expr: 'sad' }, { md: 0.72, sm: SM.stairs }),
};
