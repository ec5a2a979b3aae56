/** Images of chapter 8: the pitch in the evening. */

import { type CastId, type DrawOptions, draw } from '../cast/index.ts';
import { zoeNear } from '../cast/zoeNear.ts';
import { C, carriedGoal, type Drawn, disc, type Point, type PoseName, put, rect } from '../kit/index.ts';
import { eveningPitch, FALL, FALL_LATER } from '../places/eveningPitch.ts';
import { matchBall } from '../places/props/balls.ts';
import { bigNotebook, turningLeaf, yourThumbs } from '../places/props/bigNotebook.ts';
import { crookedStack, twoBandCone } from '../places/props/cones.ts';
import { handInSun, romysPhone } from '../places/props/hands/yourHands.ts';
import { longShadow, shortShadow } from '../places/props/shadows.ts';
import { stand } from '../places/stand.ts';
import { title8 } from '../titles/title8.ts';
import {
  type Drawing,
  type Drawings,
  place,
  romyFigure,
  type Scale,
  seated,
  shownPerson,
  thing,
  title,
} from './image.ts';

const ROMY = { md: 1.3, sm: 0.57 } as const;
/** scale of a figure that comes near the viewer; while the figure is far away, its placement makes it smaller */
const NEAR_VIEWER = { md: 0.86, sm: 0.43 } as const;
const JETA = { md: 0.48 } as const;
/** scales of Jeta and Big Lea in the finale, the chapter's only picture of them on the small layout */
const JETA_IN_FINALE = { md: 0.48, sm: 0.38 } as const;
const LEA_IN_FINALE = { md: 0.74, sm: 0.4 } as const;
const CARRIERS = { md: 0.6 } as const;
/** scale of Mr Gerber and Luana on the steps of the stand */
const ON_STEPS = { md: 0.8, sm: 0.4 } as const;
/** Mr Gerber after the match: no cap, the rain jacket over his forearm */
const CAP_AND_JACKET_OFF = ['capOff', 'jacketOverArm'] as const;
const NOTES = ['playing', 'notes'] as const;
const LEA = { md: 0.74 } as const;
const CONES = { md: 0.66, sm: 0.36 } as const;
const LONG_SHADOW = { md: 0.6, sm: 0.3 } as const;
const SHADOW_WIDTH = 1.5; // factor of a long shadow's width (see `longShadow`); in chapter 2 it is 1
const NOTEBOOK = { md: 1, sm: 0.5 } as const;

/**
 * the part of a long shadow that is nearest to the feet; it falls to the lower left, because the low sun is at the
 * right
 */
const SHADOW = shortShadow(FALL);

const personWithShadow = (who: CastId, pose: PoseName, options: DrawOptions, scale: Scale): Drawing => ({
  ...thing([SHADOW, draw(who, pose, options).drawn], scale),
  people: [shownPerson(who, pose, options)],
  fall: FALL,
});

const CARRY = { luana: -330, gerber: 290, height: 150 } as const;
const moved = ({ x, y }: Point, by: number): Point => ({ x: x + by, y });

interface Carrying {
  readonly steps: readonly [PoseName, PoseName];
  readonly luana: NonNullable<DrawOptions['expr']>;
  readonly gerber: NonNullable<DrawOptions['expr']>;
}
/** Luana and Mr Gerber, her father, carry the goal. Luana is in front and walks backwards. */
function carriers({ steps: [back, forward], luana, gerber }: Carrying): Drawn {
  const first = draw('luana', back, { as: 'playing', expr: luana });
  const last = draw('mrGerber', forward, { flip: true, as: 'jacketOff', expr: gerber });
  const goal = carriedGoal(
    moved(first.anchors.handF, CARRY.luana),
    moved(last.anchors.handF, CARRY.gerber),
    CARRY.height,
  );
  return [
    put(SHADOW, CARRY.luana, 0),
    put(SHADOW, CARRY.gerber, 0),
    put(last.drawn, CARRY.gerber, 0),
    goal,
    put(first.drawn, CARRY.luana, 0),
  ];
}
const STEP = ['walkBack', 'walkCarry'] as const;
const OTHER_STEP = ['walkBackStep', 'walkCarryStep'] as const;

/** Big Lea puts the next cone on the stack. */
function leaStacks(): Drawn {
  const lea = draw('bigLea', 'stoop', { flip: true });
  const { x, y } = lea.anchors.handF;
  return [SHADOW, put(twoBandCone(), x - 6, y + 30, 0.6, 8), lea.drawn];
}
/** Big Lea is surprised. A cone is on her head. */
function leaLooks(): Drawn {
  const lea = draw('bigLea', 'pockets', { expr: 'stunned' });
  const { x, y } = lea.anchors.head;
  return [SHADOW, lea.drawn, put(twoBandCone(), x - 12, y - 62, 0.62, -7)];
}
/** Number of cards that the visitor has won. Each card makes one seventh of the visitor's cuff orange. */
const CARDS = 7;

export const images: Drawings = {
  ...title(title8),
  ...place(eveningPitch, {
    md: { grass: ['turf', 'castshadow'] },
    sm: { back: ['sky', 'far', 'turf', 'castshadow'] },
  }),

  ...place(layout => stand(layout).filter(({ name }) => name === 'steps')),
  gerber_quiet: seated('mrGerber', 'sit', { as: CAP_AND_JACKET_OFF, expr: 'glum' }, ON_STEPS),
  gerber_speak: seated('mrGerber', 'sit', { as: CAP_AND_JACKET_OFF, expr: 'sorry' }, ON_STEPS),
  luana_bent: seated('luana', 'sitBent', { flip: true, as: NOTES, expr: 'sad' }, ON_STEPS),
  luana_up: seated('luana', 'sitBentUp', { flip: true, as: NOTES, expr: 'happy' }, ON_STEPS),

  luana_cheer: personWithShadow('luana', 'cheer', { as: 'playing', expr: 'joy' }, NEAR_VIEWER),
  carry: thing(carriers({ steps: STEP, luana: 'talk', gerber: 'happy' }), CARRIERS),
  carryStep: thing(carriers({ steps: OTHER_STEP, luana: 'talk', gerber: 'happy' }), CARRIERS),
  carryJoy: thing(carriers({ steps: STEP, luana: 'joy', gerber: 'joy' }), CARRIERS),

  alma_juggle: personWithShadow('alma', 'juggle', { expr: 'happy' }, NEAR_VIEWER),
  alma_ask: personWithShadow('alma', 'wonder', { expr: 'unsure', with: { ball: true } }, NEAR_VIEWER),
  alma_happy: personWithShadow('alma', 'wonder', { expr: 'happy', with: { ball: true } }, NEAR_VIEWER),
  jeta_juggle: personWithShadow('jeta', 'juggleKnee', { flip: true, expr: 'joy' }, JETA),
  jeta_wait: personWithShadow('jeta', 'stretch', { flip: true, expr: 'calm' }, JETA),
  jeta_cheer: personWithShadow('jeta', 'armUp', { flip: true, expr: 'joy' }, JETA_IN_FINALE),
  ball: thing(matchBall(), { md: 0.32, sm: 0.15 }),
  'shadow-long': { ...thing(longShadow(FALL, SHADOW_WIDTH), LONG_SHADOW), fall: FALL },
  'shadow-longer': { ...thing(longShadow(FALL_LATER, SHADOW_WIDTH), LONG_SHADOW), fall: FALL_LATER },

  zoe_step: personWithShadow('zoe', 'proudStep', { as: 'glovesUnderArm', expr: 'calm' }, NEAR_VIEWER),
  zoe_calm: personWithShadow('zoe', 'proud', { as: 'glovesUnderArm', expr: 'calm' }, NEAR_VIEWER),
  zoe_happy: personWithShadow('zoe', 'proud', { as: 'glovesUnderArm', expr: 'happy' }, NEAR_VIEWER),

  // the stage enlarges this small drawing of a phone; the phone stays sharp, because close-ups have finer textures
  'sandra-phone': thing(romysPhone(), { md: 0.4, sm: 0.2 }),
  hand: thing(handInSun(CARDS), { md: 0.4, sm: 0.2 }),
  'full-sun': thing(disc(0, 0, 100, C.yellow), { md: 1, sm: 0.4 }),
  'sun-ground': thing(rect(-8, -8, 16, 16, C.amber), { md: 1, sm: 1 }),
  notebook: thing(bigNotebook(), NOTEBOOK),
  thumbs: thing(yourThumbs(), NOTEBOOK),
  'leaf-lifted': thing(turningLeaf.lifted(), NOTEBOOK),
  'leaf-turned': thing(turningLeaf.turned(), NOTEBOOK),
  // the stage enlarges these three images; they stay sharp, because close-ups have finer textures
  'zoe-near': thing(zoeNear(), { md: 1.4, sm: 0.6 }),
  'near-sun': thing(disc(0, 0, 100, C.yellow), { md: 1, sm: 0.5 }),
  'near-ground': thing(rect(-8, -8, 16, 16, C.plum), { md: 1, sm: 1 }),

  lea_stack: thing(leaStacks(), LEA),
  lea_look: thing(leaLooks(), LEA_IN_FINALE),
  stack2: thing(crookedStack(2), CONES),
  stack3: thing(crookedStack(3), CONES),
  stack4: thing(crookedStack(4), { md: CONES.md }),

  ...romyFigure('romy_stand', 'stand', { flip: true, as: 'notebook' }, ROMY, [
    'calm',
    'happy',
    'joy',
    'proud',
    'curious',
  ]),
  ...romyFigure('romy_tell', 'tell', { flip: true }, ROMY, ['joy']),
  ...romyFigure('romy_offer', 'handOver', { flip: true, as: 'offering' }, ROMY, ['happy']),
};
