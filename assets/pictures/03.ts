/** Chapter 3: the first half, seen from the bench. */
import { benchView } from '../places/benchView.ts';
import { matchBall } from '../places/props-first-half.ts';
import { title3 } from '../titles/index.ts';
import { type Drawings, person, place, romyFigure, SM, thing, title } from './picture.ts';

/** On the pitch, far from us: the spots' k is their distance. */
const FIELD = { md: 0.5, sm: 0.34 };
const WIDE_ONLY = { md: FIELD.md };
/** The keeper and whoever is beside her goal. */
const GOAL = { md: 0.3, sm: 0.24 };
const BENCH = { md: 1.02, sm: SM.bench };
const ROMY = { md: 0.573, sm: SM.coach };

export const pictures: Drawings = {
  ...title(title3),
  ...place(benchView, {
    states: ['still', 'touch', 'deep', 'bulge'],
    sm: { back: ['sky', 'hills', 'turf', 'castshadow'] },
  }),
  ball: thing(matchBall(), { md: 0.4, sm: 0.24 }),

  luana_sitStill: person('luana', 'sitStill', { expr: 'sad' }, BENCH),
  luana_sit: person('luana', 'sit', { as: 'notes', expr: 'ask' }, BENCH),
  luana_sitBent: person('luana', 'sitBent', { as: 'notes' }, BENCH),
  luana_sitBent_turned: person(
    'luana',
    'sitBent',
    { as: 'notes', expr: 'worried', with: { turned: true } },
    BENCH,
  ),
  ...romyFigure('romy_stroll', 'stroll', {}, ROMY),
  ...romyFigure('romy_bottle', 'holdLow', { with: { holdN: 'bottle' } }, ROMY),

  nine_run: person('opponentB', 'run', { expr: 'firm' }, FIELD),
  nine_runOn: person('opponentB', 'runOn', { expr: 'firm' }, FIELD),
  nine_kick: person('opponentB', 'kick', { expr: 'firm' }, FIELD),
  nine_cheer: person('opponentB', 'cheer', { expr: 'joy' }, FIELD),
  alma_run: person('alma', 'run', { expr: 'firm' }, WIDE_ONLY),
  alma_runOn: person('alma', 'runOn', { expr: 'firm' }, WIDE_ONLY),
  alma_point: person('alma', 'point', { expr: 'shout' }, WIDE_ONLY),
  alma_turned: person('alma', 'proud', { expr: 'worried', with: { turned: true } }, WIDE_ONLY),
  jeta_turned: person('jeta', 'stand', { expr: 'worried', with: { turned: true } }, WIDE_ONLY),
  lea_ready: person('littleLea', 'walkCarry', { expr: 'worried' }, GOAL),
  lea_handsOnHead: person('littleLea', 'handsOnHead', { expr: 'shocked' }, GOAL),
  lea_turned: person('littleLea', 'handsOnHead', { flip: true, expr: 'worried' }, GOAL),
  zoe_ready: person('zoe', 'ready', { flip: true }, GOAL),
  zoe_standArmsDown: person('zoe', 'standArmsDown', { expr: 'sad' }, GOAL),
  zoe_turned: person('zoe', 'standArmsDown', { flip: true, expr: 'worried' }, GOAL),
  zoe_armUp: person('zoe', 'armUp', { flip: true }, GOAL),
  zoe_jogBall: person('zoe', 'jogBall', { flip: true, with: { ball: true } }, GOAL),
  zoe_jogBallOn: person('zoe', 'jogBallOn', { flip: true, with: { ball: true } }, GOAL),
};
