/**
 * The stand: Mr Gerber, Luana's father, comes down the stairs. In the second half Jeta scores and Zoé holds the ball.
 */
import words from '../../../locales/en/chapters/chapter_5.json' with { type: 'json' };
import { defineChapter } from '../defineChapter.ts';
import { DISCS } from '../discs.ts';
import type { ImageId } from '../images.generated.ts';
import { enlarged, FLOOD, NO_POSTER, POSTER_SHOT, POSTERS, type Poster, posterElements } from '../posters.ts';
import { atDisc, layer, openPitch } from '../scenery.ts';
import type { Placement, Shot } from '../types.ts';

/** His feet, by stair. Stair 0 is the lowest and nearest. */
const ON_STAIR = {
  0: { md: { x: 530, y: 772, k: 1.22 }, sm: { x: 196, y: 540, k: 1.06 } },
  5: { md: { x: 482, y: 363, k: 0.85 }, sm: { x: 136, y: 304, k: 0.74 } },
  3: { md: { x: 336, y: 497, k: 0.9 }, sm: { x: 136, y: 382, k: 0.86 } },
  2: { md: { x: 410, y: 574, k: 1 }, sm: { x: 106, y: 430, k: 0.94 } },
  1: { md: { x: 440, y: 657, k: 1.1 }, sm: { x: 150, y: 486 } },
} satisfies Record<number, { md: Placement; sm?: Placement }>;
const STAIRS_DEPTH = 0.5;
const REFEREE = { md: { x: 1222, y: 640 }, sm: { x: 374, y: 474 } } as const;
const ROMY = { md: { x: 1348, y: 874 }, sm: { x: 320, y: 664 } } as const;
const LUANA = { md: { x: 304, y: 783, k: 1.12 }, sm: { x: 116, y: 598 } } as const;
const BENCH_SMALL = { sm: { x: 0, y: 0 } } as const;
/** The close-up of Mr Gerber removes them: its edges would cut them. */
const JETA = { image: '05_jeta_away', depth: 0.6, md: { x: 1080, y: 806 } } as const;
const ALMA = { image: '05_alma_away', depth: 0.6, md: { x: 904, y: 836 } } as const;

/** Mr Gerber on the stairs and Luana on the bench, in upright windows too. */
const AT_THE_STAND = { focus: [138, 52, 600, 863] } as const;
const BELOW_WORDS = { focus: [102, 0, 680, 893] } as const;
/** His face is between the question's words and the choices, which would cover Luana's face in an upright window. */
const HIS_FACE = { focus: [290, 20, 560, 806], sm: [40, 72, 280, 490] } as const;
/**
 * Above the assistant's bubble, which on the small layout would cover Luana: there Romy and the referee are beside Mr
 * Gerber.
 */
const HE_WAITS = { md: [99, 190, 1162, 757], focus: [138, 170, 600, 907], sm: [110, 140, 284, 541] } as const;
const BELOW_HIM = { sm: [120, 150, 258, 178] } as const;
/** The bench and Luana are above the error overlay. */
const ABOVE_THE_WORDS = [0, 224, 330, 623] as const;

const LOW_FLOOR = { md: { x: 756, y: 740, k: 4 }, sm: { x: 197, y: 570, k: 6 } } as const;
/** Before he rises into the picture, which is seen from the height of the bench. */
const RISING = { md: { x: 640, y: 1000, k: 2.667 }, sm: { x: 218, y: 700, k: 3.7 } } as const;
const LOW_SKY = {
  low_sky: { image: '05_low-sky', depth: 0, z: 3, piece: true, ...FLOOD },
  low_rain: {
    image: '05_low-rain',
    depth: 0.1,
    z: 3.1,
    piece: true,
    md: { x: 756, y: 330, k: 3.333 },
    sm: { x: 197, y: 250, k: 3.333 },
  },
} as const;
const LOW_BENCH = { md: { x: 310, y: 860, k: 2.5 }, sm: { x: 90, y: 640, k: 2.5 } } as const;
const LOW_LUANA = { md: { x: 310, y: 858, k: 1.25 }, sm: { x: 96, y: 639, k: 1.1 } } as const;
const EYE_LEVEL = {
  floor: { md: { x: 756, y: 370, k: 4 }, sm: { x: 197, y: 262, k: 6 } },
  shadow: { md: { x: -700, y: 1500, k: 4 }, sm: { x: -300, y: 1100, k: 4 } },
  gerber: { md: { x: 900, y: 1520, k: 3.4 }, sm: { x: 258, y: 922, k: 3.1 } },
  bench: { md: { x: 300, y: 650, k: 2.5 }, sm: { x: 84, y: 522, k: 2.5 } },
  luana: { md: { x: 300, y: 648, k: 1.5 }, sm: { x: 92, y: 521, k: 1.4 } },
} as const;
/** From here the horizon rises, Mr Gerber moves down, and his shadow leaves the picture. */
const BEFORE_EYE_LEVEL = {
  floor: LOW_FLOOR,
  shadow: { md: { x: 700, y: 982, k: 4 }, sm: { x: 230, y: 752, k: 4 } },
  gerber: { md: { x: 850, y: 1390, k: 3.7 }, sm: { x: 236, y: 830, k: 3.4 } },
} as const;
const FACE_TO_FACE: Shot = { md: [0, 0, 1512, 982], focus: [180, 0, 1000, 982], sm: [0, 0, 394, 752] };

const NO_NEAR_VIEW = {
  low_sky: null,
  low_rain: null,
  low_floor: null,
  low_shadow: null,
  low_gerber: null,
  low_bench: null,
  low_luana: null,
} as const;
const PITCH = openPitch({ md: 640, sm: 470 });
const OUR_GOAL = {
  pitch: { image: '05_pitch', depth: 0.5, ...PITCH },
  goal: { image: '05_goal', depth: 0.51, md: { x: 760, y: 640 }, sm: { x: 197, y: 470 } },
} as const;
const AT_OUR_GOAL: Shot = { md: [330, 130, 860, 770], focus: [400, 130, 640, 770], sm: [0, 110, 394, 640] };

const CORNER = { md: { x: 1440, y: 620 }, sm: { x: -30, y: 440 } } as const;

const onPoster = (image: ImageId, { figure: { md, sm } }: Poster) =>
  ({ image, depth: 0.8, z: 0.95, md: enlarged(md.at), sm: enlarged(sm.at) }) as const;
const LEAP_FROM = { md: enlarged({ x: 420, y: 1080 }), sm: enlarged({ x: 80, y: 600 }) };
const DIVE_FROM = { md: enlarged({ x: -260, y: 940 }), sm: enlarged({ x: -130, y: 620 }) };

export const chapter5 = defineChapter({
  number: 5,
  words,
  title: { background: 'plum' },
  places: {
    stand: {
      elements: {
        sky: layer('05_sky-rain', 0),
        far: layer('05_far', 0.15, ['md']),
        turf: layer('05_turf', 0.4, ['md']),
        steps: layer('05_steps', 0.45, ['md']),
        back: { ...layer('05_back', 0, ['sm']), z: 0.01 },
        referee: null,
        umbrella: {
          image: '05_umbrella_holdUp',
          depth: STAIRS_DEPTH,
          md: { x: 960, y: 604 },
        },
        gerber: { image: '05_gerber_rush', depth: STAIRS_DEPTH, z: 0.52, ...ON_STAIR[5] },
        jeta: JETA,
        alma: ALMA,
        bench: { ...layer('05_bench', 0.7), z: 0.69 },
        luana: { image: '05_luana_sit', depth: 0.7, ...LUANA },
        romy: {
          image: '05_romy_pockets',
          face: 'calm',
          depth: 0.85,
          ...ROMY,
        },
        foreground: layer('05_foreground', 1.25),
        ...NO_NEAR_VIEW,
        ...NO_POSTER,
        ball: null,
        bib: null,
        pitch: null,
        goal: null,
        zoe: null,
        lea: null,
      },
      shot: AT_THE_STAND,
      bubble: { md: [600, 36, 470, 150], sm: [18, 18, 358, 178] },
      mouths: {
        ambassador: { md: [1300, 392], sm: [300, 420] },
        parent: { md: [488, 236], sm: [158, 246] },
      },
    },
  },
  lines: {
    gerberComes: {
      speaker: 'ambassador',
      shot: { md: [110, 82, 720, 469], focus: [135, 78, 600, 390], sm: [40, 130, 220, 250] },
      bubble: { md: [530, 142, 270, 90], up: [230, 0, 460, 150], sm: [50, 60, 200, 116] },
      mouth: { md: null, sm: null },
      change: {
        gerber: ON_STAIR[3],
        jeta: null,
        alma: null,
      },
      acts: [
        { act: 'walk', who: 'gerber', images: ['05_gerber_rushOn', '05_gerber_rush'], fps: 8, seconds: 1.25 },
      ],
      // in an upright window the bubble would cover his head while he runs
      delay: 1.25,
    },
    // from the height of the bench: Mr Gerber fills the upper half, and Luana sits in his shadow
    thirdGame: {
      speaker: 'parent',
      shot: { md: [0, 0, 1512, 982], focus: [180, 0, 960, 982], sm: [0, 0, 394, 752] },
      bubble: { md: [1000, 20, 320, 150], up: [760, 590, 380, 150], sm: [18, 18, 358, 120] },
      mouth: { md: [710, 164], sm: [270, 284] },
      change: {
        ...LOW_SKY,
        low_floor: { image: '05_low-floor', depth: 0.3, z: 3.2, piece: true, ...LOW_FLOOR },
        low_shadow: {
          image: '05_low-shadow',
          depth: 0.4,
          z: 3.3,
          piece: true,
          md: { x: 640, y: 982, k: 4 },
          sm: { x: 230, y: 752, k: 4 },
        },
        low_gerber: {
          image: '05_gerber-near',
          depth: 0.5,
          z: 3.4,
          md: { x: 640, y: 620, k: 2.667 },
          sm: { x: 218, y: 510, k: 3.7 },
        },
        low_bench: {
          image: '05_low-bench',
          depth: 0.7,
          z: 3.5,
          piece: true,
          ...LOW_BENCH,
        },
        low_luana: {
          image: '05_luana_shadow',
          depth: 0.7,
          z: 3.6,
          ...LOW_LUANA,
        },
        gerber: { image: '05_gerber_offer', ...ON_STAIR[2] },
        // small layout: its edge would touch Mr Gerber's cap, and later the corners of the question
        foreground: { sm: null },
        jeta: JETA,
        alma: ALMA,
        romy: { face: 'serious' },
      },
      acts: [{ act: 'arc', who: 'low_gerber', from: RISING, height: 0, seconds: 0.5, turns: 0 }],
    },
    quiet: {
      speaker: 'ambassador',
      shot: { ...BELOW_WORDS, sm: [10, 355, 200, 330] },
      bubble: { md: [850, 14, 440, 160], sm: [18, 330, 184, 76] },
      mouth: { md: [1300, 392], sm: [290, 390] },
      change: {
        ...NO_NEAR_VIEW,
        luana: { image: '05_luana_sitBent' },
        umbrella: { image: '05_umbrella_turned' },
        gerber: { sm: null },
        alma: { image: '05_alma_turned' },
        jeta: { image: '05_jeta_turned' },
        romy: { face: 'worried', sm: null },
      },
      acts: [{ act: 'inTurn', who: ['alma', 'jeta', 'umbrella', 'luana'] }],
    },
    hotEars: {
      speaker: 'assistant',
      shot: HE_WAITS,
      bubble: BELOW_HIM,
      change: {
        gerber: { image: '05_gerber_standArmsDown', ...ON_STAIR[1] },
        referee: { image: '05_referee_armUp', depth: 0.42, ...REFEREE },
        // small layout: only Luana's knees would show, above the controls
        luana: { sm: null },
        bench: { sm: null },
        // medium layout: the edge of a wide window would cut Romy
        romy: { face: 'calm', md: null, sm: ROMY.sm },
      },
      acts: [
        {
          act: 'walk',
          who: 'gerber',
          images: ['05_gerber_rushOn', '05_gerber_rush'],
          fps: 8,
          seconds: 0.5,
          layout: 'md',
        },
      ],
    },
    // Mr Gerber has been heard and is calm: the picture is at his eye level now, and his shadow leaves Luana.
    afterTheGame: {
      speaker: 'assistant',
      shot: FACE_TO_FACE,
      bubble: { sm: [18, 560, 358, 100] },
      change: {
        ...LOW_SKY,
        low_floor: { image: '05_low-floor', depth: 0.3, z: 3.2, piece: true, ...EYE_LEVEL.floor },
        low_shadow: { image: '05_low-shadow', depth: 0.4, z: 3.3, piece: true, ...EYE_LEVEL.shadow },
        low_gerber: { image: '05_gerber_standArmsDown', depth: 0.5, z: 3.4, ...EYE_LEVEL.gerber },
        low_bench: { image: '05_low-bench', depth: 0.7, z: 3.5, piece: true, ...EYE_LEVEL.bench },
        low_luana: { image: '05_luana_sit', depth: 0.7, z: 3.6, ...EYE_LEVEL.luana },
        gerber: null,
        romy: { face: 'happy' },
      },
      acts: [
        { act: 'roll', who: 'low_floor', from: BEFORE_EYE_LEVEL.floor, seconds: 1.2, turns: 0 },
        { act: 'roll', who: 'low_shadow', from: BEFORE_EYE_LEVEL.shadow, seconds: 1.2, turns: 0 },
        { act: 'roll', who: 'low_gerber', from: BEFORE_EYE_LEVEL.gerber, seconds: 1.2, turns: 0 },
        { act: 'frames', who: 'low_luana', images: ['05_luana_shadow'], fps: 1.4 },
      ],
    },
    agreed: {
      speaker: 'parent',
      shot: { ...AT_THE_STAND, md: [400, 225, 242, 158] },
      bubble: { md: [520, 235, 100, 25], up: [600, 36, 470, 150] },
      change: {
        ...NO_NEAR_VIEW,
        gerber: { image: '05_gerber_nod', depth: STAIRS_DEPTH, z: 0.52, ...ON_STAIR[1] },
        alma: { image: '05_alma_away' },
        jeta: { image: '05_jeta_away' },
        luana: { image: '05_luana_sit', sm: LUANA.sm },
        bench: BENCH_SMALL,
        referee: null,
        romy: { face: 'calm', md: ROMY.md },
      },
      mouth: { md: [504, 286], sm: [190, 298] },
      acts: [{ act: 'inTurn', who: ['luana', 'alma', 'jeta'], at: 0.9 }],
    },
    luanaIsOn: {
      speaker: 'ambassador',
      // an upright window shows Mr Gerber and Luana
      shot: { focus: [300, 0, 580, 893] },
      bubble: { md: [640, 24, 470, 150] },
      change: {
        // in Luana's way
        alma: null,
        jeta: null,
        luana: {
          image: '05_luana_runOut',
          depth: 0.72,
          md: { x: 800, y: 850, k: 1.1 },
          sm: { x: 184, y: 668 },
        },
        bib: { image: '05_bib', depth: 0.7, md: { x: 250, y: 760 }, sm: { x: 126, y: 540 } },
        romy: { face: 'happy', sm: { ...ROMY.sm, x: 348 } },
      },
      // small layout: Luana leaps, because her running feet would be on the bench
      acts: [
        {
          act: 'walk',
          who: 'luana',
          images: ['05_luana_runOut', '05_luana_runOutOn'],
          fps: 8,
          seconds: 1.1,
          layout: 'md',
        },
        { act: 'arc', who: 'luana', height: 24, seconds: 0.45, turns: 0, layout: 'sm' },
      ],
    },
    oneAll: {
      speaker: 'ambassador',
      shot: POSTER_SHOT,
      bubble: { md: [930, 800, 470, 110], up: [320, -200, 900, 200], sm: [18, 84, 358, 120] },
      mouth: { md: null, sm: null },
      change: {
        // hidden by the poster while they change
        sky: { image: '05_sky-sun' },
        far: null,
        turf: null,
        steps: null,
        back: null,
        romy: null,
        gerber: null,
        bench: null,
        bib: null,
        umbrella: null,
        foreground: null,
        referee: null,
        alma: null,
        luana: null,
        ...posterElements(POSTERS.goal, {
          ground: '05_goal_ground',
          wall: '05_goal_wall',
          word: '05_goal_word',
        }),
        jeta: onPoster('05_jeta_volley', POSTERS.goal),
      },
      acts: [{ act: 'arc', who: 'jeta', from: LEAP_FROM, height: 60, seconds: 0.45, turns: 0 }],
    },
    theirCorner: {
      speaker: 'ambassador',
      shot: { ...AT_OUR_GOAL, md: [720, 140, 640, 417] },
      bubble: { md: [950, 420, 330, 70], up: [350, 68, 600, 80], sm: [18, 52, 358, 84] },
      mouth: { md: null, sm: null },
      change: {
        ...NO_POSTER,
        jeta: null,
        ...OUR_GOAL,
        lea: {
          image: '05_lea_walk',
          depth: 0.71,
          md: { x: 640, y: 760, k: 1.54 },
          sm: { x: 140, y: 600, k: 2 },
        },
        ball: { image: '05_ball', depth: 0.74, md: { x: 820, y: 270 }, sm: { x: 330, y: 262 } },
      },
      acts: [
        { act: 'arc', who: 'ball', from: CORNER, height: 60, seconds: 1.2, turns: 1, layout: 'md' },
        { act: 'arc', who: 'ball', from: CORNER, height: 16, seconds: 1.2, turns: 1, layout: 'sm' },
      ],
      delay: 1,
    },
    mine: {
      speaker: 'player.zoe',
      as: 'drawn',
      shot: POSTER_SHOT,
      change: {
        ...posterElements(POSTERS.mine, {
          ground: '05_mine_ground',
          wall: '05_mine_wall',
          word: '05_mine_word',
        }),
        pitch: null,
        goal: null,
        lea: null,
        ball: null,
        zoe: onPoster('05_zoe_dive', POSTERS.mine),
      },
      acts: [{ act: 'arc', who: 'zoe', from: DIVE_FROM, height: 40, seconds: 0.5, turns: 0 }],
    },
    cheer: {
      speaker: 'player.alma',
      shot: AT_OUR_GOAL,
      bubble: { md: [352, 150, 330, 96], sm: [18, 130, 250, 100] },
      mouth: { md: [548, 425], sm: [140, 380] },
      change: {
        ...NO_POSTER,
        ...OUR_GOAL,
        zoe: {
          image: '05_zoe_catch',
          depth: 0.72,
          z: 0.72,
          md: { x: 860, y: 780, k: 1.54 },
          sm: { x: 246, y: 610, k: 2 },
        },
        alma: {
          image: '05_alma_cheer',
          depth: 0.75,
          md: { x: 580, y: 800, k: 1.54 },
          sm: { x: 110, y: 630, k: 2 },
        },
      },
    },
  },
  question: {
    kind: 'select',
    answer: 1,
    after: 'hotEars',
    room: [600, 30, 640, 200],
    shot: HIS_FACE,
    // Small layout: the question's panels would cover parts of Romy. Medium layout: an upright window would show scraps
    // of the umbrella.
    change: { romy: { md: ROMY.md, sm: null }, foreground: null },
    wrong: {
      // Mr Gerber comes one stair down, and the referee taps her watch
      0: {
        shot: { focus: [70, 30, 660, 863], sm: [16, 224, 378, 623] },
        room: [640, 30, 620, 200],
        change: {
          gerber: { image: '05_gerber_offer', ...ON_STAIR[0] },
          referee: { image: '05_referee_watch' },
          luana: { image: '05_luana_sunk', sm: LUANA.sm },
          bench: BENCH_SMALL,
          romy: { face: 'worried', sm: ROMY.sm },
        },
        acts: [
          {
            act: 'walk',
            who: 'gerber',
            images: [
              '05_gerber_standArmsDown',
              '05_gerber_standArmsDown',
              '05_gerber_offer',
              '05_gerber_offer',
            ],
            hop: 14,
            fps: 8,
            seconds: 1.75,
          },
          {
            act: 'frames',
            who: 'referee',
            images: ['05_referee_armUp', '05_referee_watch'],
            fps: 4,
            times: 2,
          },
          { act: 'inTurn', who: ['luana'], at: 1 },
        ],
      },
      // Luana looks up at her father, not at the assistant
      2: {
        shot: { md: [330, 150, 830, 540], focus: [330, 120, 500, 720], sm: ABOVE_THE_WORDS },
        room: [650, 158, 345, 110],
        change: {
          luana: { image: '05_luana_lookUp', depth: 0.72, md: { x: 700, y: 830 }, sm: { x: 206, y: 668 } },
          bib: { image: '05_bib', depth: 0.7, sm: { x: 126, y: 540 } },
          // medium layout: only a corner of the bench would show
          bench: { ...BENCH_SMALL, md: null },
          // medium layout: the edge of a wide window would cut her
          referee: { md: null },
          romy: { face: 'worried', sm: { x: 294, y: 664 } },
        },
        acts: [
          {
            act: 'walk',
            who: 'luana',
            images: ['05_luana_runOut', '05_luana_runOutOn'],
            fps: 8,
            seconds: 1.1,
          },
        ],
      },
    },
  },
  card: {
    shot: atDisc(DISCS.stand),
    // parts of them, such as legs, would show below the card
    change: { pitch: null, goal: null, zoe: null, alma: null },
  },
});
