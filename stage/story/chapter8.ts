/** Chapter 8: the evening after the match, and the three words. */
import { layer, titleOf } from './scenery.ts';
import type { Chapter, Tableau } from './types.ts';

const ROMY = { md: { x: 1286, y: 1176 }, sm: { x: 324, y: 824 } } as const;
/** how far the goal has come: to the left and away, on the small layout out of the picture */
const GOAL = {
  here: { md: { x: 456, y: 644, k: 0.74 }, sm: { x: 112, y: 492, k: 0.76 } },
  onTheWay: { md: { x: 430, y: 648, k: 0.75 }, sm: { x: 104, y: 492, k: 0.76 } },
  stopped: { md: { x: 470, y: 690, k: 0.9 }, sm: { x: 120, y: 500, k: 0.8 } },
  away: { md: { x: 440, y: 588, k: 0.53 }, sm: { x: -200, y: 490, k: 0.76 } },
} as const;
const ALMA = {
  juggles: { md: { x: 924, y: 652, k: 0.54 }, sm: { x: 58, y: 512, k: 0.56 } },
  near: { md: { x: 836, y: 826, k: 0.98 }, sm: { x: 112, y: 612, k: 1.01 } },
  finale: { md: { x: 980, y: 630, k: 0.48 } },
} as const;
const JETA = { juggles: { md: { x: 1074, y: 656 } }, finale: { md: { x: 1102, y: 634, k: 0.9 } } } as const;
const BALL = {
  juggled: { md: { x: 1000, y: 516 }, sm: { x: 92, y: 446 } },
  finale: { md: { x: 1044, y: 506 } },
} as const;
/** from watching the others to right in front of you */
const ZOE = {
  far: { md: { x: 774, y: 712, k: 0.66 }, sm: { x: 232, y: 476, k: 0.49 } },
  free: { md: { x: 612, y: 726, k: 0.7 }, sm: { x: 232, y: 476, k: 0.49 } },
  back: { md: { x: 660, y: 782, k: 0.86 }, sm: { x: 180, y: 580, k: 0.88 } },
  near: { md: { x: 628, y: 862, k: 1.06 }, sm: { x: 134, y: 664, k: 1.18 } },
  aside: { md: { x: 610, y: 800, k: 0.9 }, sm: { x: 112, y: 610, k: 1.01 } },
} as const;
/** room for Romy's words where Alma stands between her and the others */
const BESIDE_ALMA = { md: [660, 36, 540, 210], sm: [18, 16, 358, 186] } as const;
const LEA = { md: { x: 262, y: 872 } } as const;
const STACK = { md: { x: 156, y: 886 }, sm: { x: 40, y: 668 } } as const;

const PITCH: Tableau = [
  layer('08_back', 0, ['sm']),
  layer('08_sky', 0, ['md']),
  layer('08_far', 0.15, ['md']),
  layer('08_grass', 0.5, ['md']),
];

export const chapter8: Chapter = {
  id: 8,
  title: titleOf('08'),
  scene: {
    tableau: [
      ...PITCH,
      { id: 'jeta', image: '08_jeta_juggle', ...JETA.juggles, depth: 0.61 },
      { id: 'alma', image: '08_alma_juggle', md: ALMA.juggles.md, depth: 0.62 },
      { id: 'ball', image: '08_ball', md: BALL.juggled.md, depth: 0.63 },
      { id: 'goal', image: '08_carry', ...GOAL.here, depth: 0.65 },
      { id: 'zoe', image: '08_zoe_watch', ...ZOE.far, depth: 0.7 },
      { id: 'stack', image: '08_stack2', ...STACK, depth: 0.74, piece: true },
      { id: 'lea', image: '08_lea_stack', ...LEA, depth: 0.75 },
      { id: 'romy', image: '08_romy_stand', face: 'calm', ...ROMY, depth: 1 },
    ],
  },
  bubble: { md: [160, 40, 600, 240], sm: [18, 16, 358, 186] },
  mouths: {
    ambassador: { md: [1244, 470], sm: [302, 516] },
    parent: { md: [602, 408], sm: [179, 374] },
    'player.alma': { md: [865, 385], sm: [127, 386] },
    'player.zoe': { md: [640, 397], sm: [142, 406] },
  },
  lines: {
    1: {
      speaker: 'ambassador',
      change: { goal: GOAL.onTheWay, romy: { face: 'happy' } },
      acts: [{ act: 'walk', who: 'goal', images: ['08_carryStep', '08_carry'], fps: 5, seconds: 2, at: 0.8 }],
    },
    2: {
      speaker: 'parent',
      change: { goal: { image: '08_carryTell', ...GOAL.stopped }, romy: { face: 'proud' } },
    },
    3: {
      speaker: 'player.alma',
      change: {
        goal: { image: '08_carry', ...GOAL.away },
        alma: { image: '08_alma_ask', ...ALMA.near, depth: 0.72 },
        ball: null,
        jeta: { image: '08_jeta_wait' },
        zoe: ZOE.free,
        romy: { face: 'curious' },
      },
      acts: [{ act: 'walk', who: 'goal', images: ['08_carryStep', '08_carry'], fps: 5, seconds: 2, at: 1 }],
    },
    4: {
      speaker: 'ambassador',
      bubble: BESIDE_ALMA,
      change: { alma: { image: '08_alma_happy' }, romy: { face: 'joy' } },
    },
    5: {
      speaker: 'ambassador',
      bubble: BESIDE_ALMA,
      change: { romy: { image: '08_romy_tell', face: 'curious' }, stack: { image: '08_stack3' } },
      acts: [{ act: 'inTurn', who: ['stack'], at: 1.6 }],
    },
    6: {
      speaker: 'assistant',
      change: {
        alma: { image: '08_alma_juggle', ...ALMA.juggles, depth: 0.62 },
        ball: { image: '08_ball', ...BALL.juggled, depth: 0.63 },
        jeta: { image: '08_jeta_juggle' },
        zoe: { image: '08_zoe_calm', ...ZOE.back },
        romy: { image: '08_romy_stand', face: 'proud' },
      },
    },
    // the ball hangs in the air, the goal stands still, a cone sits on a head: everybody waits for the answer
    7: {
      speaker: 'player.zoe',
      mouth: { md: [640, 350], sm: [142, 406] },
      delay: 1.2,
      change: {
        zoe: { image: '08_zoe_speak', ...ZOE.near, depth: 0.76 },
        goal: { image: '08_carryTell' },
        lea: { image: '08_lea_look' },
        romy: { face: 'curious' },
      },
      acts: [{ act: 'inTurn', who: ['zoe', 'lea', 'goal'], every: 0.4 }],
    },
    8: {
      speaker: 'ambassador',
      change: {
        zoe: { image: '08_zoe_happy' },
        goal: { image: '08_carryJoy' },
        romy: { image: '08_romy_tell', face: 'joy' },
      },
    },
    9: {
      speaker: 'assistant',
      change: {
        jeta: { image: '08_jeta_cheer' },
        romy: { image: '08_romy_stand', face: 'happy' },
      },
      acts: [{ act: 'inTurn', who: ['romy', 'jeta'], every: 1.4 }],
    },
    10: {
      speaker: 'ambassador',
      change: {
        zoe: { ...ZOE.aside, depth: 0.7 },
        jeta: { image: '08_jeta_juggle' },
        lea: { image: '08_lea_stack' },
        stack: { image: '08_stack4' },
        romy: { image: '08_romy_offer', face: 'happy' },
      },
      acts: [{ act: 'arc', who: 'ball', height: 60, seconds: 1, at: 2 }],
    },
  },
  finale: {
    change: {
      jeta: JETA.finale,
      alma: ALMA.finale,
      ball: BALL.finale,
      romy: { image: '08_romy_offer', face: 'joy' },
    },
    acts: [{ act: 'arc', who: 'ball', height: 60, seconds: 1, at: 0.8 }],
  },
};
