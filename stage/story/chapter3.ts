import { layer, onPitch, titleOf } from './scenery.ts';
import type { Chapter, Element, Point } from './types.ts';

/** The pitch as benchView draws it: its horizon and the height we look from; how large its people are drawn. */
const FIELD = { md: onPitch(410, 450, 0.5), sm: onPitch(300, 540, 0.34) };
const NEAR_GOAL = { md: onPitch(410, 450, 0.3), sm: onPitch(300, 540, 0.24) };
const BALL = { md: onPitch(410, 450, 0.4), sm: onPitch(300, 540, 0.24) };

type Where = Pick<Element, 'md' | 'sm' | 'depth' | 'z'>;
type Ground = typeof FIELD;

/** The nearer, the more it follows the pointer, between the goal and the bench. */
const depthAt = (y: number) => Math.round((0.5 + ((y - 410) / 450) * 0.3) * 1000) / 1000;
const stand = (ground: Ground, md: Point, sm?: Point): Where => ({
  depth: depthAt(md[1]),
  md: ground.md(...md),
  ...(sm && { sm: ground.sm(...sm) }),
});

const ROMY = { md: { x: 606, y: 668 }, sm: { x: 176, y: 512 } };
const LUANA = { md: { x: 310, y: 847 }, sm: { x: 72, y: 570, k: 1.22 } };
const ZOE_AT_HOME = stand(NEAR_GOAL, [1136, 527], [300, 415]);
const LEA_AT_HOME = stand(NEAR_GOAL, [1010, 560], [236, 446]);
const IN_THE_NET = { md: { x: 1234, y: 416, k: 1.3 }, sm: { x: 354, y: 312, k: 1.1 }, depth: 0.52 };

const SHOT = 1.2; // seconds of the ball in the air

export const chapter3: Chapter = {
  id: 3,
  title: titleOf('03'),
  scene: {
    tableau: [
      layer('03_sky', 0, ['md']),
      layer('03_hills', 0.12, ['md']),
      layer('03_turf', 0.5, ['md']),
      layer('03_back', 0, ['sm']),
      { ...layer('03_net-still', 0.5), id: 'net' },
      layer('03_goal', 0.5),
      { id: 'zoe', image: '03_zoe_ready', ...ZOE_AT_HOME },
      { id: 'lea', image: '03_lea_ready', ...LEA_AT_HOME },
      { id: 'nine', image: '03_nine_run', ...stand(FIELD, [770, 580], [218, 470]) },
      { id: 'ball', image: '03_ball', ...stand(BALL, [846, 580], [256, 470]) },
      { id: 'alma', image: '03_alma_point', ...stand(FIELD, [930, 650]) },
      { id: 'jeta', image: '03_jeta_turned', ...stand(FIELD, [1350, 735]) },
      layer('03_castshadow', 0.8, ['md']),
      { id: 'romy', image: '03_romy_stroll', face: 'calm', depth: 0.8, ...ROMY },
      layer('03_bench', 0.9),
      { id: 'luana', image: '03_luana_sitStill', depth: 0.9, ...LUANA },
    ],
  },
  bubble: { md: [690, 40, 520, 270], sm: [18, 18, 358, 178] },
  mouths: {
    ambassador: { md: [648, 356], sm: [200, 296] },
  },
  lines: {
    1: {
      speaker: 'ambassador',
      change: {
        romy: { face: 'happy' },
        nine: stand(FIELD, [930, 592], [262, 482]),
        ball: stand(BALL, [1010, 592], [302, 482]),
        alma: { image: '03_alma_runOn', ...stand(FIELD, [820, 650]) },
      },
      acts: [
        { act: 'walk', who: 'nine', images: ['03_nine_run', '03_nine_runOn'], seconds: 1.4 },
        { act: 'roll', who: 'ball', seconds: 1.4, turns: 2 },
      ],
    },
    2: {
      speaker: 'assistant',
      change: { luana: { image: '03_luana_sit' }, romy: { face: 'listening' } },
    },
    3: {
      speaker: 'ambassador',
      change: { luana: { image: '03_luana_sitBent' }, romy: { face: 'proud' } },
    },
    4: {
      speaker: 'ambassador',
      delay: 2,
      change: {
        romy: { face: 'worried' },
        nine: { image: '03_nine_cheer' },
        ball: IN_THE_NET,
        net: { image: '03_net-bulge' },
        zoe: { image: '03_zoe_standArmsDown' },
        lea: { image: '03_lea_handsOnHead' },
      },
      acts: [
        { act: 'frames', who: 'nine', images: ['03_nine_kick', '03_nine_kick', '03_nine_kick'], fps: 3 },
        { act: 'arc', who: 'ball', height: 150, seconds: SHOT, turns: 2, at: 0.1 },
        { act: 'frames', who: 'net', images: ['03_net-touch', '03_net-deep', '03_net-touch'], at: SHOT },
        { act: 'inTurn', who: ['lea', 'zoe'], at: SHOT + 0.2 },
      ],
    },
    5: {
      speaker: 'ambassador',
      change: {
        romy: { face: 'serious' },
        nine: null,
        ball: stand(BALL, [1190, 520], [344, 410]),
        net: { image: '03_net-still' },
        luana: { image: '03_luana_sitBent_turned' },
        alma: { image: '03_alma_turned' },
        lea: { image: '03_lea_turned' },
        zoe: { image: '03_zoe_turned' },
      },
      acts: [{ act: 'inTurn', who: ['alma', 'lea', 'zoe', 'luana'] }],
    },
    6: {
      speaker: 'assistant',
      change: {
        romy: { face: 'happy' },
        alma: { image: '03_alma_run' },
        zoe: { image: '03_zoe_armUp' },
        luana: { image: '03_luana_sit' },
      },
    },
    7: {
      speaker: 'ambassador',
      change: { romy: { image: '03_romy_bottle', face: 'worried' } },
    },
    8: {
      speaker: 'ambassador',
      change: {
        romy: { face: 'proud' },
        ball: null,
        zoe: { image: '03_zoe_jogBall', ...stand(NEAR_GOAL, [980, 600], [290, 500]) },
        lea: { image: '03_lea_ready' },
      },
      acts: [
        { act: 'walk', who: 'zoe', images: ['03_zoe_jogBall', '03_zoe_jogBallOn'], seconds: 1.8, fps: 8 },
      ],
    },
  },
  question: {
    kind: 'select',
    choices: 3,
    answer: 2,
    after: 5,
    wrong: { romy: { face: 'worried' } },
  },
  card: {},
};
