/** The evening after the match: the talk with Mr Gerber, Zoé's three words "Why not you?" and the finale. */
import words from '../../../locales/en/chapters/chapter_8.json' with { type: 'json' };
import { defineChapter } from '../defineChapter.ts';
import { DISCS } from '../discs.ts';
import { FIRST_LINE, NOTEBOOK_OFFERED, NOTEBOOK_TAKEN } from '../notebook.ts';
import { LOWER, layer } from '../scenery.ts';
import type { Act, ElementLook, PerLayout, Placement, Shot } from '../types.ts';

/** Medium layout: the controls do not cover her dark leg, which would merge with them. */
const ROMY = { md: { x: 1308, y: 1262 }, sm: { x: 324, y: 790 } } as const;
const WITH_THE_BOOK = { md: { x: 1286, y: 1262 }, sm: { x: 342, y: 816 } } as const;
/** Far away during the talk with Mr Gerber; not on the small layout. */
const ROMY_OUT_OF_EARSHOT = { md: { x: 1305, y: 862, k: 0.55 } } as const;
/** On the lowest stair, where Mr Gerber has promised to wait. */
const ON_THE_STEPS = {
  gerber: { md: { x: 210, y: 708, k: 1.15 }, sm: { x: 54, y: 513, k: 1.15 } },
  luana: { md: { x: 610, y: 656, k: 1.15 }, sm: { x: 232, y: 488, k: 1.15 } },
} as const;
/** Luana and Mr Gerber carry it away; not on the small layout. */
const GOAL = {
  here: { md: { x: 500, y: 606, k: 0.59 } },
  away: { md: { x: 440, y: 588, k: 0.53 } },
} as const;
const ALMA = {
  juggles: { md: { x: 960, y: 652, k: 0.54 }, sm: { x: 46, y: 512, k: 0.56 } },
  near: { md: { x: 820, y: 826, k: 0.98 }, sm: { x: 112, y: 612, k: 1.01 } },
} as const;
const JETA = {
  juggles: { md: { x: 1110, y: 656 } },
  // her hand does not cover Romy's face
  beside: { md: { x: 1064, y: 642 } },
} as const;
const JUGGLED = { md: { x: 1036, y: 516 }, sm: { x: 80, y: 446 } } as const;
const ZOE = {
  free: { md: { x: 591, y: 698, k: 0.62 }, sm: { x: 262, y: 480, k: 0.51 } },
  back: { md: { x: 704, y: 782, k: 0.86 }, sm: { x: 186, y: 580, k: 0.88 } },
  near: { md: { x: 752, y: 842, k: 1.04 }, sm: { x: 148, y: 632, k: 1.09 } },
  aside: { md: { x: 720, y: 800, k: 0.9 }, sm: { x: 120, y: 592, k: 0.96 } },
} as const;
/** In the finale everyone faces the visitor; on the medium layout its panel is at the left. */
const TEAM_AT = {
  lea: { md: { x: 770, y: 742, k: 0.98 }, sm: { x: 218, y: 410, k: 0.9 } },
  alma: { md: { x: 904, y: 770, k: 0.84 }, sm: { x: 120, y: 446, k: 0.92 } },
  romy: { md: { x: 1068, y: 830, k: 0.66 }, sm: { x: 346, y: 508, k: 0.76 } },
  jeta: { md: { x: 1228, y: 752, k: 1.32 }, sm: { x: 276, y: 440, k: 1 } },
  // beside the sun: her yellow shirt would be invisible in front of it
  zoe: { md: { x: 1378, y: 800, k: 0.9 }, sm: { x: 40, y: 504, k: 0.96 } },
  luana: { md: { x: 986, y: 700, k: 0.74 }, sm: { x: 166, y: 416, k: 0.78 } },
} as const;
/** Small layout: below the light wordmark, which needs the plum background. */
const ZOE_NEAR = { md: { x: 500, y: 446, k: 3 }, sm: { x: 182, y: 396, k: 3 } } as const;
/** The sun and the wordmark are light and would merge: they must not touch. */
const SUN_NEAR = { md: { x: 626, y: 492, k: 2.85 }, sm: { x: 248, y: 404, k: 2.3 } } as const;
const BESIDE_HER_CHEEK = { md: [840, 500], sm: [326, 412] } as const;
const SUN_BEFORE = { md: { x: 1010, y: 420, k: 2.62 }, sm: { x: 252, y: 277, k: 2.2 } } as const;
const GROUND_NEAR = { md: { x: 756, y: 491, k: 300 }, sm: { x: 197, y: 376, k: 200 } } as const;
const FACE_TO_FACE: Shot = { md: [0, 0, 1512, 982], focus: [0, 20, 1000, 940], sm: [0, 0, 394, 752] };
const AT_THE_STEPS: Shot = { focus: [112, 120, 640, 880] };
const NEAR_THEM: Shot = { md: [120, 296, 760, 494], focus: [100, 296, 640, 620], sm: [10, 350, 290, 370] };
const WITH_ROMY: Shot = { focus: [690, 190, 750, 792], ...LOWER };
const WITH_ZOE: Shot = { focus: [590, 190, 850, 792], ...LOWER };
/**
 * In upright windows the team is above the cards and the panel. `md` is 12 units lower than the shot before, for a cut.
 */
const TEAM: Shot = { md: [0, 12, 1512, 982], focus: [660, 260, 800, 700], sm: [0, 94, 394, 752] };
const TAKING = { height: 24, seconds: 0.5, turns: 0 } as const;
/** Sandra, the head coach, who is ill, on Romy's phone. */
const SANDRA = { md: { x: 690, y: 156, k: 4.1 }, sm: { x: 106, y: 232, k: 4.6 } } as const;
const SUN_OF_SANDRA = { md: { x: 860, y: 474, k: 3.9 }, sm: { x: 206, y: 404, k: 3.7 } } as const;
const FULL_SUN = { md: { x: 756, y: 470, k: 4.4 }, sm: { x: 197, y: 330, k: 4.4 } } as const;
const HAND_BELOW = { md: { x: 752, y: 1500, k: 3 }, sm: { x: 196, y: 1080, k: 3.1 } } as const;
/** Above the players, and so near to Romy that the tail does not end in the sun. */
const OVER_ROMY = { md: [760, 60, 500, 268] } as const;
const BESIDE_ALMA = { md: [870, 30, 370, 262] } as const;
const PAGE_ONE = {
  md: { ...FIRST_LINE.md, row: 54, depth: 1.1 },
  sm: { ...FIRST_LINE.sm, row: 27, depth: 1.1 },
};
const LEA = { md: { x: 245, y: 800, k: 0.85 } } as const;
const STACK = { md: { x: 155, y: 808, k: 0.85 }, sm: { x: 40, y: 668 } } as const;

// A figure's scale divided by its shadow's (0.6), see assets/images/08.ts.
const DEFAULT_SIZE = 0.86 / 0.6;
const JETA_SIZE = 0.48 / 0.6;
const LEA_SIZE = 0.74 / 0.6;
const ROMY_SIZE = 1.3 / 0.6;
type Spots = Partial<PerLayout<Placement>>;

const shadow = ({ md, sm }: Spots, size = DEFAULT_SIZE): Spots => ({
  ...(md && { md: { ...md, k: (md.k ?? 1) * size } }),
  ...(sm && { sm: { ...sm, k: (sm.k ?? 1) * size } }),
});
/** Continues the short shadow in the figure's drawing. */
const longShadow = (spots: Spots, size?: number): ElementLook => ({
  image: '08_shadow-long',
  depth: 0.6,
  piece: true,
  ...shadow(spots, size),
});
const CARRIERS = { luana: { md: { x: 335, y: 588, k: 0.53 } }, gerber: { md: { x: 532, y: 588, k: 0.53 } } };
const LONGER = { image: '08_shadow-longer' } as const;

/** Two paces, with a pause after each: 0.8 s of a walk show the four images twice. */
const zoeSteps = (at = 0): Act<'zoe'> => ({
  act: 'walk',
  who: 'zoe',
  images: ['08_zoe_step', '08_zoe_step', '08_zoe_calm', '08_zoe_calm'],
  seconds: 0.8,
  at,
});

export const chapter8 = defineChapter({
  number: 8,
  words,
  title: { background: 'purple' },
  places: {
    evening: {
      elements: {
        back: layer('08_back', 0, ['sm']),
        sky: layer('08_sky', 0, ['md']),
        far: layer('08_far', 0.15, ['md']),
        grass: layer('08_grass', 0.5, ['md']),
        steps: layer('08_steps', 0.55),
        gerber: { image: '08_gerber_quiet', ...ON_THE_STEPS.gerber, depth: 0.7 },
        luana: { image: '08_luana_bent', ...ON_THE_STEPS.luana, depth: 0.71 },
        jeta: null,
        alma: null,
        ball: null,
        goal: null,
        zoe: null,
        stack: null,
        lea: null,
        romy: { image: '08_romy_stand', face: 'calm', ...ROMY_OUT_OF_EARSHOT, depth: 1 },
        // replaces `romy` in the finale
        romy_away: null,
        sandra: null,
        hand: null,
        notebook: null,
        leaf: null,
        thumbs: null,
        shadow_jeta: null,
        shadow_alma: null,
        shadow_zoe: null,
        shadow_romy: null,
        shadow_lea: null,
        shadow_luana: null,
        shadow_gerber: null,
        ground_near: null,
        sun_near: null,
        zoe_near: null,
      },
      yellowSky: true,
      shot: AT_THE_STEPS,
      disc: DISCS.evening,
      bubble: { md: [160, 40, 600, 240], sm: [18, 134, 358, 186] },
      mouths: {
        ambassador: { md: [1272, 556], sm: [340, 478] },
        parent: { md: [300, 460], sm: [112, 400] },
        'player.alma': { md: [834, 318], sm: [127, 386] },
        'player.zoe': { md: [692, 336], sm: [152, 372] },
      },
    },
  },
  lines: {
    usedToSing: {
      speaker: 'parent',
      deed: 'listen',
      change: { gerber: { image: '08_gerber_speak' } },
    },
    justListen: {
      speaker: 'assistant',
      shot: NEAR_THEM,
      bubble: { md: [300, 304, 420, 66] },
      change: { gerber: { image: '08_gerber_quiet' } },
    },
    fromTheBench: {
      speaker: 'parent',
      shot: null,
      change: {
        gerber: { image: '08_gerber_speak' },
        luana: { image: '08_luana_up' },
        romy: { face: 'happy' },
      },
      acts: [{ act: 'inTurn', who: ['gerber', 'luana'], every: 1.4 }],
    },
    wednesdays: {
      speaker: 'player.alma',
      // `md` is 6 units lower than the shot before, for a cut
      shot: { ...WITH_ROMY, md: [0, 6, 1512, 982] },
      change: {
        steps: null,
        gerber: null,
        luana: null,
        goal: { image: '08_carry', ...GOAL.here, depth: 0.65 },
        jeta: { image: '08_jeta_wait', ...JETA.juggles, depth: 0.61 },
        alma: { image: '08_alma_ask', ...ALMA.near, depth: 0.72 },
        zoe: { image: '08_zoe_calm', ...ZOE.free, depth: 0.7 },
        stack: { image: '08_stack2', ...STACK, depth: 0.74, piece: true },
        lea: { image: '08_lea_stack', ...LEA, depth: 0.75 },
        romy: { face: 'curious', ...ROMY },
      },
      acts: [{ act: 'walk', who: 'alma', images: ['08_alma_ask'], hop: 12, fps: 8, seconds: 0.5 }],
    },
    justDo: {
      speaker: 'ambassador',
      bubble: BESIDE_ALMA,
      change: {
        alma: { image: '08_alma_happy' },
        goal: GOAL.away,
        romy: { face: 'joy' },
        shadow_jeta: longShadow(JETA.juggles, JETA_SIZE),
        shadow_alma: longShadow(ALMA.near),
        shadow_zoe: longShadow(ZOE.free),
        shadow_lea: longShadow(LEA, LEA_SIZE),
        shadow_luana: longShadow(CARRIERS.luana, 1),
        shadow_gerber: longShadow(CARRIERS.gerber, 1),
      },
      acts: [{ act: 'walk', who: 'goal', images: ['08_carryStep', '08_carry'], fps: 8, seconds: 1.6 }],
    },
    sandra: {
      speaker: 'ambassador',
      shot: { md: [0, 0, 1512, 982], focus: [520, 0, 660, 982], sm: [0, 0, 394, 752] },
      bubble: { md: [56, 150, 410, 260], up: [540, 14, 620, 130], sm: [18, 40, 358, 130] },
      mouth: { md: null, sm: null },
      change: {
        ground_near: { image: '08_sun-ground', ...GROUND_NEAR, depth: 0, z: 8, piece: true },
        sun_near: { image: '08_near-sun', ...SUN_OF_SANDRA, depth: 0.1, z: 8.5, piece: true },
        sandra: { image: '08_sandra-phone', ...SANDRA, depth: 1, z: 9 },
        stack: { image: '08_stack3' },
      },
    },
    properly: {
      speaker: 'assistant',
      shot: WITH_ZOE,
      change: {
        ground_near: null,
        sun_near: null,
        sandra: null,
        alma: { image: '08_alma_juggle', ...ALMA.juggles, depth: 0.62 },
        ball: { image: '08_ball', ...JUGGLED, depth: 0.63 },
        jeta: { image: '08_jeta_juggle' },
        zoe: { image: '08_zoe_calm', ...ZOE.back },
        // small layout: the lilac bubble covers all of her lilac knee brace, which would merge with it
        romy: { image: '08_romy_stand', face: 'proud', sm: { x: 310, y: 810 } },
        shadow_alma: shadow(ALMA.juggles),
        shadow_zoe: shadow(ZOE.back),
      },
      acts: [
        { act: 'walk', who: 'alma', images: ['08_alma_happy'], hop: 12, seconds: 0.8 },
        zoeSteps(0.9),
        { act: 'inTurn', who: ['shadow_zoe'], at: 0.9 },
      ],
    },
    whyNotYou: {
      speaker: 'player.zoe',
      as: 'wordmark',
      shot: FACE_TO_FACE,
      mouth: BESIDE_HER_CHEEK,
      delay: 1.2,
      change: {
        ground_near: { image: '08_near-ground', ...GROUND_NEAR, depth: 0, z: 8, piece: true },
        sun_near: { image: '08_near-sun', ...SUN_NEAR, depth: 0.1, z: 8.5 },
        zoe_near: { image: '08_zoe-near', ...ZOE_NEAR, depth: 0.3, z: 9 },
        zoe: { image: '08_zoe_happy', ...ZOE.near, depth: 0.76 },
        shadow_zoe: shadow(ZOE.near),
        lea: { image: '08_lea_look' },
        // small layout: for the rest of the story
        stack: { sm: null },
        romy: { face: 'curious' },
      },
      acts: [{ act: 'roll', who: 'sun_near', from: SUN_BEFORE, seconds: 0.9, turns: 0 }],
    },
    threeWords: {
      speaker: 'ambassador',
      deed: 'raiseHand',
      bubble: OVER_ROMY,
      shot: WITH_ZOE,
      change: {
        ground_near: null,
        sun_near: null,
        zoe_near: null,
        goal: { image: '08_carryJoy' },
        // small layout: her fingers do not touch Zoé
        romy: { image: '08_romy_tell', face: 'joy', sm: { x: 328, y: 790 } },
      },
    },
    whyNotMe: {
      speaker: 'assistant',
      shot: { md: [0, 0, 1512, 982], focus: [316, 0, 880, 982], sm: [0, 0, 394, 752] },
      bubble: { md: [60, 70, 320, 140], sm: [18, 40, 358, 80] },
      change: {
        ground_near: { image: '08_sun-ground', depth: 0, z: 8, piece: true, ...GROUND_NEAR },
        sun_near: { image: '08_full-sun', depth: 0.1, z: 8.5, piece: true, ...FULL_SUN },
        hand: {
          image: '08_hand',
          depth: 1.25,
          z: 9,
          md: { x: 752, y: 700, k: 3 },
          sm: { x: 196, y: 484, k: 3.1 },
        },
        jeta: { image: '08_jeta_cheer' },
        romy: { image: '08_romy_stand', face: 'happy' },
        shadow_zoe: LONGER,
        shadow_lea: LONGER,
        shadow_luana: LONGER,
        shadow_gerber: LONGER,
      },
      acts: [{ act: 'arc', who: 'hand', from: HAND_BELOW, height: 24, seconds: 0.6, turns: 0 }],
    },
    notebook: {
      speaker: 'ambassador',
      deed: 'take',
      bubble: OVER_ROMY,
      mouth: { md: [1252, 468], sm: [340, 478] },
      shot: WITH_ROMY,
      change: {
        ground_near: null,
        sun_near: null,
        hand: null,
        zoe: { ...ZOE.aside, depth: 0.7 },
        shadow_zoe: shadow(ZOE.aside),
        jeta: { image: '08_jeta_juggle', ...JETA.beside },
        shadow_jeta: shadow(JETA.beside, JETA_SIZE),
        lea: { image: '08_lea_stack' },
        stack: { image: '08_stack4' },
        notebook: { image: '08_notebook', depth: 1.1, ...NOTEBOOK_OFFERED },
        romy: { image: '08_romy_offer', face: 'happy', ...WITH_THE_BOOK },
      },
      acts: [zoeSteps(), { act: 'arc', who: 'ball', height: 60, seconds: 1, at: 2 }],
    },
    // the visitor's first mistake is written on page one
    pageOne: {
      speaker: 'ambassador',
      bubble: OVER_ROMY,
      page: PAGE_ONE,
      change: {
        notebook: NOTEBOOK_TAKEN,
        thumbs: { image: '08_thumbs', depth: 1.1, z: 1.12, ...NOTEBOOK_TAKEN },
        leaf: { image: '08_leaf-turned', depth: 1.1, z: 1.11, ...NOTEBOOK_TAKEN },
        romy: { image: '08_romy_stand', face: 'proud', ...ROMY },
      },
      acts: [
        { act: 'arc', who: 'notebook', ...TAKING },
        { act: 'arc', who: 'thumbs', from: NOTEBOOK_OFFERED, ...TAKING },
        { act: 'arc', who: 'leaf', from: NOTEBOOK_TAKEN, height: 0, seconds: 0.4, turns: 0, at: 0.7 },
        { act: 'frames', who: 'leaf', images: ['08_leaf-lifted'], fps: 6, at: 0.7 },
      ],
      delay: 2.5,
    },
  },
  finale: {
    shot: TEAM,
    change: {
      notebook: null,
      leaf: null,
      thumbs: null,
      stack: null,
      ball: null,
      shadow_jeta: { ...shadow(TEAM_AT.jeta, JETA_SIZE), ...LONGER },
      shadow_alma: { ...shadow(TEAM_AT.alma), ...LONGER },
      shadow_zoe: { ...shadow(TEAM_AT.zoe), ...LONGER },
      shadow_lea: { ...shadow(TEAM_AT.lea, LEA_SIZE), ...LONGER },
      goal: null,
      luana: { image: '08_luana_cheer', ...TEAM_AT.luana, depth: 0.69 },
      shadow_luana: { ...shadow(TEAM_AT.luana), ...LONGER },
      shadow_gerber: null,
      jeta: { image: '08_jeta_cheer', ...TEAM_AT.jeta, depth: 0.7 },
      alma: { image: '08_alma_happy', ...TEAM_AT.alma, depth: 0.73 },
      zoe: { image: '08_zoe_happy', ...TEAM_AT.zoe, depth: 0.74 },
      lea: { image: '08_lea_look', ...TEAM_AT.lea, depth: 0.72 },
      romy: null,
      romy_away: { image: '08_romy_stand', face: 'joy', ...TEAM_AT.romy, depth: 0.75 },
      shadow_romy: { ...LONGER, depth: 0.6, ...shadow(TEAM_AT.romy, ROMY_SIZE) },
    },
    acts: [{ act: 'walk', who: 'luana', images: ['08_luana_cheer'], hop: 26, fps: 8, seconds: 1.25 }],
  },
});
