/** The squad call-up: Friday evening in the clubhouse, with a list, a pen and a phone. */
import words from '../../../locales/en/chapters/chapter_1.json' with { type: 'json' };
import { defineChapter } from '../defineChapter.ts';
import { DISCS } from '../discs.ts';
import { NO_PAGE, PAGE_STEP, pageAct, pageElements } from '../romysPages.ts';
import { atDisc, LOWER, layer } from '../scenery.ts';
import type { Box, PerLayout, Point, Shot } from '../types.ts';

/** Romy on the corner of the table. The drawing's origin is at her feet. */
const SEAT = { md: { x: 1240, y: 910, k: 1.12 }, sm: { x: 284, y: 621, k: 1.2 } };
const LIST = { md: { x: 500, y: 838 }, sm: { x: 122, y: 610 } };
const PHONE = { md: { x: 170, y: 846 }, sm: { x: 62, y: 644 } };
const CALL = { md: { x: 150, y: 520 }, sm: { x: 20, y: 468 } };
const CALL_BELOW = { md: { x: 150, y: 1060 }, sm: { x: 34, y: 800, k: 1.22 } };
const CALL_HELD_UP = { md: { x: 150, y: 446 }, sm: { x: 34, y: 346, k: 1.22 } };

/** The tip of the pen: above the list's first line, below its last name, beside the list. */
const PEN = {
  first: { md: { x: 556, y: 766 }, sm: { x: 150, y: 576 } },
  last: { md: { x: 640, y: 884 }, sm: { x: 168, y: 628 } },
  away: { md: { x: 800, y: 880 }, sm: { x: 236, y: 650 } },
};

const PHONE_SIDE: Shot = { focus: [10, 330, 640, 652], ...LOWER };
/** Windows of the shape 4:5 or narrower show the same as with `PHONE_SIDE`. */
const NEAR_PHONE: Shot = { ...PHONE_SIDE, md: [20, 470, 740, 483], sm: [0, 400, 262, 400] };
const BESIDE_PHONE = { md: [330, 500, 400, 120], up: [130, 440, 560, 230], sm: [10, 416, 242, 110] } as const;
const BESIDE_CALL: PerLayout<Box> = { md: [130, 270, 560, 210], sm: [6, 200, 226, 160] };
const AT_THE_TABLE = { focus: [700, 190, 760, 792] } as const;
const NEAR_PEN: Shot = { md: [330, 520, 660, 428], focus: [362, 415, 596, 638], sm: [108, 330, 250, 330] };

/** The tail passes beside the window sill, because white on white would be invisible. */
const BELOW_THE_SILL: PerLayout<Point> = { md: [1193, 520], sm: [276, 440] };

const MAGNETS = {
  zoe: { md: { x: 118, y: 332 }, sm: { x: 39.6, y: 286.4 } },
  jeta: { md: { x: 178, y: 252 }, sm: { x: 63.6, y: 254.4 } },
  bigLea: { md: { x: 178, y: 412 }, sm: { x: 63.6, y: 318.4 } },
  alma: { md: { x: 224, y: 332 }, sm: { x: 82, y: 286.4 } },
};
/** She is not in the line-up at first. */
const LUANA_MAGNET = {
  waiting: { md: { x: 286, y: 312 }, sm: { x: 106.8, y: 278.4 } },
  dropped: { md: { x: 286, y: 438 }, sm: { x: 106.8, y: 328.8 } },
  nextToAlma: { md: { x: 270, y: 356 }, sm: { x: 100.4, y: 296 } },
};

const PAGE = {
  ground: '01_page-ground',
  page: '01_page-3',
  frames: ['01_page-3_turning', '01_page-3_first', '01_page-3_second'],
} as const;

export const chapter1 = defineChapter({
  number: 1,
  words,
  title: { background: 'purple' },
  places: {
    clubhouse: {
      elements: {
        back: layer('01_back', 0.1),
        sideboard: layer('01_sideboard', 0.3, ['md']),
        front: layer('01_front', 0.6, ['md']),
        magnet_zoe: { image: '01_magnet-yellow', depth: 0.1, z: 0.11, ...MAGNETS.zoe },
        magnet_jeta: { image: '01_magnet-yellow', depth: 0.1, z: 0.11, ...MAGNETS.jeta },
        magnet_bigLea: { image: '01_magnet-yellow', depth: 0.1, z: 0.11, ...MAGNETS.bigLea },
        magnet_alma: { image: '01_magnet-yellow', depth: 0.1, z: 0.11, ...MAGNETS.alma },
        magnet_luana: { image: '01_magnet-lilac', depth: 0.1, z: 0.12, ...LUANA_MAGNET.waiting },
        list: { image: '01_list', depth: 0.64, ...LIST },
        phone: { image: '01_phone-dark', depth: 0.64, z: 0.65, ...PHONE },
        steam: { image: '01_steam', depth: 0.64, z: 0.66, md: { x: 1090, y: 594 }, sm: { x: 226, y: 464 } },
        hand: { image: '01_hand', depth: 1.25, ...PEN.first },
        romy: { image: '01_romy_sit', face: 'calm', depth: 0.7, ...SEAT },
        call: null,
        ...NO_PAGE,
      },
      shot: AT_THE_TABLE,
      disc: DISCS.clubhouse,
      bubble: { md: [470, 60, 560, 300], sm: [18, 64, 358, 178] },
      mouths: {
        ambassador: { md: [1193, 445], sm: [262, 407] },
        'player.luana': { md: [184, 790], sm: [40, 605] },
      },
      // a yellow bubble would merge with the yellow table
      yellowSky: true,
    },
  },
  lines: {
    list: {
      speaker: 'ambassador',
      shot: { ...AT_THE_TABLE, md: [270, 190, 1236, 806] },
      bubble: { md: [520, 210, 480, 200], up: [470, 60, 560, 300] },
      change: { romy: { face: 'happy' } },
    },
    names: {
      speaker: 'ambassador',
      shot: null,
      change: {
        romy: { image: '01_romy_tell', face: 'happy' },
        magnet_alma: { image: '01_magnet-orange' },
        magnet_jeta: { image: '01_magnet-orange' },
        magnet_zoe: { image: '01_magnet-orange' },
        magnet_bigLea: { image: '01_magnet-orange' },
      },
      acts: [
        {
          act: 'inTurn',
          who: ['magnet_alma', 'magnet_jeta', 'magnet_zoe', 'magnet_bigLea'],
          every: 0.5,
          at: 0.8,
        },
      ],
    },
    luanaAsks: {
      speaker: 'player.luana',
      shot: NEAR_PHONE,
      bubble: BESIDE_PHONE,
      change: {
        phone: { image: '01_phone-buzzing' },
        hand: { ...PEN.away },
        romy: { image: '01_romy_cup', face: 'listening' },
      },
      acts: [
        { act: 'frames', who: 'phone', images: ['01_phone-buzzing', '01_phone-message'], fps: 8, times: 3 },
      ],
      delay: 1,
    },
    dropped: {
      ...PAGE_STEP,
      change: {
        ...pageElements(PAGE),
        phone: { image: '01_phone-message' },
        magnet_luana: { ...LUANA_MAGNET.dropped },
        romy: { image: '01_romy_still', face: 'serious' },
      },
      acts: [pageAct(PAGE)],
    },
    whatCounts: {
      speaker: 'ambassador',
      shot: NEAR_PEN,
      // below the logo, above the hand, right of the pen's blunt end
      bubble: { md: [720, 575, 260, 40], sm: [110, 240, 176, 70] },
      mouth: { ...BELOW_THE_SILL, md: null },
      change: {
        ...NO_PAGE,
        hand: { ...PEN.first, md: { x: 526, y: 824 } },
        romy: { image: '01_romy_tell', face: 'curious' },
      },
    },
    reply: {
      speaker: 'ambassador',
      shot: { ...NEAR_PEN, md: [386, 230, 1110, 724] },
      bubble: { md: [620, 245, 420, 120], up: [560, 575, 380, 40], sm: [110, 240, 176, 70] },
      mouth: BELOW_THE_SILL,
      change: {
        list: { image: '01_list-full' },
        hand: { ...PEN.last },
        romy: { image: '01_romy_sit', face: 'proud' },
      },
      acts: [
        { act: 'frames', who: 'list', images: ['01_list-begun'], fps: 1 },
        { act: 'walk', who: 'hand', images: ['01_hand'], seconds: 1.2, fps: 10 },
      ],
      delay: 1.4,
    },
    // Romy points at the phone: the next step is the call
    send: {
      speaker: 'ambassador',
      deed: 'ringLuana',
      shot: null,
      change: { hand: { ...PEN.away }, romy: { image: '01_romy_tell', face: 'happy' } },
    },
    onTheBench: {
      speaker: 'assistant',
      shot: { ...PHONE_SIDE, focus: [10, 425, 640, 652], md: [0, 95, 1512, 982] },
      bubble: { md: [110, 60, 560, 300] },
      change: {
        phone: null,
        call: { image: '01_call-worried', depth: 1.25, ...CALL, ...CALL_HELD_UP },
        hand: { ...PEN.away },
        magnet_luana: { image: '01_magnet-orange', ...LUANA_MAGNET.nextToAlma },
        romy: { image: '01_romy_still', face: 'listening' },
      },
      acts: [{ act: 'arc', who: 'call', from: CALL_BELOW, height: 24, seconds: 0.6, turns: 0 }],
      delay: 1.2,
    },
    thanks: {
      speaker: 'player.luana',
      shot: { focus: [10, 425, 640, 652], md: [10, 445, 628, 410], ...LOWER },
      bubble: { ...BESIDE_CALL, md: [400, 470, 220, 70], up: BESIDE_CALL.md },
      change: { call: { image: '01_call-relieved', ...CALL }, romy: { image: '01_romy_cup', face: 'happy' } },
      mouth: { md: [338, 640], sm: [76, 542] },
    },
  },
  question: {
    kind: 'drag',
    after: 'whatCounts',
    // Romy's face is above the choices
    shot: { focus: [780, 190, 680, 792], ...LOWER },
    change: { romy: { image: '01_romy_cup', face: 'curious' } },
  },
  // only half of Romy's face would show beside the card
  card: { shot: atDisc(DISCS.clubhouse), change: { romy: null } },
});
