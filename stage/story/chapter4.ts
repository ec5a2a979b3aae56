import { layer, onPitch, titleOf } from './scenery.ts';
import type { Chapter, Element, Point } from './types.ts';

/** We crouch, so the horizon is low and people grow fast towards us. */
const CIRCLE = { md: onPitch(452, 330, 0.85), sm: onPitch(352, 400, 0.35) };
const BEHIND = { md: onPitch(452, 330, 0.55), sm: onPitch(352, 400, 0.35) };

type Where = Pick<Element, 'md' | 'sm' | 'depth' | 'z'>;
type Ground = typeof CIRCLE;

/** All move together under the pointer; the lower one sits nearer. */
const sit = (ground: Ground, md: Point, sm?: Point): Where => ({
  depth: 0.7,
  z: 0.6 + md[1] / 10000,
  md: ground.md(...md),
  ...(sm && { sm: ground.sm(...sm) }),
});

const LUANA_OUTSIDE = sit(CIRCLE, [420, 740], [44, 506]);
const LUANA_INSIDE = sit(CIRCLE, [560, 800], [82, 556]);
const NOTES = { md: { x: -30, y: 706 }, sm: { x: -22, y: 626 } };
const NOTES_UP = { md: { x: 20, y: 560 }, sm: { x: 0, y: 540 } };
const ARROW = { md: { x: 716, y: 880 }, sm: { x: 150, y: 650 } };

export const chapter4: Chapter = {
  id: 4,
  title: titleOf('04'),
  scene: {
    tableau: [
      layer('04_sky', 0, ['md']),
      layer('04_hills', 0.12, ['md']),
      layer('04_turf', 0.45, ['md']),
      layer('04_bench', 0.55, ['md']),
      layer('04_back', 0, ['sm']),
      { id: 'alma', image: '04_alma_holdLow', ...sit(BEHIND, [880, 630], [196, 470]) },
      { id: 'zoe', image: '04_zoe_hugKnees', ...sit(CIRCLE, [690, 706], [126, 492]) },
      { id: 'samira', image: '04_samira_sitDrink', ...sit(CIRCLE, [1050, 700]) },
      {
        id: 'romy',
        image: '04_romy_crouch',
        face: 'calm',
        depth: 0.7,
        md: { x: 1420, y: 770 },
        sm: { x: 356, y: 500 },
      },
      { id: 'luana', image: '04_luana_kneel', ...LUANA_OUTSIDE },
      layer('04_circle', 0.67, ['md']),
      { id: 'jeta', image: '04_jeta_sitLow', ...sit(CIRCLE, [1130, 806], [292, 566]) },
      {
        id: 'bottle',
        image: '04_bottle',
        depth: 0.7,
        z: 0.69,
        md: { x: 1010, y: 842 },
        sm: { x: 262, y: 606 },
      },
      layer('04_tuft', 1.15),
      { id: 'notes', image: '04_notes', depth: 1.25, ...NOTES },
    ],
  },
  bubble: { md: [560, 36, 560, 220], sm: [18, 18, 358, 178] },
  mouths: {
    ambassador: { md: [1340, 470], sm: [320, 362] },
    'player.alma': { md: [900, 350], sm: [200, 300] },
    'player.jeta': { md: [1150, 560], sm: [300, 430] },
    'player.luana': { md: [600, 480], sm: [120, 400] },
  },
  lines: {
    1: {
      speaker: 'ambassador',
      change: { bottle: { md: { x: 1010, y: 842, turn: 78 }, sm: { x: 262, y: 606, turn: 78 } } },
    },
    2: {
      speaker: 'player.alma',
      change: { alma: { image: '04_alma_protest' }, romy: { face: 'listening' } },
    },
    3: {
      speaker: 'player.jeta',
      change: {
        alma: { image: '04_alma_sitGrass', ...sit(CIRCLE, [880, 690], [206, 484]) },
        jeta: { image: '04_jeta_sitShade' },
        romy: { face: 'happy' },
      },
    },
    4: {
      speaker: 'assistant',
      change: { notes: NOTES_UP, romy: { face: 'curious' } },
      acts: [{ act: 'sway', who: 'notes', degrees: 4 }],
    },
    5: {
      speaker: 'ambassador',
      change: { notes: NOTES, romy: { face: 'worried' }, zoe: { image: '04_zoe_hugKnees_up' } },
    },
    6: {
      speaker: 'player.luana',
      delay: 1.6,
      change: {
        romy: { face: 'listening' },
        notes: null,
        zoe: sit(CIRCLE, [650, 696], [130, 488]),
        luana: { image: '04_luana_kneelReach', ...LUANA_INSIDE },
        arrow: { image: '04_arrow', depth: 0.7, z: 0.688, ...ARROW },
      },
    },
    7: {
      speaker: 'player.alma',
      change: { alma: { image: '04_alma_point', ...sit(BEHIND, [880, 630], [196, 470]) } },
    },
    8: {
      speaker: 'ambassador',
      change: {
        romy: { face: 'proud' },
        luana: { image: '04_luana_kneel_happy' },
        jeta: { image: '04_jeta_ready' },
      },
    },
  },
  question: {
    kind: 'select',
    choices: 3,
    answer: 0,
    after: 5,
    wrong: { romy: { face: 'worried' } },
  },
  card: {},
};
