/** Chapter 5: the small stand in the rain. */
import { stand } from '../places/stand.ts';
import { title5 } from '../titles/index.ts';
import { type Drawings, person, place, SM, title } from './picture.ts';

export const pictures: Drawings = {
  ...title(title5),
  ...place(stand, { sm: { back: ['sky', 'far', 'turf', 'steps'] } }),
  mrGerber_call: person('mrGerber', 'call', {}, { md: 0.56, sm: SM.parents }),
  luana_sit: person('luana', 'sit', {}, { md: 0.62, sm: SM.chapter5Players }),
};
