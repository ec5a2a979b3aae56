/** Chapter 6: the changing room after the match. Almost nothing moves, until heads lift one by one. */
import type { Chapter, Element } from './types.ts';

/** Where they sit, left to right; the small layout has room for three and the one who speaks. */
const SEAT = {
  jeta: { md: { x: 612, y: 664 }, sm: { x: 222, y: 477, k: 1.12 } },
  luana: { md: { x: 756, y: 664 } },
  alma: { md: { x: 872, y: 664 }, sm: { x: 274, y: 477, k: 1.12 } },
  samira: { md: { x: 1052, y: 664 } },
  zoe: { md: { x: 1172, y: 664 }, sm: { x: 350, y: 477, k: 1.12 } },
} as const;
const ROMY = { md: { x: 246, y: 560 }, sm: { x: 88, y: 566, k: 0.92 } } as const;
const HERE = { x: 0, y: 0 } as const;
/** how far the door goes to the left when it opens */
const OPEN = { md: { x: -392, y: 0 }, sm: { x: -86, y: 0 } } as const;
const DRIP = { hangs: { md: { x: 1374, y: 498 } }, fallen: { md: { x: 1374, y: 556 } } } as const;

const ROOM: readonly Element[] = [
  { id: 'back', image: '06_back', sm: HERE, depth: 0 },
  { id: 'wall', image: '06_wall', md: HERE, depth: 0 },
  { id: 'floor', image: '06_floor', md: HERE, depth: 0.2 },
  { id: 'daylight', image: '06_daylight', md: HERE, depth: 0.2 },
  { id: 'pegs', image: '06_pegs', md: HERE, depth: 0.35 },
  { id: 'basin', image: '06_basin', md: HERE, depth: 0.4 },
  { id: 'bench', image: '06_bench', md: HERE, depth: 0.6 },
  { id: 'mud', image: '06_mud', md: HERE, depth: 0.65 },
  { id: 'door', image: '06_foreground', md: HERE, sm: HERE, depth: 0.8 },
];

export const chapter6: Chapter = {
  id: 6,
  title: [
    { id: 'back', image: '06_title_back', sm: HERE, depth: 0 },
    { id: 'field', image: '06_title_field', md: HERE, depth: 0 },
    { id: 'sun', image: '06_title_sun', md: HERE, depth: 0.2 },
    { id: 'diagonal', image: '06_title_diagonal', md: HERE, depth: 0.5 },
    { id: 'giant', image: '06_title_giant', md: HERE, sm: HERE, depth: 1 },
  ],
  scene: {
    tableau: [
      ...ROOM,
      { id: 'jeta', image: '06_jeta_mud', ...SEAT.jeta, depth: 0.7 },
      { id: 'luana', image: '06_luana_notes', ...SEAT.luana, depth: 0.7 },
      { id: 'samira', image: '06_samira_knee', ...SEAT.samira, depth: 0.7 },
      { id: 'alma', image: '06_alma_towel', ...SEAT.alma, depth: 0.7 },
      { id: 'zoe', image: '06_zoe_hood', ...SEAT.zoe, depth: 0.7 },
      { id: 'romy', rig: { face: 'serious', near: 'near_hip', far: 'far_notebook' }, ...ROMY, depth: 1 },
    ],
  },
  bubble: { md: [560, 60, 560, 280], sm: [18, 20, 358, 186] },
  mouths: {
    ambassador: { md: [300, 626], sm: [112, 602] },
    'player.jeta': { md: [640, 480], sm: [230, 390] },
    'player.zoe': { md: [1150, 500], sm: [340, 390] },
  },
  lines: {
    1: { speaker: 'ambassador' },
    2: {
      speaker: 'ambassador',
      change: {
        door: OPEN,
        romy: { rig: { face: 'calm', near: 'near_hip', far: 'far_fist' } },
      },
    },
    3: {
      speaker: 'player.jeta',
      change: {
        jeta: { image: '06_jeta_ask' },
        romy: { rig: { face: 'listening', near: 'near_hip', far: 'far_notebook' } },
      },
    },
    4: {
      speaker: 'ambassador',
      change: {
        jeta: { image: '06_jeta_mud' },
        drip: { image: '06_drip', depth: 0.41, ...DRIP.hangs },
        romy: { rig: { face: 'worried', near: 'near_hip', far: 'far_present' } },
      },
    },
    5: {
      speaker: 'assistant',
      change: {
        jeta: { image: '06_jeta_up' },
        luana: { image: '06_luana_up' },
        alma: { image: '06_alma_peek' },
        samira: { image: '06_samira_up' },
        zoe: { image: '06_zoe_up' },
        drip: null,
        romy: { rig: { face: 'curious', near: 'near_hip', far: 'far_notebook' } },
      },
      acts: [{ act: 'inTurn', who: ['jeta', 'luana', 'alma', 'samira', 'zoe'], every: 0.4, at: 1.2 }],
    },
    6: {
      speaker: 'player.zoe',
      change: {
        zoe: { image: '06_zoe_proud' },
        romy: { rig: { face: 'happy', near: 'near_hip', far: 'far_notebook' } },
      },
    },
    7: {
      speaker: 'ambassador',
      change: {
        jeta: { image: '06_jeta_laugh' },
        luana: { image: '06_luana_laugh' },
        samira: { image: '06_samira_laugh' },
        alma: { image: '06_alma_up' },
        romy: { rig: { face: 'proud', near: 'near_hip', far: 'far_present' } },
      },
      acts: [{ act: 'inTurn', who: ['samira', 'luana', 'jeta', 'alma'], every: 0.25 }],
    },
  },
  question: {
    kind: 'select',
    choices: 3,
    answer: 1,
    after: 4,
    change: { drip: DRIP.fallen, romy: { rig: { face: 'listening', near: 'near_hip', far: 'far_notebook' } } },
    acts: [{ act: 'roll', who: 'drip', turns: 0, seconds: 0.6, at: 1.2 }],
    wrong: { romy: { rig: { face: 'worried', near: 'near_hip', far: 'far_present' } } },
  },
  card: { change: { romy: { rig: { face: 'joy', near: 'near_hip', far: 'far_fist' } } } },
};
