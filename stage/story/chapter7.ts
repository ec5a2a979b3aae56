/** Chapter 7: the talk on the stairs, out of earshot and in plain sight. */
import { layer, titleOf } from './scenery.ts';
import type { Chapter, Tableau } from './types.ts';

/** where she sits, on the fourth step */
const ALMA = { md: { x: 990, y: 496 }, sm: { x: 304, y: 426 } } as const;
const ROMY = {
  near: { md: { x: 190, y: 886 }, sm: { x: 62, y: 598 }, depth: 0.72 },
  hedge: { md: { x: 214, y: 664, k: 0.5 }, sm: { x: 62, y: 446, k: 0.46 }, depth: 0.32 },
} as const;

/** room for your words, while Romy stands far off by the hedge */
const BESIDE_ROMY = { md: [170, 44, 470, 280] } as const;

const STAIRS: Tableau = [
  layer('07_back', 0, ['sm']),
  layer('07_sky', 0, ['md']),
  layer('07_pitch', 0.15, ['md']),
  layer('07_hedge', 0.25, ['md']),
  layer('07_table', 0.3, ['md']),
  layer('07_clubhouse', 0.45, ['md']),
  layer('07_flight', 0.6, ['md']),
  layer('07_knees', 1.25),
];

export const chapter7: Chapter = {
  id: 7,
  title: titleOf('07'),
  scene: {
    tableau: [
      ...STAIRS,
      { id: 'samira', image: '07_samira', md: { x: 432, y: 614 }, sm: { x: 104, y: 432 }, depth: 0.31 },
      { id: 'jeta', image: '07_jeta', md: { x: 504, y: 604 }, depth: 0.29 },
      { id: 'lea', image: '07_lea', md: { x: 582, y: 612 }, sm: { x: 138, y: 432 }, depth: 0.31 },
      { id: 'alma', image: '07_alma_bent', ...ALMA, depth: 0.7 },
      { id: 'romy', image: '07_romy_stand', face: 'calm', ...ROMY.near },
    ],
  },
  yellowSky: true,
  bubble: { md: [100, 44, 500, 280], sm: [18, 20, 358, 180] },
  mouths: {
    ambassador: { md: [212, 446], sm: [74, 366] },
    // where the white sun begins, above it where the stage is small: a white tail is not seen on it
    'player.alma': { md: [716, 190], sm: [262, 256] },
  },
  lines: {
    1: { speaker: 'ambassador' },
    2: { speaker: 'ambassador', change: { romy: { image: '07_romy_show', face: 'happy' } } },
    3: {
      speaker: 'player.alma',
      delay: 1.4,
      change: {
        alma: { image: '07_alma_offer' },
        romy: { image: '07_romy_hedge', face: 'curious', ...ROMY.hedge },
      },
      acts: [
        { act: 'walk', who: 'romy', images: ['07_romy_leaves', '07_romy_leavesStep'], fps: 8, seconds: 1.5 },
        { act: 'inTurn', who: ['alma'], at: 1.2 },
      ],
    },
    4: {
      speaker: 'assistant',
      bubble: BESIDE_ROMY,
      change: { alma: { image: '07_alma_holds' } },
      acts: [
        { act: 'frames', who: 'alma', images: ['07_alma_holds', '07_alma_turns'], fps: 2, times: 2, at: 0.6 },
      ],
    },
    5: {
      speaker: 'player.alma',
      delay: 1.8,
      change: { alma: { image: '07_alma_asks' }, romy: { image: '07_romy_hedge', face: 'listening' } },
      // somebody asked her: she slips it on again, and only then speaks
      acts: [
        {
          act: 'frames',
          who: 'alma',
          images: ['07_alma_holds', '07_alma_pulls', '07_alma_pulls'],
          fps: 2,
        },
      ],
    },
    6: {
      speaker: 'assistant',
      bubble: BESIDE_ROMY,
      change: { alma: { image: '07_alma_bentUp' }, romy: { face: 'curious' } },
    },
    7: {
      speaker: 'player.alma',
      change: { alma: { image: '07_alma_keeps' }, romy: { image: '07_romy_stand', face: 'happy' } },
      acts: [
        { act: 'frames', who: 'alma', images: ['07_alma_look', '07_alma_look'], fps: 1.6 },
        { act: 'inTurn', who: ['romy'], at: 1.6 },
      ],
    },
  },
  question: {
    kind: 'select',
    choices: 3,
    answer: 0,
    after: 4,
    acts: [{ act: 'sway', who: 'lea', degrees: 4, seconds: 2 }],
    wrong: { romy: { image: '07_romy_stand', face: 'worried' } },
  },
  card: { change: { romy: { face: 'joy' } } },
};
