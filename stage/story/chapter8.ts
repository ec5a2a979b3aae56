/** Chapter 8: the evening after the match, and the three words. */
import type { Chapter, Element } from './types.ts';

const HERE = { x: 0, y: 0 } as const;
const ROMY = { md: { x: 1270, y: 1180 }, sm: { x: 316, y: 850 } } as const;

const PITCH: readonly Element[] = [
  { id: 'back', image: '08_back', sm: HERE, depth: 0 },
  { id: 'sky', image: '08_sky', md: HERE, depth: 0 },
  { id: 'far', image: '08_far', md: HERE, depth: 0.15 },
  { id: 'turf', image: '08_turf', md: HERE, depth: 0.5 },
  { id: 'goal', image: '08_goal', md: HERE, depth: 0.6 },
  { id: 'castshadow', image: '08_castshadow', md: HERE, depth: 0.8 },
  { id: 'front', image: '08_front', sm: HERE, depth: 0.8 },
  { id: 'cones', image: '08_cones', md: HERE, depth: 1.25 },
];

export const chapter8: Chapter = {
  id: 8,
  title: [
    { id: 'back', image: '08_title_back', sm: HERE, depth: 0 },
    { id: 'field', image: '08_title_field', md: HERE, depth: 0 },
    { id: 'sun', image: '08_title_sun', md: HERE, depth: 0.2 },
    { id: 'diagonal', image: '08_title_diagonal', md: HERE, depth: 0.5 },
    { id: 'giant', image: '08_title_giant', md: HERE, sm: HERE, depth: 1 },
  ],
  scene: {
    tableau: [
      ...PITCH,
      { id: 'gerber', image: '08_gerber', md: { x: 296, y: 716 }, sm: { x: 40, y: 492 }, depth: 0.65 },
      { id: 'luana', image: '08_luana', md: { x: 612, y: 712 }, sm: { x: 146, y: 492 }, depth: 0.65 },
      { id: 'alma', image: '08_alma_juggle', md: { x: 930, y: 660 }, sm: { x: 204, y: 462 }, depth: 0.62 },
      { id: 'jeta', image: '08_jeta_ready', md: { x: 1050, y: 664 }, depth: 0.62 },
      { id: 'ball', image: '08_ball', md: { x: 990, y: 560 }, sm: { x: 222, y: 430 }, depth: 0.63 },
      { id: 'zoe', image: '08_zoe_stand', md: { x: 776, y: 790 }, sm: { x: 172, y: 610 }, depth: 0.7 },
      { id: 'lea', image: '08_lea_stoop', md: { x: 316, y: 850 }, depth: 0.75 },
      { id: 'romy', image: '08_romy_stand', face: 'calm', ...ROMY, depth: 1 },
    ],
  },
  bubble: { md: [100, 40, 620, 250], sm: [18, 16, 358, 190] },
  mouths: {
    ambassador: { md: [1230, 440], sm: [296, 490] },
    parent: { md: [296, 450], sm: [40, 360] },
    'player.alma': { md: [920, 420], sm: [204, 350] },
    'player.zoe': { md: [790, 420], sm: [176, 420] },
  },
  lines: {
    1: { speaker: 'ambassador' },
    2: { speaker: 'parent' },
    3: { speaker: 'player.alma', change: { alma: { image: '08_alma_ask' }, ball: null } },
    4: { speaker: 'ambassador', change: { romy: { face: 'happy' } } },
    5: { speaker: 'ambassador', change: { romy: { face: 'curious' } } },
    6: { speaker: 'assistant', change: { romy: { face: 'proud' } } },
    7: { speaker: 'player.zoe', change: { zoe: { image: '08_zoe_proud' } } },
    8: { speaker: 'ambassador', change: { romy: { face: 'joy' } } },
    9: { speaker: 'assistant' },
    10: { speaker: 'ambassador', change: { romy: { image: '08_romy_offer', face: 'happy' } } },
  },
  finale: {},
};
