/** Images of chapter 3: the first half, seen from the bench. */

import { card3 } from '../cards/card3.ts';
import { C, group, rect } from '../kit/index.ts';
import { benchView, FALL } from '../places/benchView.ts';
import { matchBall } from '../places/props/balls.ts';
import { bottle } from '../places/props/flasks.ts';
import { fiveFaces } from '../places/props/fullWindow/fiveFaces.ts';
import { pagesOf } from '../places/props/fullWindow/romysPages.ts';
import { clap } from '../places/props/hands/clap.ts';
import { handGivingPen } from '../places/props/hands/penHand.ts';
import { eyesInTheHedge } from '../places/props/wrongAnswers.ts';
import { title3 } from '../titles/title3.ts';
import { type Drawings, person, place, romyFigure, SM, seated, thing, title, withShadows } from './image.ts';

/** Scale of the figures on the pitch. The `k` in the placement of a distant figure reduces this scale. */
const FIELD = { md: 0.5, sm: 0.29 };
const MD_ONLY = { md: FIELD.md };
const BALL = { md: 0.56, sm: 0.36 };
/** Scale of the other team's striker, number 9, who is far away. */
const NINE = { md: 0.4, sm: 0.25 };
/** Scale of Little Lea, who stands near the goal. */
const LITTLE_LEA = { md: 0.32, sm: 0.25 };
const BENCH = { md: 1.02, sm: SM.bench };
const ROMY = { md: 0.573, sm: 0.94 * SM.coach };
const CLAP = { md: 0.35, sm: 0.12 };
/** Options of a figure that looks over its shoulder at the visitor. `look: 0`: irises in the middle of the eyes. */
const AT_YOU = { turned: true, look: 0 };
/** Number of cards that the visitor won before this chapter. Each of them turns a part of the visitor's cuff orange. */
const CARDS = 2;

export const images: Drawings = withShadows(FALL, {
  ...pagesOf(17),
  ...title(title3),
  ...place(benchView, {
    states: ['still', 'touch', 'deep', 'bulge'],
    sm: { back: ['sky', 'hills', 'turf', 'castshadow', 'bench'] },
  }),
  ball: thing(matchBall(), BALL),
  'faces-ground': thing(rect(-8, -8, 16, 16, C.ink), { md: 1, sm: 1 }),
  faces: {
    md: () => group('scale(0.2)', fiveFaces('md')),
    sm: () => group('scale(0.18)', fiveFaces('sm')),
  },
  bottle: thing(bottle(), { md: 1, sm: 0.54 }),
  hand: thing(handGivingPen(CARDS), { md: 0.62, sm: 0.34 }),
  'clap-ground': thing(rect(-8, -8, 16, 16, C.yellow), { md: 1, sm: 1 }),
  'clap-apart': thing(clap('apart', CARDS), CLAP),
  clap: thing(clap('together', CARDS), CLAP),

  luana_sitStill: seated('luana', 'sitStill', { expr: 'sad' }, BENCH),
  luana_sit: seated('luana', 'sit', { as: 'notes', expr: 'brave' }, BENCH),
  luana_reach: seated('luana', 'sitOffer', { as: 'notes', expr: 'happy' }, BENCH),
  luana_sitBent: seated('luana', 'sitBent', { as: 'notes', expr: ['flat', 'down', 'hush'] }, BENCH),
  luana_turned: seated('luana', 'sitBent', { as: 'notes', expr: 'worried', with: AT_YOU }, BENCH),
  ...romyFigure('romy_watch', 'inspect', {}, ROMY, ['curious', 'listening', 'proud', 'worried']),
  ...romyFigure('romy_tell', 'tell', {}, ROMY, ['happy', 'worried']),

  nine_run: person('opponent', 'run', { expr: 'effort' }, NINE),
  nine_runOn: person('opponent', 'runOn', { expr: 'effort' }, NINE),
  nine_kick: person('opponent', 'kick', { expr: 'effort' }, NINE),
  nine_cheer: person('opponent', 'cheer', { expr: 'joy' }, NINE),
  alma_runBack: person('alma', 'runBack', { flip: true, expr: 'firm' }, MD_ONLY),
  alma_run: person('alma', 'run', { expr: 'effort' }, MD_ONLY),
  alma_turned: person('alma', 'proud', { expr: 'worried', with: AT_YOU }, MD_ONLY),
  jeta_run: person('jeta', 'jogBall', { flip: true, expr: 'effort' }, MD_ONLY),
  jeta_runOn: person('jeta', 'jogBallOn', { flip: true, expr: 'effort' }, MD_ONLY),
  jeta_stand: person('jeta', 'stand', { flip: true, expr: 'worried', with: { look: 0 } }, MD_ONLY),
  jeta_applaud: person('jeta', 'applaud', { flip: true, expr: 'attentive' }, MD_ONLY),
  // images for the reactions to wrong answers
  eyes: thing(eyesInTheHedge(), { md: 1.15, sm: 0.5 }),
  zoe_sunk: person('zoe', 'shrink', { as: 'hoodHalf', expr: 'sad', with: { turned: true } }, FIELD),
  jeta_lookDown: person('jeta', 'stand', { flip: true, expr: 'listening' }, MD_ONLY),
  alma_lookDown: person('alma', 'proud', { expr: 'listening' }, MD_ONLY),
  lea_lookDown: person('littleLea', 'handsOnHead', { expr: 'listening' }, LITTLE_LEA),
  lea_walk: person('littleLea', 'walkCarry', { flip: true, expr: 'attentive' }, LITTLE_LEA),
  lea_handsOnHead: person('littleLea', 'handsOnHead', { expr: 'shocked' }, LITTLE_LEA),
  lea_turned: person('littleLea', 'handsOnHead', { expr: 'stunned', with: AT_YOU }, LITTLE_LEA),
  zoe_ready: person('zoe', 'ready', { flip: true, expr: 'attentive' }, FIELD),
  zoe_standArmsDown: person('zoe', 'standArmsDown', { expr: 'sad' }, FIELD),
  zoe_turned: person('zoe', 'standArmsDown', { expr: 'glum', with: AT_YOU }, FIELD),
  zoe_armUp: person('zoe', 'armUp', { flip: true, expr: 'attentive' }, FIELD),
  zoe_jogBall: person('zoe', 'jogBall', { flip: true, expr: 'brave', with: { ball: true } }, FIELD),
  zoe_jogBallOn: person('zoe', 'jogBallOn', { flip: true, expr: 'brave', with: { ball: true } }, FIELD),
});

export const card = card3;
