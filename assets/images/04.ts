/** Images of chapter 4: half time. The visitor crouches in the circle of players. */

import { card4 } from '../cards/card4.ts';
import { C, put, rect } from '../kit/index.ts';
import { FALL, halfTime } from '../places/halfTime.ts';
import { notebookPage } from '../places/props/coachTools.ts';
import { bottle } from '../places/props/flasks.ts';
import { orangeArrow } from '../places/props/food.ts';
import { ringFromAbove } from '../places/props/fullWindow/ringFromAbove.ts';
import { pagesOf } from '../places/props/fullWindow/romysPages.ts';
import { loosenedArrow } from '../places/props/wrongAnswers.ts';
import { title4 } from '../titles/title4.ts';
import {
  type Drawing,
  type Drawings,
  person,
  place,
  romyFigure,
  SM,
  thing,
  title,
  withShadows,
} from './image.ts';

const CIRCLE = { md: 0.85, sm: 0.6 };
/** Scale of Alma, who is behind the other players. */
const ALMA = { md: 0.55, sm: SM.chapter4Behind };
const ROMY = { md: 0.92, sm: SM.coach };
const MD_ONLY = { md: CIRCLE.md };
/** Scale of the ring of players, seen from above. */
const RING = { md: 0.3, sm: 0.14 };
/** Scale of the seated Zoé and Samira. On the small layout, they are farther from the viewer. */
const SEATED = { md: CIRCLE.md, sm: 0.4 };
/** Scale of Luana. It must equal `CIRCLE`: stage/story/chapters/chapter4.ts places her for that scale. */
const LUANA = { md: CIRCLE.md, sm: 0.6 };
const ARROW = { md: [744, 896, 0.84], sm: [118, 672, 0.48] } as const;

/** The arrow of orange slices in the grass. The story places it at 0, 0, so the drawing includes its position. */
const inTheGrass = (...parts: Parameters<typeof orangeArrow>): Drawing => ({
  md: () => put(orangeArrow(...parts), ...ARROW.md),
  sm: () => put(orangeArrow(...parts), ...ARROW.sm),
});

export const images: Drawings = withShadows(FALL, {
  ...pagesOf(29),
  ...title(title4),
  ...place(halfTime, {
    sm: { back: ['sky', 'hills', 'turf', 'bench', 'circle'] },
  }),
  ring: thing(ringFromAbove(false), RING),
  'ring-road': thing(ringFromAbove(true), RING),
  'ring-turf': thing(rect(-8, -8, 16, 16, C.purple), { md: 1, sm: 1 }),
  notes: thing(notebookPage(), { md: 1.16, sm: 0.6 }),
  bottle: thing(bottle(), { md: 0.95, sm: 0.48 }),
  'arrow-1': inTheGrass(1, false),
  'arrow-2': inTheGrass(2, false),
  'arrow-3': inTheGrass(4, false),
  arrow: inTheGrass(),

  alma_holdLow: person('alma', 'holdLow', { expr: 'listening', with: { holdN: 'bottle' } }, ALMA),
  alma_protest: person('alma', 'protest', { expr: 'upset' }, ALMA),
  alma_handsOnHead: person('alma', 'handsOnHead', { expr: 'glum' }, { md: ALMA.md }),
  alma_point: person('alma', 'point', { expr: 'dawning' }, ALMA),
  jeta_sitGrass: person('jeta', 'sitGrass', { flip: true, expr: 'brooding' }, MD_ONLY),
  jeta_sitGrass_up: person('jeta', 'sitGrass', { flip: true, expr: 'attentive' }, CIRCLE),
  jeta_sitShade: person('jeta', 'sitShade', { flip: true, expr: 'queasy' }, CIRCLE),
  jeta_ready: person('jeta', 'ready', { expr: 'happy' }, MD_ONLY),
  zoe_hugKnees: person('zoe', 'hugKnees', { expr: 'sad' }, SEATED),
  zoe_hugKnees_up: person('zoe', 'hugKnees', { expr: 'attentive' }, SEATED),
  samira_sitDrink: person(
    'samira',
    'sitDrink',
    { flip: true, expr: 'attentive', with: { holdN: 'bottle' } },
    SEATED,
  ),
  samira_sitBack: person('samira', 'sitBack', { flip: true, expr: 'attentive' }, SEATED),
  samira_sitBack_happy: person('samira', 'sitBack', { flip: true, expr: 'pleased' }, SEATED),
  // images for the reactions to wrong answers
  loosened: thing(loosenedArrow(), { md: 1, sm: 0.5 }),
  jeta_slices: person('jeta', 'sitGrass', { flip: true, as: 'slices', expr: 'pleased' }, CIRCLE),
  alma_yawn: person('alma', 'protest', { expr: 'yawn' }, { md: ALMA.md }),
  zoe_yawn: person('zoe', 'hugKnees', { expr: 'yawn' }, SEATED),
  samira_yawn: person('samira', 'sitDrink', { flip: true, expr: 'yawn', with: { holdN: 'bottle' } }, SEATED),
  luana_yawn: person('luana', 'kneel', { as: 'notes', expr: 'yawn' }, LUANA),
  alma_shrug: person('alma', 'shrug', { expr: 'worried' }, ALMA),
  jeta_leap: person('jeta', 'cheer', { flip: true, expr: 'joy' }, CIRCLE),
  zoe_leap: person('zoe', 'cheer', { expr: 'shout' }, MD_ONLY),
  samira_leap: person('samira', 'cheer', { flip: true, expr: 'joy' }, MD_ONLY),
  luana_leap: person('luana', 'cheer', { expr: 'joy' }, LUANA),
  luana_kneel: person('luana', 'kneel', { as: 'notes', expr: 'listening' }, LUANA),
  luana_kneelReach: person('luana', 'kneelReach', { as: 'slice', expr: 'talk' }, LUANA),
  luana_kneel_happy: person('luana', 'kneel', { expr: 'pleased' }, LUANA),
  ...romyFigure('romy_crouch', 'crouch', { flip: true }, ROMY, [
    'calm',
    'curious',
    'happy',
    'heldLaugh',
    'joy',
    'listening',
    'worried',
  ]),
  ...romyFigure('romy_tell', 'crouchTell', { flip: true }, ROMY, ['joy']),
});

export const card = card4;
