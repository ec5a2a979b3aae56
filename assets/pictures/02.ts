/** Chapter 2: the village pitch in the morning. */
import { morningPitch } from '../places/morningPitch.ts';
import { matchBall } from '../places/props-first-half.ts';
import { title2 } from '../titles/index.ts';
import { type Drawings, person, place, romyFigure, SM, thing, title } from './picture.ts';

const ROMY = { md: 0.89, sm: SM.coach };
const ZOE = { md: 0.8, sm: 0.4 };
const ALMA = { md: 0.7, sm: 0.38 };
const JETA = { md: 0.78, sm: 0.4 };
const LEAS = { md: 0.64 };
const HOOD_DOWN = { flip: true, as: 'hoodDown' };

export const pictures: Drawings = {
  ...title(title2),
  ...place(morningPitch, {
    states: ['still', 'trembling'],
    md: {
      far: ['hills', 'village'],
      turf: ['turf', 'cones'],
      front: ['castshadow', 'foreground'],
    },
    sm: {
      back: ['sky', 'hills', 'village', 'turf', 'cones'],
      front: ['castshadow', 'foreground'],
    },
  }),
  ball: thing(matchBall(), { md: 0.82, sm: 0.46 }),

  alma_call: person('alma', 'call', { expr: 'talk' }, ALMA),
  alma_proud: person('alma', 'proud', { expr: 'happy' }, ALMA),
  alma_shout: person('alma', 'point', { expr: 'shout' }, ALMA),
  alma_quiet: person('alma', 'standArmsDown', { expr: 'worried' }, ALMA),
  alma_applaud: person('alma', 'applaud', { expr: 'joy' }, ALMA),

  jeta_hop: person('jeta', 'hop', { expr: 'joy', as: 'shinPad' }, JETA),
  jeta_queasy: person('jeta', 'queasy', { expr: 'ask', as: 'shinPad' }, JETA),
  jeta_stretch: person('jeta', 'stretch', { expr: 'cheeky' }, JETA),
  jeta_proud: person('jeta', 'offer', { expr: 'joy', with: { holdN: 'shinPad', holdF: 'shinPad' } }, JETA),

  littleLea_pockets: person('littleLea', 'pockets', { expr: 'happy', flip: true }, LEAS),
  bigLea_stand: person('bigLea', 'stand', { expr: 'happy', flip: true }, LEAS),
  bigLea_wave: person('bigLea', 'armUp', { expr: 'joy' }, LEAS),

  zoe_touch: person('zoe', 'touch', { expr: 'listening' }, ZOE),
  zoe_shrink: person('zoe', 'shrink', { expr: 'worried' }, ZOE),
  zoe_waiting: person('zoe', 'standArmsDown', { expr: 'listening', flip: true }, ZOE),
  zoe_foot: person('zoe', 'footOnBall', { expr: 'calm', flip: true }, ZOE),
  zoe_hood: person('zoe', 'footOnBallHood', { expr: 'calm', flip: true }, ZOE),
  zoe_mine: person('zoe', 'footOnBall', { ...HOOD_DOWN, expr: 'mutter' }, ZOE),
  zoe_glad: person('zoe', 'footOnBall', { ...HOOD_DOWN, expr: 'happy' }, ZOE),

  ...romyFigure('romy_flask', 'holdLow', { as: 'flask', with: { turned: true } }, ROMY),
  ...romyFigure('romy_wave', 'wave', { flip: true }, ROMY),
  ...romyFigure('romy_stand', 'pockets', {}, ROMY),
  ...romyFigure('romy_crouch', 'crouch', {}, ROMY),
};
