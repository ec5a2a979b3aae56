/** Images of chapter 2: the village pitch at the warm-up. */

import { card2 } from '../cards/card2.ts';
import { FALL, morningPitch } from '../places/morningPitch.ts';
import { matchBall } from '../places/props/balls.ts';
import { oneBandCone } from '../places/props/cones.ts';
import { handWithShinPad } from '../places/props/hands/yourHands.ts';
import { longShadow } from '../places/props/shadows.ts';
import { title2 } from '../titles/title2.ts';
import { type Drawings, person, place, romyFigure, SM, thing, title } from './image.ts';

const ROMY = { md: 0.89, sm: SM.coach };
const ZOE = { md: 0.8, sm: 0.4 };
const ALMA = { md: 0.72, sm: 0.37 };
const MD_ONLY = { md: ALMA.md };
const JETA = { md: 0.82, sm: 0.4 };
const LITTLE_LEA = { md: 0.76 };
const BIG_LEA = { md: 0.86 };
const SAMIRA = { md: 0.6 };
/** Options for figures that face left, because the ball and the visitor come from the left. */
const TO_THE_BALL = { flip: true };
const HOOD_DOWN = { flip: true, as: 'hoodDown' };
/** Number of cards that the visitor won before this chapter. Each of them turns a part of the visitor's cuff orange. */
const CARDS = 1;

export const images: Drawings = {
  ...title(title2),
  ...place(morningPitch, {
    states: ['still', 'trembling'],
    md: {
      far: ['hills', 'village'],
      turf: ['turf', 'cones', 'castshadow'],
    },
    sm: {
      back: ['sky', 'hills', 'village', 'turf', 'cones', 'castshadow'],
    },
  }),
  'giant-cone': thing(oneBandCone(), { md: 3.3 }),
  ball: thing(matchBall(), { md: 0.82, sm: 0.44 }),
  shadow: { ...thing(longShadow(FALL), { md: 0.8, sm: 0.4 }), fall: FALL },
  'hand-shinPad': thing(handWithShinPad(CARDS), { md: 0.8, sm: 0.4 }),

  alma_tell: person('alma', 'oneFinger', { expr: 'talk' }, MD_ONLY),
  alma_proud: person('alma', 'proud', { expr: 'happy' }, MD_ONLY),
  alma_shout: person('alma', 'call', { expr: 'shout' }, ALMA),
  alma_quiet: person('alma', 'nod', { expr: 'worried', with: { look: 1 } }, ALMA),
  alma_applaud: person('alma', 'applaud', { expr: 'joy' }, ALMA),

  jeta_hop: person('jeta', 'hopHigh', { expr: 'joy', as: ['onePad', 'shinPad'] }, JETA),
  jeta_queasy: person('jeta', 'queasy', { expr: 'queasy', as: 'onePad', with: { holdN: 'shinPad' } }, JETA),
  jeta_crouch: person('jeta', 'kneel', { expr: 'cheeky', as: 'onePad' }, JETA),
  jeta_reach: person(
    'jeta',
    'offer',
    { expr: 'joy', as: 'onePad', flip: true, with: { holdN: 'shinPad' } },
    JETA,
  ),

  samira_stretch: person('samira', 'stretchTall', { expr: 'pleased' }, SAMIRA),
  samira_tell: person('samira', 'tell', { expr: 'attentive' }, SAMIRA),
  // players on the near side of the circle of players; their backs are towards the visitor
  littleLea_stroll: person('littleLea', 'stroll', { away: true }, LITTLE_LEA),
  bigLea_stand: person('bigLea', 'stand', { away: true }, BIG_LEA),
  bigLea_wave: person('bigLea', 'armUp', { away: true }, BIG_LEA),

  zoe_touch: person('zoe', 'touch', { expr: 'mutter', with: { look: 1 } }, ZOE),
  zoe_shrink: person('zoe', 'shrink', { expr: 'glum' }, ZOE),
  zoe_waiting: person('zoe', 'standArmsDown', { ...TO_THE_BALL, expr: 'listening' }, ZOE),
  zoe_hood: person('zoe', 'footOnBallHood', { ...TO_THE_BALL, expr: 'attentive' }, ZOE),
  zoe_mine: person('zoe', 'footOnBall', { ...HOOD_DOWN, expr: 'unsure' }, ZOE),
  zoe_glad: person('zoe', 'footOnBall', { ...HOOD_DOWN, expr: 'pleased' }, ZOE),
  zoe_strings: person('zoe', 'pullStrings', { ...TO_THE_BALL, expr: 'glum' }, ZOE),
  zoe_hoodHalf: person('zoe', 'pullStrings', { ...TO_THE_BALL, as: 'hoodHalf', expr: 'worried' }, ZOE),
  zoe_hoodShut: person('zoe', 'pullStrings', { ...TO_THE_BALL, as: 'hoodShut' }, ZOE),
  zoe_count: person('zoe', 'touchHigh', { expr: 'mutter', with: { look: 1 } }, ZOE),

  ...romyFigure('romy_flask', 'holdLow', { as: 'flask', with: { turned: true } }, ROMY, [
    'calm',
    'happy',
    'heldLaugh',
    'proud',
    'worried',
  ]),
  ...romyFigure('romy_wave', 'wave', { flip: true }, ROMY, ['happy']),
  ...romyFigure('romy_stand', 'pockets', {}, ROMY, ['calm', 'happy', 'worried']),
  ...romyFigure('romy_crouch', 'crouch', {}, ROMY, ['calm']),
};

export const card = card2;
