/**
 * The first half, seen by a coach beside the bench: a goal for the other team, then all players look at the assistant.
 */
import words from '../../../locales/en/chapters/chapter_3.json' with { type: 'json' };
import { defineChapter } from '../defineChapter.ts';
import { DISCS } from '../discs.ts';
import { FLOOD } from '../posters.ts';
import { NO_PAGE, PAGE_STEP, pageAct, pageElements } from '../romysPages.ts';
import { atDisc, LOWER, layer, onPitch } from '../scenery.ts';
import type { ElementLook, Point } from '../types.ts';

// For each layout, from the feet on the pitch (assets/places/benchView.ts) to a placement; they differ in the size at
// which the images are drawn.
const FIELD = { md: onPitch(410, 450, 0.5), sm: onPitch(300, 540, 0.29) };
const NINE = { md: onPitch(410, 450, 0.4), sm: onPitch(300, 540, 0.25) };
const LITTLE_LEA = { md: onPitch(410, 450, 0.32), sm: onPitch(300, 540, 0.25) };
/** Larger than in reality, so that it is visible. */
const BALL = { md: onPitch(410, 450, 0.33), sm: onPitch(300, 540, 0.2) };

type Where = Pick<ElementLook, 'md' | 'sm' | 'depth'>;

/** Nearer elements have a larger depth, between the goal's (0.5) and the bench's (0.9). */
const depthAt = (y: number) => Math.round((0.5 + ((y - 410) / 450) * 0.3) * 1000) / 1000;
const stand = (pitch: typeof FIELD, md: Point, sm?: Point): Where => ({
  depth: depthAt(md[1]),
  md: pitch.md(...md),
  ...(sm && { sm: pitch.sm(...sm) }),
});

const ROMY = { md: { x: 592, y: 668 }, sm: { x: 164, y: 490 } };
/** Her feet are in the grass in front of the bench. */
const LUANA = { md: { x: 306, y: 676 }, sm: { x: 44, y: 546, k: 1.32 } };
/** Turned to the assistant, and outside an upright window. */
const LUANA_ASIDE = { md: { x: 236, y: 705, k: 1.04 }, sm: LUANA.sm };
const NINE_FREE = stand(NINE, [985, 570], [354, 446]);
const NINE_CHEERS = stand(NINE, [912, 570], [380, 448]);
const BALL_AT_HER_FEET = stand(BALL, [1050, 574], [378, 451]);
const IN_THE_NET = { depth: 0.52, md: { x: 1234, y: 416, k: 1 }, sm: { x: 322, y: 326, k: 0.9 } };
/** She runs until the other team scores, then stands. */
const JETA = {
  runs: stand(FIELD, [1370, 716]),
  runsOn: stand(FIELD, [1268, 668]),
  aside: stand(FIELD, [1520, 716]),
  stands: stand(FIELD, [1262, 652]),
  near: stand(FIELD, [1276, 696]),
  asks: stand(FIELD, [1270, 726]),
};
const ALMA = {
  // while number nine runs away
  behind: stand(FIELD, [784, 676]),
  // after the goal; Romy's hand does not touch her
  turns: stand(FIELD, [806, 676]),
};
const ON_THE_LINE = stand(BALL, [1190, 522], [346, 411]);

const EYES = {
  image: '03_eyes',
  depth: 0.5,
  z: 0.505,
  md: { x: 760, y: 386 },
  // small layout: eyes on both sides of Little Lea's neck
  sm: { x: 166, y: 291, k: 1.3 },
} as const;

const AT_THE_BENCH = { focus: [200, 60, 580, 832] } as const;
const WITH_ALMA = { focus: [213, 60, 690, 832] } as const;
const PAST_ROMY = { focus: [494, 60, 600, 832] } as const;
const EVERYBODY = { focus: [500, 170, 840, 812] } as const;

const NEAR_LUANA = { md: [100, 230, 930, 606] } as const;
/** An upright window shows only the middle faces. */
const FIVE_FACES = {
  md: [378, 246, 756, 491],
  focus: [530, 246, 453, 491],
  sm: [98, 178, 198, 378],
} as const;
const FLIGHT_SECONDS = 1.2;

const PAGE = {
  ground: '03_page-ground',
  page: '03_page-17',
  frames: ['03_page-17_turning', '03_page-17_first', '03_page-17_second'],
} as const;

export const chapter3 = defineChapter({
  number: 3,
  words,
  title: { background: 'purple' },
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
        lea: { image: '03_lea_walk', ...stand(LITTLE_LEA, [1056, 558], [236, 434]) },
        nine: { image: '03_nine_run', ...stand(NINE, [733, 552], [300, 438]) },
        ball: { image: '03_ball', ...stand(BALL, [798, 554], [340, 442]) },
        alma: { image: '03_alma_runBack', ...stand(FIELD, [950, 700]) },
        jeta: { image: '03_jeta_run', ...JETA.runs },
        castshadow: layer('03_castshadow', 0.8, ['md']),
        romy: { image: '03_romy_watch', face: 'curious', depth: 0.8, ...ROMY },
        bench: layer('03_bench', 0.9, ['md']),
        bottle: { image: '03_bottle', depth: 0.9, md: { x: 690, y: 826 }, sm: { x: 352, y: 650 } },
        luana: { image: '03_luana_sitStill', depth: 0.9, ...LUANA },
        hand: null,
        eyes: null,
        faces_ground: null,
        faces: null,
        ...NO_PAGE,
      },
      yellowSky: true,
      shot: AT_THE_BENCH,
      disc: DISCS.bench,
      bubble: { md: [690, 36, 480, 210], sm: [18, 18, 358, 178] },
      mouths: {
        ambassador: { md: [656, 352], sm: [194, 286] },
      },
    },
  },
  lines: {
    kickOff: {
      speaker: 'ambassador',
      shot: PAST_ROMY,
      // a lower bubble would cover Little Lea's head, and on the small layout Romy's
      bubble: { md: [560, 30, 620, 150], up: [690, 44, 480, 210], sm: [8, 4, 378, 178] },
      change: {
        romy: { image: '03_romy_tell', face: 'happy' },
        nine: { image: '03_nine_runOn', ...NINE_FREE },
        ball: BALL_AT_HER_FEET,
        alma: ALMA.behind,
        jeta: { image: '03_jeta_runOn', ...JETA.runsOn },
      },
      acts: [
        { act: 'walk', who: 'nine', images: ['03_nine_run', '03_nine_runOn'], seconds: 1 },
        { act: 'roll', who: 'ball', seconds: 1, turns: 2 },
        { act: 'walk', who: 'alma', images: ['03_alma_runBack'], hop: 8, fps: 8, seconds: 1.4 },
        { act: 'walk', who: 'jeta', images: ['03_jeta_run', '03_jeta_runOn'], fps: 8, seconds: 1.4 },
      ],
    },
    pen: {
      speaker: 'assistant',
      deed: 'pen',
      shot: { ...WITH_ALMA, ...NEAR_LUANA, ...LOWER },
      change: {
        alma: { image: '03_alma_run' },
        luana: { image: '03_luana_reach' },
        romy: { image: '03_romy_watch', face: 'listening' },
        hand: { image: '03_hand', depth: 1.1, md: { x: 616, y: 706 }, sm: { x: 216, y: 556 } },
      },
    },
    job: {
      speaker: 'ambassador',
      shot: { ...WITH_ALMA, ...NEAR_LUANA },
      // wide windows: left of Romy, because the tail does not fit between Romy and the logo
      bubble: { md: [170, 236, 330, 90], up: [690, 36, 480, 210] },
      mouth: { md: [546, 322], sm: [194, 286] },
      change: {
        luana: { image: '03_luana_sitBent' },
        romy: { image: '03_romy_tell', face: 'happy' },
        hand: null,
      },
    },
    goal: {
      speaker: 'ambassador',
      shot: { md: [822, 212, 576, 376], focus: [800, 90, 500, 560], sm: [130, 100, 264, 440] },
      bubble: { md: [876, 216, 300, 88], up: [820, 90, 460, 150], sm: [138, 95, 248, 110] },
      // small layout: above Romy's hair, away from Little Lea's elbow
      mouth: { md: null, sm: [164, 275] },
      delay: 2,
      change: {
        romy: { image: '03_romy_watch', face: 'worried' },
        nine: { image: '03_nine_cheer', ...NINE_CHEERS },
        alma: null,
        luana: { sm: null },
        jeta: { image: '03_jeta_stand', ...JETA.aside },
        ball: IN_THE_NET,
        net: { image: '03_net-bulge' },
        zoe: { image: '03_zoe_standArmsDown' },
        lea: { image: '03_lea_handsOnHead', ...stand(LITTLE_LEA, [1072, 558], [236, 434]) },
      },
      acts: [
        {
          act: 'frames',
          who: 'nine',
          images: ['03_nine_kick', '03_nine_run', '03_nine_run', '03_nine_run'],
          fps: 3,
        },
        { act: 'arc', who: 'ball', height: 140, seconds: FLIGHT_SECONDS, turns: 2, at: 0.1 },
        {
          act: 'frames',
          who: 'net',
          images: ['03_net-touch', '03_net-deep', '03_net-touch'],
          at: FLIGHT_SECONDS + 0.05,
        },
        { act: 'inTurn', who: ['lea', 'zoe'], at: FLIGHT_SECONDS + 0.2 },
      ],
    },
    everybodyLooks: {
      speaker: 'ambassador',
      shot: FIVE_FACES,
      bubble: { md: [424, 264, 360, 90], up: [545, 262, 420, 90], sm: [104, 150, 184, 54] },
      mouth: { md: null, sm: null },
      change: {
        faces_ground: { image: '03_faces-ground', depth: 0, z: 8, piece: true, ...FLOOD },
        faces: {
          image: '03_faces',
          depth: 0.3,
          z: 9,
          md: { x: 756, y: 540, k: 2.5 },
          sm: { x: 197, y: 400, k: 2.778 },
        },
        romy: { face: 'worried' },
        nine: null,
        jeta: JETA.stands,
        ball: ON_THE_LINE,
        net: { image: '03_net-still' },
        luana: { image: '03_luana_turned', ...LUANA_ASIDE },
        alma: { image: '03_alma_turned', ...ALMA.turns },
        lea: { image: '03_lea_turned' },
        zoe: { image: '03_zoe_turned' },
      },
      acts: [{ act: 'inTurn', who: ['luana', 'lea', 'zoe'] }],
    },
    clap: {
      speaker: 'assistant',
      shot: { md: [0, 0, 1512, 982], focus: [316, 0, 880, 982], sm: [0, 0, 394, 752] },
      bubble: { md: [60, 60, 380, 90], sm: [18, 30, 358, 80] },
      change: {
        faces_ground: { image: '03_clap-ground', depth: 0, z: 8, piece: true, ...FLOOD },
        hand: {
          image: '03_clap',
          depth: 1.1,
          z: 9,
          md: { x: 756, y: 760, k: 2.857 },
          sm: { x: 197, y: 462, k: 4.167 },
        },
        romy: { face: 'proud' },
        alma: { image: '03_alma_runBack' },
        jeta: { image: '03_jeta_applaud', ...JETA.near },
        lea: { image: '03_lea_walk' },
        zoe: { image: '03_zoe_armUp' },
      },
      acts: [{ act: 'frames', who: 'hand', images: ['03_clap-apart', '03_clap'], fps: 8, times: 2 }],
    },
    bottle: {
      ...PAGE_STEP,
      change: {
        ...pageElements(PAGE),
        faces_ground: null,
        hand: null,
        romy: { image: '03_romy_tell', face: 'worried' },
        alma: null,
        jeta: null,
        luana: { image: '03_luana_sit', depth: 0.9, ...LUANA },
        bottle: { md: { x: 650, y: 800, turn: 82 }, sm: { x: 220, y: 632, turn: 82 } },
      },
      acts: [pageAct(PAGE)],
    },
    face: {
      speaker: 'ambassador',
      shot: { ...PAST_ROMY, md: [485, 232, 653, 426] },
      bubble: { md: [712, 234, 160, 90], up: [690, 36, 480, 210] },
      change: {
        ...NO_PAGE,
        romy: { image: '03_romy_watch', face: 'proud' },
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
    shot: EVERYBODY,
    // small layout: the choices would cover Luana's face
    change: { luana: { sm: null }, jeta: JETA.asks, faces_ground: null, faces: null },
    wrong: {
      0: {
        shot: { md: [520, 230, 760, 494], focus: [690, 230, 560, 494], sm: [195, 144, 194, 370] },
        room: [880, 560, 345, 130],
        change: {
          zoe: { image: '03_zoe_sunk' },
          lea: { image: '03_lea_walk' },
          alma: { image: '03_alma_runBack' },
          // only limbs of Jeta and Luana would show
          jeta: JETA.aside,
          luana: null,
          romy: { face: 'listening', sm: null },
          eyes: EYES,
        },
        acts: [
          {
            act: 'frames',
            who: 'zoe',
            images: ['03_zoe_turned', '03_zoe_turned', '03_zoe_standArmsDown'],
            fps: 4,
          },
          { act: 'inTurn', who: ['romy', 'alma', 'lea'], every: 0.25, at: 0.6 },
        ],
      },
      // the visitor looks down at the notes: one after another, the others do too
      1: {
        shot: { ...EVERYBODY, sm: [6, 200, 338, 645] },
        change: {
          luana: { image: '03_luana_sitBent', ...LUANA_ASIDE },
          romy: { face: 'listening' },
          alma: { image: '03_alma_lookDown' },
          jeta: { image: '03_jeta_lookDown' },
          lea: { image: '03_lea_lookDown' },
          zoe: { image: '03_zoe_standArmsDown' },
        },
        acts: [{ act: 'inTurn', who: ['luana', 'romy', 'alma', 'jeta', 'lea', 'zoe'], every: 0.3, at: 0.3 }],
      },
    },
  },
  // the card would cover the heads of Little Lea and Zoé
  card: { shot: atDisc(DISCS.bench), change: { lea: null, zoe: null } },
});
