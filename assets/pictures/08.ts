/** Chapter 8: the pitch in the evening. */
import { eveningPitch } from '../places/eveningPitch.ts';
import { matchBall } from '../places/props-first-half.ts';
import { title8 } from '../titles/index.ts';
import { type Drawings, person, place, romyFigure, thing, title } from './picture.ts';

const ROMY = { md: 1.3, sm: 0.64 } as const;
const ZOE = { md: 0.74, sm: 0.4 } as const;
const BACK = { md: 0.5, sm: 0.27 } as const;
const NEAR = { md: 0.8, sm: 0.42 } as const;

export const pictures: Drawings = {
  ...title(title8),
  ...place(eveningPitch, {
    sm: {
      back: ['sky', 'far', 'turf', 'goal'],
      front: ['castshadow', 'cones'],
    },
  }),
  gerber: person('mrGerber', 'walkCarry', { flip: true, as: 'jacketOff', expr: 'happy' }, BACK),
  luana: person('luana', 'walkBack', { as: 'playing', expr: 'talk' }, BACK),
  alma_juggle: person('alma', 'juggle', { expr: 'happy' }, BACK),
  alma_ask: person('alma', 'stand', { expr: 'ask', with: { ball: true } }, NEAR),
  jeta_ready: person('jeta', 'juggleKnee', { flip: true, expr: 'joy' }, BACK),
  zoe_stand: person('zoe', 'pockets', { as: 'glovesUnderArm' }, ZOE),
  zoe_proud: person('zoe', 'proud', { as: 'glovesUnderArm', expr: 'talk' }, ZOE),
  lea_stoop: person('bigLea', 'stoop', { flip: true }, NEAR),
  ball: thing(matchBall(), { md: 0.34, sm: 0.18 }),
  ...romyFigure('romy_stand', 'stand', { flip: true, as: 'notebook' }, ROMY),
  ...romyFigure('romy_offer', 'offer', { flip: true, as: 'offering' }, ROMY),
};
