/**
 * The last minute of the match, then the changing room, where almost nothing moves until the players look up, one after
 * another.
 */
import words from '../../../locales/en/chapters/chapter_6.json' with { type: 'json' };
import { defineChapter } from '../defineChapter.ts';
import { DISCS } from '../discs.ts';
import type { ImageId } from '../images.generated.ts';
import { FLOOD } from '../posters.ts';
import { atDisc, layer, onPitch, openPitch } from '../scenery.ts';
import type { Act, Change, Point, RigPose, Shot } from '../types.ts';

/** From left to right; the small layout has room for three players. */
const SEAT = {
  jeta: { md: { x: 604, y: 664 }, sm: { x: 218, y: 477, k: 1.04 } },
  luana: { md: { x: 794, y: 664 } },
  alma: { md: { x: 910, y: 664 }, sm: { x: 262, y: 477, k: 1.04 } },
  samira: { md: { x: 1094, y: 664 } },
  zoe: { md: { x: 1256, y: 664 }, sm: { x: 326, y: 477, k: 1.04 } },
} as const;
const JETA_TURNED = { md: { x: 552, y: 664 }, sm: { ...SEAT.jeta.sm, x: 188 } } as const;
const ROMY = { md: { x: 246, y: 588 }, sm: { x: 84, y: 524, k: 1.06 } } as const;
/** Her hand and the thing in it are above the controls. */
const OVER_BUTTONS = { ...ROMY.sm, y: 484 } as const;
/** The boots on its handle are outside the picture. */
const DOOR_OPEN = { md: { x: -820, y: 0 }, sm: { x: -280, y: 0 } } as const;
const FROM_ALMA_TO_ZOE = { focus: [800, 80, 640, 832] } as const;
/** The players are between the question and its choices, later above the assistant's bubble. */
const ON_THE_BENCH = { sm: [138, 231, 256, 450] } as const;
/** Small layout: the players are above the error overlay. */
const AT_THE_BENCH = { sm: [146, 236, 248, 473], md: [20, 54, 1420, 928] } as const;
/** In a wide window the error overlay begins at `--clear-left` (overlays.css). */
const BESIDE_THE_BENCH = [110, 94, 500, 260] as const;
const OVER_THE_BENCH = { md: [560, 60, 560, 280], sm: [18, 144, 358, 186] } as const;
const DROP = { hanging: { md: { x: 1440, y: 536 } }, fallen: { md: { x: 1440, y: 566 } } } as const;

const IN_HER_HAND = { md: { x: 560, y: 590 }, sm: { x: 200, y: 446 } } as const;
const ON_THE_LEDGE = { md: { x: 950, y: 338, turn: 24 }, sm: { x: 232, y: 284, turn: 24 } } as const;

const romy = (face: RigPose['face'], near: RigPose['near'], far: RigPose['far']) => ({
  romy: { rig: { face, near, far } },
});

/** Not on the small layout, where only the top of her head would show. */
const romyOnMedium = (face: RigPose['face'], near: RigPose['near'], far: RigPose['far']) => ({
  romy: { ...romy(face, near, far).romy, sm: null },
});

const jetaShifts = (image: ImageId, at = 0): Act<'jeta'> => ({
  act: 'walk',
  who: 'jeta',
  images: [image],
  fps: 8,
  seconds: 0.5,
  hop: 10,
  at,
});

const ZOE_NEAR = { md: { x: 640, y: 446, k: 6 }, sm: { x: 182, y: 396, k: 6 } } as const;
const PITCH = openPitch({ md: 540, sm: 410 });
const ON_GRASS = { md: onPitch(410, 450, 0.62), sm: onPitch(300, 540, 0.3) };
const onGrass = (md: Point, sm: Point) => ({
  depth: 0.7,
  z: md[1] / 1000,
  md: ON_GRASS.md(...md),
  sm: ON_GRASS.sm(...sm),
});
const ON_THE_PITCH: Shot = { focus: [345, 230, 775, 700] };
/** The whole stage, which looks near, because grass, legs, boots and ball are drawn large. */
const ON_WET_GRASS: Shot = { md: [0, 0, 1512, 982], focus: [330, 200, 1060, 782], sm: [0, 0, 394, 752] };
const WET = { md: { x: 756, y: 700, k: 4 }, sm: { x: 197, y: 500, k: 6 } } as const;

const ROOM = {
  back: layer('06_back', 0, ['sm']),
  wall: layer('06_wall', 0, ['md']),
  floor: layer('06_floor', 0.2, ['md']),
  daylight: layer('06_daylight', 0.2, ['md']),
  pegs: layer('06_pegs', 0.35, ['md']),
  basin: layer('06_basin', 0.4, ['md']),
  bench: layer('06_bench', 0.6, ['md']),
  mud: layer('06_mud', 0.65, ['md']),
  dust: layer('06_dust', 0.66),
  drop: { image: '06_drip', depth: 0.41, piece: true, ...DROP.hanging },
  door: { ...layer('06_foreground', 0.9), piece: true },
  jeta: { image: '06_jeta_mud', ...SEAT.jeta, depth: 0.7, z: 0.7 },
  luana: { image: '06_luana_notes', ...SEAT.luana, depth: 0.7 },
  alma: { image: '06_alma_towel', ...SEAT.alma, depth: 0.7, z: 0.7 },
  samira: { image: '06_samira_knee', ...SEAT.samira, depth: 0.7 },
  zoe: { image: '06_zoe_hood', ...SEAT.zoe, depth: 0.7, z: 0.7 },
} as const satisfies Change;

export const chapter6 = defineChapter({
  number: 6,
  words,
  title: { background: 'lilac' },
  places: {
    lastMinute: {
      elements: {
        sky: { image: '06_sky', depth: 0, piece: true, ...FLOOD },
        sun: { image: '06_sun', depth: 0.1, piece: true, md: { x: 1352, y: 176 }, sm: { x: 330, y: 254 } },
        pitch: { image: '06_pitch', depth: 0.5, piece: true, ...PITCH },
        lea: { image: '06_lea_pockets', ...onGrass([1060, 640], [364, 440]) },
        wedge: null,
        wet: null,
        board: null,
        ground_near: null,
        zoe_near: null,
        nine: { image: '06_nine_run', ...onGrass([505, 800], [70, 590]) },
        alma: { image: '06_alma_juggle', ...onGrass([760, 830], [196, 620]) },
        ball: { image: '06_ball', ...onGrass([900, 840], [300, 630]) },
        zoe: null,
        jeta: null,
        back: null,
        wall: null,
        floor: null,
        daylight: null,
        pegs: null,
        basin: null,
        bench: null,
        mud: null,
        dust: null,
        drop: null,
        door: null,
        luana: null,
        samira: null,
        boot: null,
        romy: null,
      },
      shot: ON_THE_PITCH,
      disc: DISCS.changingRoom,
      bubble: { md: [120, 50, 500, 260], sm: [18, 20, 358, 186] },
      mouths: {
        ambassador: { md: [290, 650], sm: [112, 560] },
        'player.jeta': { md: [584, 484], sm: [206, 388] },
        'player.zoe': { md: [1264, 470], sm: [316, 392] },
      },
      // the light from the window is yellow, as the assistant's bubble would be
      yellowSky: true,
    },
  },
  lines: {
    behindYou: {
      speaker: 'player.jeta',
      shot: ON_WET_GRASS,
      bubble: { md: [600, 36, 420, 60], sm: [140, 100, 236, 60] },
      mouth: { md: null, sm: null },
      change: {
        lea: null,
        pitch: null,
        sky: { image: '06_sky-ember' },
        sun: { image: '06_sun-low', z: 0.3, md: { x: 1150, y: 560, k: 5 }, sm: { x: 280, y: 410, k: 5 } },
        wet: { image: '06_wet', depth: 0.5, piece: true, ...WET },
        wedge: {
          image: '06_wedge',
          depth: 0.68,
          z: 0.6,
          md: { x: 1010, y: 800, k: 4 },
          sm: { x: 306, y: 572, k: 4 },
        },
        nine: { z: 0.7, md: { x: 1010, y: 800, k: 1.95 }, sm: { x: 306, y: 572, k: 1.8 } },
        // Alma has been juggling, and her foot is still in the air
        alma: {
          image: '06_alma_shocked',
          z: 0.8,
          md: { x: 330, y: 900, k: 4.7 },
          sm: { x: 0, y: 640, k: 5.2 },
        },
        ball: { z: 0.9, md: { x: 1290, y: 890, k: 3.4 }, sm: { x: 334, y: 640, k: 3 } },
      },
    },
    whistle: {
      speaker: 'ambassador',
      // A cut needs boxes of which neither contains the other, so this one reaches a little below the stage. It is
      // smaller than the stage, for the finer textures of the scoreboard (`isNear`).
      shot: { md: [0, 14, 1504, 976], focus: [330, 0, 860, 982], sm: [0, 10, 390, 746] },
      bubble: { md: [60, 640, 340, 90], up: [360, 0, 600, 90], sm: [18, 50, 300, 120] },
      mouth: { md: null, sm: null },
      change: {
        alma: null,
        nine: null,
        wedge: null,
        ball: null,
        sun: { md: { x: 330, y: 690, k: 4 }, sm: { x: 70, y: 500, k: 4 } },
        wet: { md: { ...WET.md, y: 800 }, sm: { ...WET.sm, y: 590 } },
        board: {
          image: '06_board',
          depth: 0.4,
          z: 0.55,
          md: { x: 756, y: 330, k: 2.667 },
          sm: { x: 197, y: 330, k: 2.571 },
        },
        lea: {
          image: '06_lea_pockets',
          z: 0.8,
          depth: 0.7,
          md: { x: 790, y: 930, k: 1.2 },
          sm: { x: 200, y: 660, k: 1.4 },
        },
      },
      acts: [
        {
          act: 'frames',
          who: 'board',
          images: ['06_board-before', '06_board-before', '06_board-half'],
          fps: 2.5,
        },
      ],
    },
    knock: {
      speaker: 'ambassador',
      deed: 'knock',
      // medium layout: Romy's hand at the door, and the boots on its handle; small layout: her face and hand below the
      // scoreboard
      shot: { md: [255, 592, 600, 390], focus: [272, 235, 560, 762], sm: [40, 345, 230, 502] },
      bubble: { md: [265, 575, 330, 90], up: [330, 550, 470, 90], sm: [16, 350, 250, 84] },
      mouth: { md: null, sm: [142, 616] },
      change: {
        sky: null,
        sun: null,
        wet: null,
        board: null,
        lea: null,
        ...ROOM,
        // The door hides all players. On the small layout the bubble covers the boots on the handle.
        door: { ...ROOM.door, md: { x: 60, y: 0 }, sm: { x: 48, y: -4 } },
        romy: {
          ...romy('serious', 'near_hip', 'far_fist').romy,
          md: { x: 161, y: 588 },
          sm: { ...ROMY.sm, y: 580 },
          depth: 1,
        },
      },
    },
    soClose: {
      speaker: 'player.jeta',
      shot: { focus: [330, 190, 520, 700] },
      delay: 1.6,
      bubble: { ...OVER_THE_BENCH, up: [360, 150, 470, 190] },
      // at Jeta's forehead, so that the tail does not end on her hair
      mouth: { md: [560, 446], sm: [206, 388] },
      change: {
        door: DOOR_OPEN,
        jeta: { image: '06_jeta_ask', ...JETA_TURNED },
        romy: { ...romy('serious', 'near_hip', 'far_present').romy, ...ROMY, sm: OVER_BUTTONS },
      },
      // After Knock the door shakes before it opens, because Romy has said to wait for 'come in'.
      acts: [
        { act: 'shake', who: 'door', hop: 7 },
        { act: 'inTurn', who: ['romy'], at: 0.6 },
        jetaShifts('06_jeta_ask', 1.2),
        { act: 'sway', who: 'dust', degrees: 0.7, seconds: 4 },
      ],
    },
    towel: {
      speaker: 'ambassador',
      shot: { md: [612, 250, 780, 508], focus: [808, 250, 638, 506], sm: [140, 265, 250, 290] },
      // The bubble, the ledge and the window are white and would merge: the bubble is above the ledge, and on the small
      // layout over the window.
      bubble: { md: [642, 190, 380, 60], sm: [150, 195, 230, 80] },
      mouth: { md: null, sm: null },
      change: {
        // medium layout: the edge of a wide window would cut Jeta
        jeta: { image: '06_jeta_mud', ...SEAT.jeta, md: null },
        ...romyOnMedium('worried', 'near_hip', 'far_present'),
      },
      acts: [{ ...jetaShifts('06_jeta_mud'), layout: 'sm' }],
    },
    secondCorner: {
      speaker: 'assistant',
      shot: { ...FROM_ALMA_TO_ZOE, ...ON_THE_BENCH },
      bubble: OVER_THE_BENCH,
      change: {
        jeta: { image: '06_jeta_mudUp' },
        luana: { image: '06_luana_notesUp' },
        alma: { image: '06_alma_peek' },
        samira: { image: '06_samira_kneeUp' },
        zoe: { image: '06_zoe_up' },
        drop: null,
        ...romy('curious', 'near_hip', 'far_present'),
      },
      acts: [{ act: 'inTurn', who: ['jeta', 'luana', 'alma', 'samira', 'zoe'], every: 0.45 }],
    },
    thatWasMe: {
      speaker: 'player.zoe',
      // only Zoé's face: `ground_near` covers the rest of the stage
      shot: { md: [0, 0, 1512, 982], focus: [90, 20, 1000, 940], sm: [0, 0, 394, 752] },
      // in an upright window above Zoé's hair; the tail ends beside her temple
      bubble: { md: [980, 20, 330, 100], sm: [18, 60, 358, 120] },
      mouth: { md: [936, 330], sm: [232, 186] },
      delay: 1,
      change: {
        ground_near: { image: '06_near-ground', depth: 0, z: 8, piece: true, ...FLOOD },
        zoe_near: { image: '06_zoe-near', depth: 0.3, z: 9, ...ZOE_NEAR },
        jeta: { image: '06_jeta_askHappy', ...JETA_TURNED },
        zoe: { image: '06_zoe_speak' },
        romy: { ...romy('happy', 'near_hip', 'far_notebook').romy, sm: OVER_BUTTONS },
      },
    },
    laugh: {
      speaker: 'ambassador',
      shot: { md: [372, 250, 960, 624], focus: [737, 250, 634, 624], sm: [138, 255, 250, 290] },
      // small layout: covers the whole white window frame, which would merge with the bubble
      bubble: { md: [412, 60, 412, 120], sm: [0, 180, 230, 104] },
      mouth: { md: null, sm: null },
      change: {
        ground_near: null,
        zoe_near: null,
        jeta: { image: '06_jeta_laugh' },
        luana: { image: '06_luana_joy' },
        alma: { image: '06_alma_up' },
        samira: { image: '06_samira_kneeJoy' },
        zoe: { image: '06_zoe_joy' },
        // a wide window would show only Romy's hand
        romy: null,
      },
      acts: [{ act: 'inTurn', who: ['samira', 'jeta', 'luana', 'zoe', 'alma'], every: 0.25 }],
    },
  },
  question: {
    kind: 'select',
    answer: 1,
    after: 'towel',
    shot: { ...ON_THE_BENCH, focus: [442, 200, 627, 851] },
    change: {
      drop: DROP.fallen,
      jeta: { md: { ...SEAT.jeta.md, x: 642 } },
      // an upright window would cut Samira
      samira: { md: { ...SEAT.samira.md, x: 1112 } },
      // small layout: the choices, and then the bubble, would cover Romy's face
      ...romyOnMedium('serious', 'near_hip', 'far_present'),
    },
    acts: [{ act: 'roll', who: 'drop', turns: 0, seconds: 0.4, at: 1.2 }],
    wrong: {
      0: {
        // an upright window shows all from Jeta to Alma, and where the boot lands
        shot: { ...AT_THE_BENCH, focus: [440, 200, 627, 851] },
        room: BESIDE_THE_BENCH,
        change: {
          alma: { image: '06_alma_towelDown' },
          jeta: { image: '06_jeta_ask', ...JETA_TURNED },
          boot: { image: '06_boot', depth: 0.72, ...ON_THE_LEDGE },
          ...romy('worried', 'near_hip', 'far_present'),
        },
        acts: [
          { act: 'frames', who: 'alma', images: ['06_alma_towel', '06_alma_towel'], fps: 2.5 },
          { act: 'inTurn', who: ['jeta'], at: 0.7 },
          { act: 'arc', who: 'boot', from: IN_HER_HAND, height: 130, seconds: 0.9, turns: 2, at: 0.7 },
        ],
      },
      2: {
        // an upright window shows the towel, and the faces that look at it
        shot: { ...AT_THE_BENCH, focus: [510, 250, 645, 800] },
        room: BESIDE_THE_BENCH,
        change: {
          jeta: { image: '06_jeta_toTowel', sm: { ...SEAT.jeta.sm, x: 186 } },
          luana: { image: '06_luana_toTowel' },
          // Samira does not cover the towel, at which all others look
          samira: { image: '06_samira_kneeUp', md: { ...SEAT.samira.md, x: SEAT.samira.md.x + 36 } },
          zoe: { image: '06_zoe_up', sm: { ...SEAT.zoe.sm, x: 349 } },
          alma: { image: '06_alma_towelDown' },
          ...romy('worried', 'near_hip', 'far_present'),
        },
        acts: [{ act: 'inTurn', who: ['zoe', 'jeta', 'samira', 'luana', 'alma'], every: 0.3, at: 0.3 }],
      },
    },
  },
  card: { shot: atDisc(DISCS.changingRoom) },
});
