/** Chapter 7: the stairs behind the clubhouse. */
import { stairs } from '../places/stairs.ts';
import { title7 } from '../titles/index.ts';
import { type Drawings, person, place, romyFigure, SM, seated, title } from './picture.ts';

const ALMA = { md: 0.9, sm: SM.stairs } as const;
const ROMY = { md: 0.76, sm: SM.coach } as const;
/** the others, far away at the table */
const FAR = { md: 0.28, sm: 0.14 } as const;

export const pictures: Drawings = {
  ...title(title7),
  ...place(stairs, {
    sm: {
      back: ['sky', 'pitch', 'hedge', 'table', 'clubhouse', 'flight'],
    },
  }),
  alma_bent: seated('alma', 'sitBent', { flip: true, as: 'armbandDown', expr: 'sad' }, ALMA),
  alma_turn: seated('alma', 'sitArmband', { flip: true, as: 'armbandDown', expr: 'sad' }, ALMA),
  alma_offer: seated('alma', 'sitOffer', { flip: true, as: 'noArmband', expr: 'pleading', with: { holdF: 'armband' } }, ALMA),
  alma_ask: seated('alma', 'sitAsk', { flip: true, as: 'armbandDown', expr: 'talk' }, ALMA),
  alma_listen: seated('alma', 'sit', { flip: true, as: 'armbandDown', expr: 'calm' }, ALMA),
  alma_up: seated('alma', 'sitArmband', { flip: true, expr: 'happy' }, ALMA),
  samira: person('samira', 'offer', {}, FAR),
  jeta: person('jeta', 'holdLow', { expr: 'joy', with: { holdN: 'orangeSlice' } }, FAR),
  lea: person('littleLea', 'pockets', { flip: true }, FAR),
  ...romyFigure('romy_stand', 'stroll', { as: 'notebook' }, ROMY),
  romy_walk: person('romy', 'walkCarry', { away: true, flip: true }, ROMY),
  ...romyFigure('romy_hedge', 'holdLow', { flip: true }, ROMY),
};
