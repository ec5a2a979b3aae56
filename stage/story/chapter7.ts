/** Chapter 7: the talk on the stairs, out of earshot and in plain sight. */
import type { Chapter, Element } from './types.ts';

const HERE = { x: 0, y: 0 } as const;
const ALMA = { md: { x: 990, y: 496 }, sm: { x: 232, y: 412 } } as const;
const ROMY = {
  near: { md: { x: 236, y: 886 }, sm: { x: 66, y: 600 } },
  hedge: { md: { x: 200, y: 660, k: 0.45 }, sm: { x: 58, y: 440, k: 0.42 } },
} as const;

const STAIRS: readonly Element[] = [
  { id: 'back', image: '07_back', sm: HERE, depth: 0 },
  { id: 'sky', image: '07_sky', md: HERE, depth: 0 },
  { id: 'pitch', image: '07_pitch', md: HERE, depth: 0.15 },
  { id: 'hedge', image: '07_hedge', md: HERE, depth: 0.25 },
  { id: 'table', image: '07_table', md: HERE, depth: 0.3 },
  { id: 'clubhouse', image: '07_clubhouse', md: HERE, depth: 0.45 },
  { id: 'flight', image: '07_flight', md: HERE, depth: 0.6 },
  { id: 'knees', image: '07_knees', md: HERE, sm: HERE, depth: 1.25 },
];

export const chapter7: Chapter = {
  id: 7,
  title: [
    { id: 'back', image: '07_title_back', sm: HERE, depth: 0 },
    { id: 'field', image: '07_title_field', md: HERE, depth: 0 },
    { id: 'sun', image: '07_title_sun', md: HERE, depth: 0.2 },
    { id: 'diagonal', image: '07_title_diagonal', md: HERE, depth: 0.5 },
    { id: 'giant', image: '07_title_giant', md: HERE, sm: HERE, depth: 1 },
  ],
  scene: {
    tableau: [
      ...STAIRS,
      { id: 'samira', image: '07_samira', md: { x: 292, y: 612 }, sm: { x: 100, y: 432 }, depth: 0.31 },
      { id: 'jeta', image: '07_jeta', md: { x: 352, y: 604 }, sm: { x: 158, y: 434 }, depth: 0.31 },
      { id: 'lea', image: '07_lea', md: { x: 438, y: 612 }, depth: 0.31 },
      { id: 'alma', image: '07_alma_bent', ...ALMA, depth: 0.7 },
      { id: 'romy', image: '07_romy_stand', face: 'calm', ...ROMY.near, depth: 0.72 },
    ],
  },
  bubble: { md: [100, 44, 520, 280], sm: [18, 20, 358, 186] },
  mouths: {
    ambassador: { md: [250, 420], sm: [70, 360] },
    'player.alma': { md: [900, 330], sm: [210, 310] },
  },
  lines: {
    1: { speaker: 'ambassador' },
    2: { speaker: 'ambassador', change: { romy: { face: 'happy' } } },
    3: {
      speaker: 'player.alma',
      change: {
        alma: { image: '07_alma_offer' },
        romy: { image: '07_romy_hedge', face: 'calm', ...ROMY.hedge, depth: 0.32 },
      },
      acts: [{ act: 'walk', who: 'romy', images: ['07_romy_walk', '07_romy_stand'], fps: 6, seconds: 1.4 }],
    },
    4: { speaker: 'assistant', change: { alma: { image: '07_alma_turn' } } },
    5: { speaker: 'player.alma', change: { alma: { image: '07_alma_ask' }, romy: { face: 'listening' } } },
    6: { speaker: 'assistant', change: { alma: { image: '07_alma_listen' } } },
    7: {
      speaker: 'player.alma',
      change: { alma: { image: '07_alma_up' }, romy: { face: 'happy' } },
      acts: [{ act: 'frames', who: 'alma', images: ['07_alma_turn', '07_alma_up'], fps: 4 }],
    },
  },
  question: {
    kind: 'select',
    choices: 3,
    answer: 0,
    after: 4,
    change: { alma: { image: '07_alma_bent' } },
    wrong: { romy: { face: 'worried' } },
  },
  card: {},
};
