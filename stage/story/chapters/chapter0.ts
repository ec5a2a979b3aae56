/** The introduction, in the corridor of the clubhouse: Romy is at the door, the assistant stacks cones. */
import words from '../../../locales/en/chapters/chapter_0.json' with { type: 'json' };
import { defineChapter } from '../defineChapter.ts';
import { DISCS } from '../discs.ts';
import { NO_PAGE, PAGE_STEP, pageAct, pageElements } from '../romysPages.ts';
import { LOWER, layer } from '../scenery.ts';

const AT_DOOR = { md: { x: 1000, y: 842 }, sm: { x: 204, y: 606 } };
/** Romy is a silhouette in front of the lit room. */
const IN_THE_LIGHT = { md: { x: 1104, y: 808, k: 0.94 }, sm: { x: 226, y: 592, k: 0.94 } };
const NEARER = { md: { x: 940, y: 872, k: 1.05 }, sm: { x: 230, y: 632, k: 1.06 } };

const AT_THE_DOOR = { focus: [730, 0, 620, 982] } as const;

const NEAR_ROMY = { focus: [770, 110, 480, 690], md: [490, 190, 900, 587], sm: [84, 196, 240, 458] } as const;
/** In wide windows left of Romy's raised finger. */
const OVER_HER_HAND = {
  md: [470, 200, 340, 120],
  up: [780, 120, 460, 150],
  sm: [92, 206, 224, 120],
} as const;

const ABOVE_YOUR_WORDS = { focus: [430, 225, 740, 852], md: [0, 95, 1512, 982], ...LOWER } as const;

const CONE = {
  yours: { md: { x: 640, y: 1270, turn: -40 }, sm: { x: 170, y: 980, turn: -40 } },
  stacked: { md: { x: 520, y: 725 }, sm: { x: 102, y: 525 } },
};

const PAGE = {
  ground: '00_page-ground',
  page: '00_page-heidi',
  frames: ['00_page-heidi_turning', '00_page-heidi_first', '00_page-heidi_second'],
} as const;

export const chapter0 = defineChapter({
  number: 0,
  words,
  places: {
    corridor: {
      elements: {
        back: layer('00_back', 0.2),
        light: layer('00_light-half', 0.3),
        doorway: { ...layer('00_doorway-half', 0.3), z: 0.31 },
        shadow: { image: '00_shadow', depth: 0.3, z: 0.32, ...IN_THE_LIGHT },
        // higher on the small layout, because the assistant's bubble is below them
        cones: { ...layer('00_cones', 0.6), sm: { x: 26, y: -70 }, piece: true },
        cone: { image: '00_cone', depth: 0.6, z: 0.61, ...CONE.yours },
        romy: { image: '00_romy_dark', depth: 0.7, ...IN_THE_LIGHT },
        pillar: layer('00_pillar', 1.15, ['md']),
        ...NO_PAGE,
        net: { image: '00_net', depth: 1.25, md: { x: 170, y: 104 }, sm: { x: 4, y: 222 } },
      },
      acts: [{ act: 'sway', who: 'net', degrees: 2.4, seconds: 3.2 }],
      shot: AT_THE_DOOR,
      disc: DISCS.corridor,
      // small layout: covers the whole top of the white door frame, which would merge with the white bubble
      bubble: { md: [392, 44, 520, 218], sm: [14, 84, 366, 178] },
      mouths: {
        ambassador: { md: [972, 364], sm: [160, 376] },
      },
      // a yellow bubble would merge with the yellow light on the floor
      yellowSky: true,
    },
  },
  lines: {
    hello: {
      speaker: 'ambassador',
      shot: NEAR_ROMY,
      bubble: OVER_HER_HAND,
      change: { romy: { image: '00_romy_lean', face: 'happy', ...AT_DOOR }, shadow: AT_DOOR },
    },
    chickenpox: {
      speaker: 'ambassador',
      bubble: OVER_HER_HAND,
      change: { romy: { image: '00_romy_oneFinger', face: 'curious' } },
      mouth: { md: [972, 364], sm: [178, 352] },
    },
    yours: {
      speaker: 'ambassador',
      deed: 'stackCone',
      shot: null,
      change: { romy: { image: '00_romy_offer', face: 'happy' } },
      acts: [{ act: 'sway', who: 'net', degrees: 1.2, at: 0.8 }],
    },
    nineDays: {
      speaker: 'assistant',
      shot: ABOVE_YOUR_WORDS,
      bubble: { md: [560, 44, 500, 218] },
      change: { cone: CONE.stacked, romy: { image: '00_romy_lean', face: 'curious' } },
      acts: [{ act: 'arc', who: 'cone', height: 110, seconds: 0.9, turns: 1 }],
      delay: 1.2,
    },
    heidi: {
      ...PAGE_STEP,
      change: pageElements(PAGE),
      acts: [pageAct(PAGE)],
    },
    whichThree: {
      speaker: 'assistant',
      // a wide window shows Romy's face and her finger
      shot: { ...ABOVE_YOUR_WORDS, md: [852, 243, 312, 205] },
      change: { ...NO_PAGE, romy: { image: '00_romy_oneFinger', face: 'proud' } },
    },
    sevenCards: {
      speaker: 'ambassador',
      shot: { focus: [650, 0, 620, 982], md: [510, 158, 930, 607], sm: [82, 188, 284, 542] },
      bubble: { md: [520, 168, 310, 110], up: [392, 44, 520, 218], sm: [90, 198, 268, 138] },
      change: {
        doorway: { image: '00_doorway-open' },
        light: { image: '00_light-open' },
        shadow: NEARER,
        romy: { image: '00_romy_invite', face: 'joy', ...NEARER },
      },
      acts: [
        {
          act: 'frames',
          who: 'doorway',
          images: ['00_doorway-half', '00_doorway-wide', '00_doorway-wide'],
          fps: 8,
        },
        { act: 'frames', who: 'light', images: ['00_light-half'], fps: 4 },
        { act: 'walk', who: 'romy', images: ['00_romy_step', '00_romy_step'], fps: 8, seconds: 0.5, at: 0.5 },
        { act: 'walk', who: 'shadow', images: ['00_shadow'], fps: 8, seconds: 0.5, at: 0.5 },
        { act: 'sway', who: 'net', degrees: 1.6, at: 0.4 },
      ],
      mouth: { md: [876, 372], sm: [184, 378] },
      delay: 1.2,
    },
  },
});
