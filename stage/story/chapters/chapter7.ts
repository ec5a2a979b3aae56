/** The talk with Alma on the stairs. The team can be seen, but cannot hear it. */
import words from '../../../locales/en/chapters/chapter_7.json' with { type: 'json' };
import { defineChapter } from '../defineChapter.ts';
import { DISCS } from '../discs.ts';
import { atDisc, layer } from '../scenery.ts';

const ALMA = { md: { x: 990, y: 496 }, sm: { x: 304, y: 426 } } as const;
const ROMY = {
  near: { md: { x: 196, y: 890, k: 1.12 }, sm: { x: 62, y: 598 }, depth: 0.72 },
  hedge: { md: { x: 214, y: 664, k: 0.5 }, sm: { x: 62, y: 446, k: 0.46 }, depth: 0.32 },
} as const;

const SAMIRA = { md: { x: 432, y: 614 }, sm: { x: 104, y: 432 } } as const;
const AT_HER_WRIST = { md: { x: 884, y: 452 }, sm: { x: 246, y: 402 } } as const;
const ON_THE_STAIR = { md: { x: 760, y: 626 }, sm: { x: 186, y: 492 } } as const;

/** The assistant's knees in the close-up of Alma rise from `below` the picture. */
const KNEES = {
  near: { md: { x: 744, y: 586, k: 0.6 }, sm: { x: 253, y: 559, k: 0.73 } },
  below: { md: { x: 744, y: 726, k: 0.6 }, sm: { x: 253, y: 694, k: 0.73 } },
} as const;
/** The knees do not touch the round controls: both are dark and would merge. */
const KNEES_BELOW_ALMA = { sm: { x: 292, y: 688, k: 1.1 } } as const;

const BESIDE_ROMY = { md: [170, 44, 470, 280] } as const;

const OVER_ALMA = { md: [200, 0, 440, 70] } as const;

const NEAR_HER = {
  shot: { md: [424, 180, 640, 416], focus: [435, 180, 640, 416], sm: [120, 240, 260, 230] },
  bubble: { md: [452, 0, 158, 128], sm: [130, 118, 240, 80] },
  // outside the white sun, on which the white tail would be invisible
  mouth: { md: [650, 264], sm: [262, 238] },
} as const;
const UP_TO_ALMA = { focus: [572, 160, 708, 822] } as const;
/** For both reactions; the controls do not cover her boots. */
const ON_ALMA = { md: [500, 182, 700, 558], sm: [125, 245, 262, 500] } as const;

export const chapter7 = defineChapter({
  number: 7,
  words,
  title: { background: 'yellow' },
  places: {
    stairs: {
      elements: {
        back: layer('07_back', 0, ['sm']),
        sky: layer('07_sky', 0, ['md']),
        pitch: layer('07_pitch', 0.15, ['md']),
        hedge: layer('07_hedge', 0.25, ['md']),
        table: layer('07_table', 0.3, ['md']),
        clubhouse: layer('07_clubhouse', 0.45, ['md']),
        flight: layer('07_flight', 0.6, ['md']),
        knees: null,
        samira: { image: '07_samira', ...SAMIRA, depth: 0.31 },
        jeta: { image: '07_jeta', md: { x: 504, y: 604 }, depth: 0.29 },
        lea: { image: '07_lea', md: { x: 582, y: 612 }, sm: { x: 138, y: 432 }, depth: 0.31 },
        bigLea: null,
        alma: { image: '07_alma_bent', ...ALMA, depth: 0.7 },
        band: null,
        romy: { image: '07_romy_stand', face: 'calm', ...ROMY.near },
      },
      yellowSky: true,
      shot: { focus: [410, 120, 640, 862] },
      disc: DISCS.stairs,
      bubble: { md: [100, 20, 500, 270], sm: [18, 20, 358, 180] },
      mouths: {
        ambassador: { md: [220, 374], sm: [74, 366] },
        // at the rim of the white sun, or above it: a white tail would be invisible on it
        'player.alma': { md: [716, 190], sm: [262, 238] },
      },
    },
  },
  lines: {
    outOfEarshot: {
      speaker: 'ambassador',
      shot: { focus: [30, 40, 640, 922], md: [0, 215, 1018, 664] },
      bubble: { md: [270, 222, 420, 140], up: [90, 60, 500, 190], sm: [18, 20, 358, 180] },
    },
    hedge: {
      speaker: 'ambassador',
      deed: 'sit',
      shot: { focus: [54, 160, 974, 822] },
      change: { romy: { image: '07_romy_show', face: 'happy' } },
    },
    armband: {
      speaker: 'player.alma',
      ...NEAR_HER,
      delay: 1.4,
      change: {
        alma: { image: '07_alma_offer' },
        knees: { image: '07_knees', depth: 1.25, piece: true, ...KNEES.near },
        // medium layout: a wide window would show only her arm
        samira: { md: null },
        romy: { image: '07_romy_hedge', face: 'curious', ...ROMY.hedge },
      },
      acts: [
        { act: 'walk', who: 'romy', images: ['07_romy_leaves', '07_romy_leavesStep'], fps: 8, seconds: 1.5 },
        { act: 'arc', who: 'knees', from: KNEES.below, height: 10, seconds: 0.5, turns: 0 },
        { act: 'inTurn', who: ['alma'], at: 1.2 },
      ],
    },
    burstingWithIt: {
      speaker: 'assistant',
      shot: { ...UP_TO_ALMA, md: [640, 345, 420, 274] },
      bubble: BESIDE_ROMY,
      change: { alma: { image: '07_alma_holds' }, samira: SAMIRA, knees: null },
      acts: [
        { act: 'frames', who: 'alma', images: ['07_alma_holds', '07_alma_turns'], fps: 2, times: 2, at: 0.6 },
      ],
    },
    whatSheSaw: {
      speaker: 'player.alma',
      shot: { focus: [490, 80, 716, 902], md: [378, 110, 1134, 739] },
      bubble: { md: [400, 120, 300, 110], up: OVER_ALMA.md },
      mouth: { md: [650, 358], sm: [262, 238] },
      delay: 1.8,
      change: {
        alma: { image: '07_alma_asks' },
        // As in the match, when no opponent was near: Alma saw her, but did not pass.
        bigLea: {
          image: '07_bigLea',
          md: { x: 654, y: 634, k: 1.15 },
          sm: { x: 168, y: 444, k: 1.1 },
          depth: 0.32,
        },
        romy: { image: '07_romy_hedge', face: 'listening' },
        knees: { image: '07_knees', depth: 1.25, piece: true, ...KNEES_BELOW_ALMA },
      },
      // Alma first puts the armband on again, then speaks
      acts: [
        {
          act: 'frames',
          who: 'alma',
          images: ['07_alma_pulls', '07_alma_pulls'],
          fps: 1.5,
        },
      ],
    },
    oneThing: {
      speaker: 'assistant',
      shot: { focus: [490, 80, 716, 902], md: [722, 182, 376, 246] },
      bubble: BESIDE_ROMY,
      change: { alma: { image: '07_alma_bentUp' }, romy: { face: 'curious' }, knees: null },
    },
    oneLook: {
      speaker: 'player.alma',
      ...NEAR_HER,
      change: {
        alma: { image: '07_alma_keeps' },
        samira: { md: null },
        romy: { image: '07_romy_stand', face: 'happy' },
      },
      acts: [
        { act: 'frames', who: 'alma', images: ['07_alma_look', '07_alma_look'], fps: 1.6 },
        { act: 'inTurn', who: ['romy'], at: 1.6 },
      ],
    },
  },
  question: {
    kind: 'select',
    answer: 0,
    after: 'burstingWithIt',
    shot: UP_TO_ALMA,
    acts: [{ act: 'sway', who: 'lea', degrees: 4, seconds: 2 }],
    wrong: {
      1: {
        shot: ON_ALMA,
        room: [456, 214, 320, 120],
        change: {
          alma: { image: '07_alma_offer' },
          samira: { md: null },
          romy: { image: '07_romy_stand', face: 'worried' },
        },
        acts: [
          {
            act: 'frames',
            who: 'alma',
            images: ['07_alma_shrug', '07_alma_shrug', '07_alma_shrug'],
            fps: 2.5,
          },
          { act: 'inTurn', who: ['romy'], at: 1.3 },
        ],
      },
      // Alma counts to two, then loses count, and the armband falls
      2: {
        shot: ON_ALMA,
        room: [456, 214, 320, 120],
        change: {
          alma: { image: '07_alma_lost' },
          samira: { md: null },
          band: { image: '07_band', depth: 0.71, ...ON_THE_STAIR },
          romy: { image: '07_romy_stand', face: 'worried' },
        },
        acts: [
          {
            act: 'frames',
            who: 'alma',
            images: ['07_alma_count', '07_alma_countOn'],
            fps: 1.5,
          },
          { act: 'arc', who: 'band', from: AT_HER_WRIST, height: 20, seconds: 0.7, turns: 1, at: 1.33 },
          { act: 'inTurn', who: ['romy'], at: 1.6 },
        ],
      },
    },
  },
  // boots would show below the card
  card: {
    shot: atDisc(DISCS.stairs),
    change: { alma: null, bigLea: null, lea: null, samira: null, jeta: null, romy: null },
  },
});
