/** Chapter 3: the first half, seen past the bench. Play drifts towards our goal, then everybody looks at you. */
import words from '../../locales/en/chapter_3.json' with { type: 'json' };
import { defineChapter } from './defineChapter.ts';
import { layer, onPitch } from './scenery.ts';
import type { ElementLook, Point } from './types.ts';

/** The pitch as benchView draws it, by how large its people are drawn: on it, and near the goal. */
const FIELD = { md: onPitch(410, 450, 0.5), sm: onPitch(300, 540, 0.29) };
const GOAL = { md: onPitch(410, 450, 0.32), sm: onPitch(300, 540, 0.25) };
const BALL = { md: onPitch(410, 450, 0.4), sm: onPitch(300, 540, 0.24) };

type Where = Pick<ElementLook, 'md' | 'sm' | 'depth'>;

/** The nearer, the more it follows the pointer: more than the goal, less than the bench. */
const depthAt = (y: number) => Math.round((0.5 + ((y - 410) / 450) * 0.3) * 1000) / 1000;
/** Feet on the medium and on the small layout; without the second she is not on it. */
const stand = (ground: typeof FIELD, md: Point, sm?: Point): Where => ({
  depth: depthAt(md[1]),
  md: ground.md(...md),
  ...(sm && { sm: ground.sm(...sm) }),
});

const ROMY = { md: { x: 614, y: 668 }, sm: { x: 172, y: 490, k: 0.94 } };
/** On the bench; her feet reach the grass in front of it. */
const LUANA = { md: { x: 306, y: 676 }, sm: { x: 44, y: 546, k: 1.32 } };
const NINE_FREE = stand(FIELD, [902, 610], [312, 478]);
const BALL_AT_HER_FEET = stand(BALL, [984, 610], [356, 484]);
const IN_THE_NET = { depth: 0.52, md: { x: 1234, y: 416, k: 1.3 }, sm: { x: 350, y: 328, k: 1.2 } };
const ON_THE_LINE = stand(BALL, [1190, 522], [346, 411]);

/** In the hedge behind the pitch; behind everybody who is on it. */
const EYES = {
  image: '03_eyes',
  depth: 0.5,
  z: 0.505,
  md: { x: 760, y: 386 },
  sm: { x: 184, y: 291 },
} as const;

const SHOT = 1.2; // seconds of the ball in the air

export const chapter3 = defineChapter({
  number: 3,
  words,
  title: { ground: 'purple' },
  places: {
    bench: {
      elements: {
        sky: layer('03_sky', 0, ['md']),
        hills: layer('03_hills', 0.12, ['md']),
        turf: layer('03_turf', 0.5, ['md']),
        back: layer('03_back', 0, ['sm']),
        net: layer('03_net-still', 0.5),
        goal: layer('03_goal', 0.5),
        zoe: { image: '03_zoe_ready', ...stand(FIELD, [1166, 528], [292, 415]) },
        lea: { image: '03_lea_walk', ...stand(GOAL, [1056, 558], [236, 434]) },
        nine: { image: '03_nine_run', ...stand(FIELD, [770, 584], [304, 462]) },
        ball: { image: '03_ball', ...stand(BALL, [848, 584], [344, 464]) },
        alma: { image: '03_alma_runBack', ...stand(FIELD, [950, 700]) },
        jeta: { image: '03_jeta_stand', ...stand(FIELD, [1376, 752]) },
        castshadow: layer('03_castshadow', 0.8, ['md']),
        romy: { image: '03_romy_pockets', face: 'calm', depth: 0.8, ...ROMY },
        bench: layer('03_bench', 0.9, ['md']),
        bottle: { image: '03_bottle', depth: 0.9, md: { x: 1258, y: 862 }, sm: { x: 352, y: 650 } },
        luana: { image: '03_luana_sitStill', depth: 0.9, ...LUANA },
        hand: null,
        eyes: null,
      },
      yellowSky: true,
      shot: { focus: [240, 170, 860, 812] },
      bubble: { md: [690, 36, 520, 250], sm: [18, 18, 358, 178] },
      mouths: {
        ambassador: { md: [656, 352], sm: [194, 286] },
      },
    },
  },
  lines: {
    kickOff: {
      speaker: 'ambassador',
      change: {
        romy: { image: '03_romy_tell', face: 'happy' },
        nine: { image: '03_nine_runOn', ...NINE_FREE },
        ball: BALL_AT_HER_FEET,
        alma: stand(FIELD, [806, 676]),
      },
      acts: [
        { act: 'walk', who: 'nine', images: ['03_nine_run', '03_nine_runOn'], seconds: 1.4 },
        { act: 'roll', who: 'ball', seconds: 1.4, turns: 2 },
        { act: 'walk', who: 'alma', images: ['03_alma_runBack'], hop: 8, fps: 8, seconds: 1.4 },
      ],
    },
    pen: {
      speaker: 'assistant',
      change: {
        alma: { image: '03_alma_run' },
        luana: { image: '03_luana_reach' },
        romy: { image: '03_romy_pockets', face: 'listening' },
        hand: { image: '03_hand', depth: 1.1, md: { x: 616, y: 706 }, sm: { x: 216, y: 566 } },
      },
    },
    job: {
      speaker: 'ambassador',
      change: { luana: { image: '03_luana_sitBent' }, romy: { face: 'proud' }, hand: null },
    },
    goal: {
      speaker: 'ambassador',
      shot: { md: [860, 190, 520, 338], sm: [200, 270, 194, 160] },
      bubble: { md: [876, 198, 300, 90], sm: [206, 172, 182, 80] },
      delay: 2,
      change: {
        romy: { face: 'worried' },
        // the small layout has room for her until the ball is in the net
        nine: { image: '03_nine_cheer', sm: null },
        ball: IN_THE_NET,
        net: { image: '03_net-bulge' },
        zoe: { image: '03_zoe_standArmsDown' },
        lea: { image: '03_lea_handsOnHead' },
      },
      acts: [
        {
          act: 'frames',
          who: 'nine',
          images: ['03_nine_kick', '03_nine_run', '03_nine_run', '03_nine_run'],
          fps: 3,
        },
        { act: 'arc', who: 'ball', height: 140, seconds: SHOT, turns: 2, at: 0.1 },
        {
          act: 'frames',
          who: 'net',
          images: ['03_net-touch', '03_net-deep', '03_net-touch'],
          at: SHOT + 0.05,
        },
        { act: 'inTurn', who: ['lea', 'zoe'], at: SHOT + 0.2 },
      ],
    },
    everybodyLooks: {
      speaker: 'ambassador',
      shot: { md: [640, 150, 720, 468], sm: [130, 230, 240, 280] },
      bubble: { md: [860, 164, 350, 110], sm: [140, 150, 222, 60] },
      change: {
        romy: { face: 'serious' },
        nine: null,
        ball: ON_THE_LINE,
        net: { image: '03_net-still' },
        luana: { image: '03_luana_turned' },
        alma: { image: '03_alma_turned' },
        lea: { image: '03_lea_turned' },
        zoe: { image: '03_zoe_turned' },
      },
      acts: [{ act: 'inTurn', who: ['alma', 'luana', 'lea', 'zoe'] }],
    },
    clap: {
      speaker: 'assistant',
      shot: { focus: [420, 150, 820, 832] },
      change: {
        romy: { face: 'proud' },
        hand: { image: '03_clap', depth: 1.1, md: { x: 1014, y: 862 }, sm: { x: 226, y: 662, k: 1.2 } },
        alma: { image: '03_alma_runBack' },
        jeta: { image: '03_jeta_applaud' },
        zoe: { image: '03_zoe_armUp' },
        luana: { image: '03_luana_sit' },
      },
      acts: [
        { act: 'frames', who: 'hand', images: ['03_clap-apart', '03_clap'], fps: 8, times: 2, at: 0.6 },
        { act: 'inTurn', who: ['zoe', 'jeta', 'alma', 'luana'], at: 1.4 },
      ],
    },
    bottle: {
      speaker: 'ambassador',
      shot: null,
      change: {
        hand: null,
        romy: { image: '03_romy_tell', face: 'worried' },
        alma: null,
        lea: { image: '03_lea_walk' },
        bottle: { md: { x: 1290, y: 876, turn: 82 }, sm: { x: 316, y: 664, turn: 82 } },
      },
    },
    face: {
      speaker: 'ambassador',
      change: {
        romy: { image: '03_romy_pockets', face: 'proud' },
        ball: null,
        zoe: { image: '03_zoe_jogBall', ...stand(FIELD, [900, 640], [296, 496]) },
      },
      acts: [
        { act: 'walk', who: 'zoe', images: ['03_zoe_jogBall', '03_zoe_jogBallOn'], seconds: 1.8, fps: 8 },
      ],
    },
  },
  question: {
    kind: 'select',
    answer: 2,
    after: 'everybodyLooks',
    shot: null,
    wrong: {
      // even the hedge turns to her
      0: {
        change: {
          zoe: { image: '03_zoe_sunk' },
          lea: { image: '03_lea_walk' },
          alma: { image: '03_alma_runBack' },
          luana: { image: '03_luana_sitBent' },
          romy: { face: 'listening' },
          eyes: EYES,
        },
        acts: [
          {
            act: 'frames',
            who: 'zoe',
            images: ['03_zoe_turned', '03_zoe_turned', '03_zoe_standArmsDown'],
            fps: 4,
          },
          { act: 'inTurn', who: ['luana', 'romy', 'alma', 'lea'], every: 0.25, at: 0.6 },
        ],
      },
      // one after another looks where you look
      1: {
        change: {
          luana: { image: '03_luana_sitBent' },
          romy: { face: 'listening' },
          zoe: { image: '03_zoe_standArmsDown' },
        },
        acts: [{ act: 'inTurn', who: ['luana', 'romy', 'zoe'], every: 0.5, at: 0.3 }],
      },
    },
  },
  card: {},
});
