/** Warm-up: Saturday, half past nine. A loud ring of players, and a keeper by the post who says nothing. */
import type { Chapter, Element, PerLayout, Point } from './types.ts';

const stage = { md: { x: 0, y: 0 }, sm: { x: 0, y: 0 } };
const ROMY = { md: { x: 770, y: 838 }, sm: { x: 190, y: 600 } };
const ZOE = { md: { x: 1060, y: 796 }, sm: { x: 300, y: 566 } };
const ALMA = { md: { x: 210, y: 752 }, sm: { x: 56, y: 546 } };
const JETA = { md: { x: 430, y: 792 }, sm: { x: 112, y: 596 } };
const LITTLE_LEA = { md: { x: 500, y: 700 } };
const BIG_LEA = { md: { x: 590, y: 716 } };
const BALL = {
  far: { md: { x: 560, y: 850 }, sm: { x: 150, y: 640 } },
  near: { md: { x: 1000, y: 806 }, sm: { x: 268, y: 574 } },
};
const YOU: PerLayout<Point> = { md: [756, 960], sm: [197, 740] };

const place: readonly Element[] = [
  { id: 'sky', image: '02_sky', depth: 0, md: stage.md },
  { id: 'far', image: '02_far', depth: 0.12, md: stage.md },
  { id: 'turf', image: '02_turf', depth: 0.6, md: stage.md },
  { id: 'back', image: '02_back', depth: 0, sm: stage.sm },
  { id: 'goal', image: '02_goal-still', depth: 0.62, ...stage },
  { id: 'front', image: '02_front', depth: 1.25, ...stage },
];

export const chapter2: Chapter = {
  id: 2,
  title: [
    { id: 'field', image: '02_title_field', depth: 0, md: stage.md },
    { id: 'sun', image: '02_title_sun', depth: 0.2, md: stage.md },
    { id: 'diagonal', image: '02_title_diagonal', depth: 0.5, md: stage.md },
    { id: 'back', image: '02_title_back', depth: 0, sm: stage.sm },
    { id: 'giant', image: '02_title_giant', depth: 1, ...stage },
  ],
  scene: {
    tableau: [
      ...place,
      { id: 'littleLea', image: '02_littleLea_pockets', depth: 0.7, z: 0.7, ...LITTLE_LEA },
      { id: 'bigLea', image: '02_bigLea_stand', depth: 0.7, z: 0.71, ...BIG_LEA },
      { id: 'alma', image: '02_alma_call', depth: 0.7, z: 0.72, ...ALMA },
      { id: 'zoe', image: '02_zoe_touch', depth: 0.7, z: 0.73, ...ZOE },
      { id: 'jeta', image: '02_jeta_hop', depth: 0.7, z: 0.74, ...JETA },
      { id: 'romy', image: '02_romy_flask', face: 'calm', depth: 0.7, z: 0.76, ...ROMY },
      { id: 'ball', image: '02_ball', depth: 0.7, z: 0.75, ...BALL.far },
    ],
  },
  bubble: { md: [330, 44, 640, 206], sm: [18, 18, 358, 186] },
  mouths: {
    ambassador: { md: [760, 340], sm: [186, 372] },
    assistant: YOU,
    'player.jeta': { md: [450, 360], sm: [122, 372] },
    'player.alma': { md: [240, 360], sm: [66, 340] },
    'player.zoe': { md: [1030, 380], sm: [286, 360] },
  },
  lines: {
    1: { speaker: 'ambassador', change: { romy: { face: 'happy' } } },
    2: {
      speaker: 'player.jeta',
      change: {
        jeta: { image: '02_jeta_queasy' },
        alma: { image: '02_alma_proud' },
        romy: { face: 'curious' },
      },
    },
    3: {
      speaker: 'ambassador',
      change: {
        romy: { image: '02_romy_wave', face: 'happy' },
        bigLea: { image: '02_bigLea_wave' },
        jeta: { image: '02_jeta_stretch' },
      },
    },
    4: {
      speaker: 'player.alma',
      change: {
        alma: { image: '02_alma_shout' },
        zoe: { image: '02_zoe_shrink' },
        bigLea: { image: '02_bigLea_stand' },
        romy: { image: '02_romy_flask', face: 'worried' },
      },
    },
    5: {
      speaker: 'ambassador',
      change: {
        zoe: { image: '02_zoe_touch' },
        alma: { image: '02_alma_quiet' },
        romy: { image: '02_romy_stand', face: 'calm' },
      },
    },
    6: {
      speaker: 'player.zoe',
      change: {
        ball: { ...BALL.near },
        zoe: { image: '02_zoe_mine' },
        romy: { image: '02_romy_crouch', face: 'listening' },
      },
      acts: [{ act: 'frames', who: 'zoe', images: ['02_zoe_foot', '02_zoe_hood'], fps: 3 }],
      delay: 1.4,
    },
    7: {
      speaker: 'ambassador',
      change: { zoe: { image: '02_zoe_glad' }, romy: { image: '02_romy_flask', face: 'proud' } },
    },
    8: {
      speaker: 'assistant',
      change: {
        jeta: { image: '02_jeta_proud' },
        alma: { image: '02_alma_applaud' },
        romy: { image: '02_romy_stand', face: 'happy' },
      },
    },
  },
  question: {
    kind: 'select',
    choices: 3,
    answer: 0,
    after: 5,
    change: { ball: { md: { x: 930, y: 812 }, sm: { x: 240, y: 590 } }, zoe: { image: '02_zoe_waiting' } },
    acts: [
      { act: 'roll', who: 'ball', seconds: 5, turns: 3 },
      { act: 'frames', who: 'goal', images: ['02_goal-trembling', '02_goal-still'], fps: 8, times: 3 },
    ],
    wrong: { romy: { face: 'worried' } },
  },
  card: { change: { romy: { face: 'joy' } } },
};
