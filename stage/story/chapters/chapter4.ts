/** Half time: the team sits in a circle, seen at eye level. It opens for Luana and her arrow. */
import words from '../../../locales/en/chapters/chapter_4.json' with { type: 'json' };
import { defineChapter } from '../defineChapter.ts';
import { DISCS } from '../discs.ts';
import type { ImageId } from '../images.generated.ts';
import { FLOOD } from '../posters.ts';
import { NO_PAGE, PAGE_STEP, pageAct, pageElements } from '../romysPages.ts';
import { atDisc, layer, onPitch } from '../scenery.ts';
import type { Act, ElementLook, Placement, Point } from '../types.ts';

// From feet on the pitch to placements; the functions differ in the size at which images are drawn. The viewer's eyes
// are low, so near figures are much larger.
const CIRCLE = { md: onPitch(452, 330, 0.85), sm: onPitch(352, 400, 0.6) };
const FURTHER_BACK = { md: CIRCLE.md, sm: onPitch(352, 400, 0.4) };
const BEHIND = { md: onPitch(452, 330, 0.55), sm: onPitch(352, 400, 0.35) };

type Where = Pick<ElementLook, 'md' | 'sm' | 'depth' | 'z'>;

/** All figures of the circle move with the pointer alike, and lower ones cover higher ones. */
const sit = (pitch: typeof CIRCLE, md: Point, sm?: Point): Where => ({
  depth: 0.7,
  z: 0.6 + md[1] / 10000,
  md: pitch.md(...md),
  ...(sm && { sm: pitch.sm(...sm) }),
});

/** The small layout has room for Alma or Jeta. In the reaction to choice 2 it has both, without Zoé and Samira. */
const onSmallLayout = (pitch: typeof CIRCLE, x: number, y: number): { readonly sm: Placement } => ({
  sm: { ...pitch.sm(x, y), z: 0.6 + y / 10000 },
});

const ALMA = sit(BEHIND, [812, 632]);
const ALMA_SMALL = onSmallLayout(BEHIND, 204, 512);
const LUANA_OUTSIDE = sit(CIRCLE, [462, 744], [82, 584]);
const LUANA_INSIDE = sit(CIRCLE, [580, 836], [92, 636]);
const JETA = sit(CIRCLE, [1168, 786]);
/** Behind Luana, and in front of Zoé, Samira and Romy, who sit further back. */
const JETA_SMALL = { sm: { ...CIRCLE.sm(218, 568), z: 0.673 } };
const JETA_SMALL_ASIDE = onSmallLayout(CIRCLE, 258, 566);
const ROMY = { md: { x: 1424, y: 760 }, sm: { x: 374, y: 560, k: 1.26 } };
/** In the grass; on the small layout the controls do not hide the handwriting. */
const NOTES = { md: { x: -30, y: 706 }, sm: { x: -14, y: 566, k: 0.58 } };
const NOTES_UP = { md: { x: 6, y: 566 }, sm: { x: -8, y: 520 } };
/** Lower, so that the controls do not hide the things in the grass. */
const OVER_CONTROLS = { sm: [0, 60, 394, 752] } as const;
const TEAM = { focus: [710, 80, 750, 832], ...OVER_CONTROLS } as const;
const WITHOUT_ROMY = { focus: [610, 110, 640, 800], ...OVER_CONTROLS } as const;
const WITH_ROMY = { focus: [885, 80, 605, 832], ...OVER_CONTROLS } as const;
const WITH_LUANA = { focus: [380, 276, 708, 675] } as const;
const OVER_THE_LEFT = { md: [150, 36, 560, 220] } as const;
const TOP_LEFT = { md: { x: 0, y: 0 }, sm: { x: 0, y: 0 } };

/** An arrow that has flown off the page of the assistant's notes. */
const loosened = (md: Placement, sm: Placement) =>
  ({ image: '04_loosened', depth: 0.9, z: 0.9, md, sm }) as const;
const fliesOff = <Name extends string>(who: Name, at: number, height: number): Act<Name> => ({
  act: 'arc',
  who,
  height,
  at,
  seconds: 0.9,
  turns: 1,
  from: { md: { x: 240, y: 760, k: 0.6 }, sm: { x: 60, y: 620, k: 0.6 } },
});
const leaps = <Name extends string>(who: Name, image: ImageId, at = 0): Act<Name> => ({
  act: 'walk',
  who,
  images: [image],
  hop: 34,
  fps: 8,
  seconds: 1.25,
  at,
});

const FROM_ABOVE = { md: [0, 0, 1512, 982], focus: [190, 0, 1000, 982], sm: [0, 0, 394, 752] } as const;
const RING = { md: { x: 756, y: 552, k: 3.13 }, sm: { x: 208, y: 410, k: 2.86 } } as const;
const RING_AND_ROAD = { md: { x: 690, y: 552, k: 3.13 }, sm: { x: 205, y: 410, k: 2.86 } } as const;
const PAGE = {
  ground: '04_page-ground',
  page: '04_page-29',
  frames: ['04_page-29_turning', '04_page-29_first', '04_page-29_second'],
} as const;

export const chapter4 = defineChapter({
  number: 4,
  words,
  title: { background: 'yellow' },
  places: {
    circle: {
      elements: {
        sky: layer('04_sky', 0, ['md']),
        hills: layer('04_hills', 0.12, ['md']),
        turf: layer('04_turf', 0.45, ['md']),
        bench: layer('04_bench', 0.55, ['md']),
        back: layer('04_back', 0, ['sm']),
        alma: { image: '04_alma_holdLow', ...ALMA, ...ALMA_SMALL },
        zoe: { image: '04_zoe_hugKnees', ...sit(FURTHER_BACK, [660, 704], [128, 526]) },
        samira: { image: '04_samira_sitDrink', ...sit(FURTHER_BACK, [978, 692], [288, 528]) },
        romy: { image: '04_romy_crouch', face: 'calm', depth: 0.7, z: 0.672, ...ROMY },
        luana: { image: '04_luana_kneel', ...LUANA_OUTSIDE },
        circle: layer('04_circle', 0.67, ['md']),
        jeta: { image: '04_jeta_sitGrass', ...JETA },
        bottle: {
          image: '04_bottle',
          depth: 0.7,
          z: 0.69,
          md: { x: 976, y: 852 },
          sm: { x: 290, y: 672 },
        },
        notes: { image: '04_notes', depth: 1.25, ...NOTES },
        arrow: null,
        loosened1: null,
        loosened2: null,
        loosened3: null,
        loosened4: null,
        ring_turf: null,
        ring: null,
        ...NO_PAGE,
      },
      shot: WITHOUT_ROMY,
      disc: DISCS.circle,
      bubble: { md: [540, 36, 560, 220], sm: [18, 18, 358, 178] },
      mouths: {
        ambassador: { md: [1320, 452], sm: [334, 372] },
        'player.alma': { md: [846, 332], sm: [222, 300] },
        'player.jeta': { md: [1076, 552], sm: [158, 464] },
        'player.luana': { md: [772, 480], sm: [216, 462] },
      },
    },
  },
  lines: {
    // from above: the plate of orange slices, with heads and knees around it
    drink: {
      speaker: 'ambassador',
      shot: FROM_ABOVE,
      bubble: { md: [40, 0, 340, 130], sm: [18, 30, 358, 110] },
      mouth: { md: null, sm: null },
      change: {
        ring_turf: { image: '04_ring-turf', depth: 0, z: 8, piece: true, ...FLOOD },
        ring: { image: '04_ring', depth: 0.3, z: 9, piece: true, ...RING },
        bottle: { md: { x: 976, y: 856, turn: -80 }, sm: { x: 294, y: 676, turn: -80 } },
      },
    },
    tooDeep: {
      speaker: 'player.alma',
      shot: { ...WITHOUT_ROMY, md: [300, 110, 1212, 790] },
      // small layout: above Alma's hands, with the tail beside her hair
      bubble: { md: [560, 120, 420, 150], up: [540, 20, 560, 190], sm: [18, 18, 358, 152] },
      mouth: { md: [846, 332], sm: [230, 292] },
      change: {
        ring_turf: null,
        ring: null,
        alma: { image: '04_alma_protest' },
        romy: { face: 'listening' },
      },
    },
    noSun: {
      speaker: 'player.jeta',
      deed: 'page',
      // small layout: not the shot before, because equal shots would cause no cut from Alma to Jeta
      shot: { focus: [870, 80, 580, 806], md: [1016, 395, 424, 277], sm: [0, 64, 394, 752] },
      bubble: { md: [1030, 400, 110, 40], up: [900, 150, 400, 220], sm: [18, 110, 358, 190] },
      // between Jeta's pigtails: a tail beside her would point to the figures on her left
      mouth: { md: [1195, 478], sm: [232, 420] },
      change: {
        alma: { image: '04_alma_handsOnHead', sm: null },
        jeta: { image: '04_jeta_sitShade', ...JETA_SMALL },
        romy: { face: 'heldLaugh' },
      },
    },
    elevenNotes: {
      speaker: 'assistant',
      shot: { focus: [0, 200, 600, 832], md: [0, 360, 800, 522], sm: [0, 351, 260, 478] },
      bubble: OVER_THE_LEFT,
      // small layout: higher than NOTES_UP, because the assistant's bubble is below
      change: {
        notes: { md: { x: 6, y: 400 }, sm: { x: -8, y: 462, k: 0.88 } },
        romy: { face: 'listening' },
      },
      acts: [{ act: 'arc', who: 'notes', height: 12, seconds: 0.7, turns: 0 }],
    },
    finally: {
      ...PAGE_STEP,
      change: {
        ...pageElements(PAGE),
        notes: NOTES,
        romy: { face: 'curious' },
        alma: { image: '04_alma_holdLow' },
        jeta: { image: '04_jeta_sitGrass_up' },
        zoe: { image: '04_zoe_hugKnees_up' },
        samira: { image: '04_samira_sitBack' },
      },
      acts: [pageAct(PAGE)],
    },
    motorway: {
      speaker: 'player.luana',
      delay: 2.2,
      shot: { ...WITH_LUANA, md: [340, 232, 1078, 706], sm: [68, 208, 292, 557] },
      bubble: { md: [306, 206, 290, 150], up: [430, 60, 560, 180], sm: [80, 222, 268, 104] },
      mouth: { md: [724, 424], sm: [178, 400] },
      change: {
        // Romy's shadow would cover the bottles, and an upright window would cut Jeta's legs
        romy: { face: 'happy', md: { ...ROMY.md, x: 1276, y: 712 } },
        notes: null,
        // small layout: Luana would hide Zoé's face
        zoe: { ...sit(FURTHER_BACK, [424, 716]), sm: null },
        alma: { image: '04_alma_handsOnHead' },
        samira: sit(FURTHER_BACK, [1008, 668], [276, 524]),
        jeta: null,
        bottle: null,
        luana: { image: '04_luana_kneelReach', ...LUANA_INSIDE },
        arrow: { image: '04_arrow', depth: 0.7, z: 0.676, ...TOP_LEFT },
      },
      // first Zoé and Samira make room, then Luana comes in, then the arrow grows
      acts: [
        {
          act: 'walk',
          who: 'zoe',
          images: ['04_zoe_hugKnees_up'],
          hop: 14,
          fps: 8,
          seconds: 0.7,
          layout: 'md',
        },
        { act: 'walk', who: 'samira', images: ['04_samira_sitBack'], hop: 8, fps: 8, seconds: 0.4 },
        { act: 'walk', who: 'luana', images: ['04_luana_kneel'], hop: 12, fps: 8, seconds: 0.7, at: 0.7 },
        {
          act: 'frames',
          who: 'arrow',
          images: ['04_arrow-1', '04_arrow-1', '04_arrow-1', '04_arrow-1', '04_arrow-2', '04_arrow-3'],
          fps: 3,
        },
      ],
    },
    // from above again: Luana puts an orange slice down, and it becomes a road
    lookRight: {
      speaker: 'player.alma',
      shot: FROM_ABOVE,
      bubble: { md: [30, 0, 300, 130], sm: [18, 30, 358, 110] },
      mouth: { md: null, sm: null },
      change: {
        ring_turf: { image: '04_ring-turf', depth: 0, z: 8, piece: true, ...FLOOD },
        ring: { image: '04_ring-road', depth: 0.3, z: 9, piece: true, ...RING_AND_ROAD },
        alma: { image: '04_alma_point', ...ALMA_SMALL },
        romy: { face: 'joy' },
      },
      acts: [{ act: 'frames', who: 'ring', images: ['04_ring'], fps: 1.4 }],
    },
    oneThing: {
      speaker: 'ambassador',
      // the controls do not hide the things in the grass
      shot: { ...OVER_CONTROLS, md: [0, 64, 1512, 983], focus: [596, 40, 810, 1010] },
      bubble: { md: [680, 50, 640, 170] },
      // small layout: at Romy's hair; a shorter tail would end at Alma's hand
      mouth: { md: [1222, 424], sm: [390, 372] },
      change: {
        ring_turf: null,
        ring: null,
        // an upright window would cut her hand
        alma: { md: BEHIND.md(722, 632) },
        romy: { image: '04_romy_tell', face: 'joy', z: 0.669, md: { x: 1340, y: 822, k: 1.3 } },
        luana: { image: '04_luana_kneel_happy', md: CIRCLE.md(668, 836) },
        jeta: { image: '04_jeta_ready', ...sit(CIRCLE, [1000, 640]) },
        samira: { image: '04_samira_sitBack_happy', md: FURTHER_BACK.md(846, 668) },
      },
      acts: [{ act: 'inTurn', who: ['jeta', 'luana', 'samira'] }],
    },
  },
  question: {
    kind: 'select',
    answer: 0,
    after: 'finally',
    shot: WITH_ROMY,
    // small layout: only scraps of the notes would show between the choices
    change: { ...NO_PAGE, notes: { md: { x: -30, y: 790 }, sm: null } },
    room: [540, 14, 560, 220],
    wrong: {
      1: {
        shot: { focus: [713, 80, 704, 832], sm: [10, 196, 384, 650] },
        change: {
          notes: NOTES_UP,
          // medium layout: only its ends would show below the error overlay
          bottle: { md: null },
          jeta: { image: '04_jeta_slices' },
          alma: { image: '04_alma_yawn' },
          // in an upright window the chapter menu would cover her face
          zoe: { image: '04_zoe_yawn', md: FURTHER_BACK.md(622, 704) },
          samira: { image: '04_samira_yawn' },
          luana: { image: '04_luana_yawn' },
          romy: { face: 'worried' },
          loosened1: loosened({ x: 1030, y: 340, turn: 130 }, { x: 336, y: 300, turn: 160 }),
          loosened2: loosened({ x: 592, y: 840, turn: 70, k: 1.2 }, { x: 40, y: 310, turn: -30 }),
          loosened3: loosened({ x: 1240, y: 330, turn: 200, k: 0.9 }, { x: 150, y: 290, turn: 0 }),
          loosened4: loosened({ x: 326, y: 400, turn: -10 }, { x: 262, y: 236, turn: -20 }),
        },
        acts: [
          { act: 'sway', who: 'notes', degrees: 6, seconds: 1.4 },
          fliesOff('loosened1', 0.1, 240),
          fliesOff('loosened2', 0.3, 160),
          fliesOff('loosened3', 0.5, 200),
          fliesOff('loosened4', 0.7, 40),
          { act: 'inTurn', who: ['jeta', 'alma', 'zoe', 'samira', 'luana'], every: 0.3, at: 0.8 },
        ],
      },
      // the players leap up, but do not know where to run
      2: {
        shot: TEAM,
        room: [600, 664, 520, 200],
        change: {
          // Jeta's boot does not touch Romy's hands
          jeta: { image: '04_jeta_leap', md: CIRCLE.md(1014, 694), ...JETA_SMALL_ASIDE },
          // small layout: room for Jeta and Luana only
          zoe: { image: '04_zoe_leap', md: FURTHER_BACK.md(600, 704), sm: null },
          samira: { image: '04_samira_leap', md: FURTHER_BACK.md(924, 692), sm: null },
          luana: { image: '04_luana_leap', md: CIRCLE.md(408, 744) },
          alma: { image: '04_alma_shrug', ...ALMA_SMALL },
          romy: { face: 'listening', md: { ...ROMY.md, x: 1436 } },
        },
        acts: [
          leaps('jeta', '04_jeta_leap'),
          { ...leaps('zoe', '04_zoe_leap', 0.1), layout: 'md' },
          { ...leaps('samira', '04_samira_leap', 0.2), layout: 'md' },
          leaps('luana', '04_luana_leap', 0.1),
          { act: 'inTurn', who: ['alma', 'romy'], every: 0.3, at: 1.3 },
        ],
      },
    },
  },
  // only Luana's arm would show beside the card
  card: { shot: atDisc(DISCS.circle), change: { luana: { md: CIRCLE.md(500, 836) } } },
});
