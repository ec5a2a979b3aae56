/** Chapter 4: half time, crouched in the circle. */
import { halfTime, notesInHand } from '../places/halfTime.ts';
import { bottle, orangeArrow } from '../places/props-first-half.ts';
import { title4 } from '../titles/index.ts';
import { type Drawings, person, place, romyFigure, SM, thing, title } from './picture.ts';

const CIRCLE = { md: 0.85, sm: SM.chapter4Players };
/** Alma, while she stands behind the others. */
const BEHIND = { md: 0.55, sm: SM.chapter4Players };
const WIDE_ONLY = { md: CIRCLE.md };
const ARROW = { md: 0.84, sm: 0.44 };

export const pictures: Drawings = {
  ...title(title4),
  ...place(halfTime, {
    sm: { back: ['sky', 'hills', 'turf', 'bench', 'circle'] },
  }),
  notes: thing(notesInHand(), { md: 1.16, sm: 0.5 }),
  bottle: thing(bottle(), { md: 0.95, sm: 0.48 }),
  'arrow-1': thing(orangeArrow(1, false), ARROW),
  'arrow-2': thing(orangeArrow(2, false), ARROW),
  'arrow-3': thing(orangeArrow(4, false), ARROW),
  arrow: thing(orangeArrow(), ARROW),

  alma_holdLow: person('alma', 'holdLow', { expr: 'listening', with: { holdN: 'bottle' } }, BEHIND),
  alma_protest: person('alma', 'protest', { expr: 'shout' }, BEHIND),
  alma_sitGrass: person('alma', 'sitGrass', { expr: 'worried' }, CIRCLE),
  alma_point: person('alma', 'point', { expr: 'talk' }, BEHIND),
  jeta_sitLow: person('jeta', 'sitLow', { flip: true, expr: 'mutter' }, CIRCLE),
  jeta_sitShade: person('jeta', 'sitShade', { flip: true, expr: 'talk' }, CIRCLE),
  jeta_ready: person('jeta', 'ready', { expr: 'happy' }, CIRCLE),
  zoe_hugKnees: person('zoe', 'hugKnees', { expr: 'sad' }, CIRCLE),
  zoe_hugKnees_up: person('zoe', 'hugKnees', { expr: 'calm' }, CIRCLE),
  samira_sitDrink: person('samira', 'sitDrink', { flip: true, with: { holdN: 'bottle' } }, WIDE_ONLY),
  luana_kneel: person('luana', 'kneel', { as: 'notes', expr: 'listening' }, CIRCLE),
  luana_kneelReach: person('luana', 'kneelReach', { as: 'slice', expr: 'talk' }, CIRCLE),
  luana_kneel_happy: person('luana', 'kneel', { expr: 'happy' }, CIRCLE),
  ...romyFigure('romy_crouch', 'crouch', { flip: true }, { md: 0.92, sm: SM.coach }),
};
