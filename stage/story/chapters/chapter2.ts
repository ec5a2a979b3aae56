/** The warm-up: Saturday, half past nine. The players are loud; Zoé, the keeper, stands silent by the post. */
import words from '../../../locales/en/chapters/chapter_2.json' with { type: 'json' };
import { defineChapter } from '../defineChapter.ts';
import { DISCS } from '../discs.ts';
import { atDisc, LOWER, layer } from '../scenery.ts';
import type { ElementLook, PerLayout, Placement } from '../types.ts';

/** Feet. The small layout has room for three figures: Zoé, Romy, and either Jeta or Alma. */
const ROMY = { md: { x: 800, y: 838 }, sm: { x: 210, y: 604 } };
const BESIDE_ZOE = { md: { x: 752, y: 836 }, sm: { x: 186, y: 606 } };
const ZOE = { md: { x: 1066, y: 796 }, sm: { x: 318, y: 566 } };
const ALMA = { md: { x: 384, y: 760 } };
const ALMA_SMALL = { sm: { x: 44, y: 586 } };
const JETA = { md: { x: 566, y: 806, k: 1 } };
const JETA_LOW = { md: { x: 566, y: 862, k: 1 } };
const JETA_REACHES = { md: { x: 658, y: 796, k: 0.95 } };
const JETA_KNEELS = { md: { x: 560, y: 806 } };
const JETA_SMALL = { sm: { x: 92, y: 600 } };
const JETA_SMALL_REACHES = { sm: { x: 126, y: 598 } };
const LITTLE_LEA = { md: { x: 110, y: 806 } };
const BIG_LEA = { md: { x: 262, y: 838 } };
const CONE = { image: '02_giant-cone', depth: 1.25, md: { x: 118, y: 1092 } } as const;
const BIG_LEA_ASIDE = { md: { x: 236, y: 838 } };
const SAMIRA = { md: { x: 196, y: 702 } };

const BALL = {
  // the choices do not cover it; `z`: behind the figures that it passes
  waiting: { md: { x: 912, y: 760, k: 0.9, z: 0.725 }, sm: { x: 254, y: 526, k: 0.72, z: 0.725 } },
  gone: { md: { x: 1262, y: 846 }, sm: { x: 372, y: 596 } },
  caught: { md: { x: 984, y: 798 }, sm: { x: 277, y: 567 } },
};
/** The visitor's ball, which Zoé stops in the close-up (line `mine`). */
const FROM_YOU = { md: { x: 800, y: 838, k: 1.3 }, sm: { x: 160, y: 604, k: 1.2 } };
/** On the small layout all are further left: Zoé's light boot would be hard to see beside the light post. */
const ZOE_STOPS = { md: ZOE.md, sm: { x: 238, y: 566 } };
const BALL_STOPPED = { md: BALL.caught.md, sm: { x: 197, y: 567 } };
const BESIDE_HER = { md: BESIDE_ZOE.md, sm: { x: 106, y: 606 } };

const HAND_BELOW = { md: { x: 340, y: 1180, k: 1.15 }, sm: { x: 40, y: 860, k: 1.1 } };

/** `k` scales the drawn shadow to the player, on the medium layout only. */
const shadow = ({ md, sm }: Partial<PerLayout<Placement>>, k: number): ElementLook => ({
  image: '02_shadow',
  depth: 0.6,
  z: 0.65,
  ...(md && { md: { ...md, k } }),
  ...(sm && { sm }),
});

const AT_THE_GOAL = { focus: [440, 0, 770, 982] } as const;
/** With Alma instead of Zoé, and all of Jeta's hand with the shin pad. */
const WITH_ALMA = { focus: [262, 0, 650, 982] } as const;

/** 6 units lower than the whole stage, for a cut: otherwise Jeta would fade out while Alma appears. */
const CUT_ON_SMALL = { sm: [0, 6, 394, 752] } as const;

export const chapter2 = defineChapter({
  number: 2,
  words,
  title: { background: 'lilac' },
  places: {
    pitch: {
      elements: {
        sky: layer('02_sky', 0, ['md']),
        far: layer('02_far', 0.12, ['md']),
        turf: layer('02_turf', 0.6, ['md']),
        back: layer('02_back', 0, ['sm']),
        goal: layer('02_goal-still', 0.62),
        shadow_samira: shadow(SAMIRA, 0.75),
        shadow_littleLea: shadow(LITTLE_LEA, 1.1),
        shadow_bigLea: shadow(BIG_LEA, 0.8),
        shadow_alma: shadow(ALMA, 0.9),
        shadow_jeta: shadow(JETA_LOW, 1),
        shadow_left: shadow(JETA_SMALL, 1),
        shadow_zoe: shadow(ZOE, 1),
        shadow_romy: shadow(ROMY, 1.12),
        littleLea: { image: '02_littleLea_stroll', depth: 0.7, z: 0.765, ...LITTLE_LEA },
        bigLea: { image: '02_bigLea_stand', depth: 0.7, z: 0.775, ...BIG_LEA },
        alma: { image: '02_alma_tell', depth: 0.7, z: 0.72, ...ALMA },
        zoe: { image: '02_zoe_touch', depth: 0.7, z: 0.73, ...ZOE },
        // lower, so that the bubble does not cover her hand
        jeta: { image: '02_jeta_hop', depth: 0.7, z: 0.74, ...JETA_LOW, ...JETA_SMALL },
        romy: { image: '02_romy_flask', face: 'calm', depth: 0.7, z: 0.76, ...ROMY },
        ball: { image: '02_ball', depth: 0.7, z: 0.77, ...BALL.waiting },
        samira: { image: '02_samira_stretch', depth: 0.7, z: 0.7, ...SAMIRA },
        cone: CONE,
        hand: null,
      },
      shot: AT_THE_GOAL,
      disc: DISCS.pitch,
      bubble: { md: [330, 28, 640, 200], sm: [18, 66, 358, 186] },
      mouths: {
        ambassador: { md: [746, 322], sm: [206, 384] },
        'player.jeta': { md: [566, 338], sm: [76, 372] },
        'player.alma': { md: [420, 380], sm: [62, 386] },
        'player.zoe': { md: [1040, 372], sm: [296, 352] },
      },
    },
  },
  lines: {
    cones: {
      speaker: 'ambassador',
      shot: { ...AT_THE_GOAL, md: [20, 690, 450, 294] },
      change: { romy: { face: 'happy' } },
      bubble: { md: [280, 700, 150, 60], up: [700, 28, 640, 200] },
    },
    queasy: {
      speaker: 'player.jeta',
      shot: { ...WITH_ALMA, md: [290, 120, 960, 626] },
      bubble: { md: [430, 125, 360, 125], up: [330, 12, 640, 200] },
      change: {
        jeta: { image: '02_jeta_queasy', ...JETA },
        shadow_jeta: JETA,
        alma: { image: '02_alma_proud' },
        samira: { image: '02_samira_tell' },
        romy: { face: 'heldLaugh' },
      },
    },
    sayHello: {
      speaker: 'ambassador',
      shot: { ...WITH_ALMA, md: [125, 120, 1040, 678] },
      bubble: { md: [420, 125, 330, 115], up: [330, 28, 640, 200] },
      change: {
        romy: { image: '02_romy_wave', face: 'happy' },
        bigLea: { image: '02_bigLea_wave' },
        jeta: { image: '02_jeta_crouch', ...JETA_KNEELS },
      },
    },
    shout: {
      speaker: 'player.alma',
      shot: { focus: [262, 0, 930, 982], ...CUT_ON_SMALL },
      change: {
        alma: { image: '02_alma_shout', ...ALMA_SMALL },
        jeta: { sm: null },
        shadow_left: ALMA_SMALL,
        zoe: { image: '02_zoe_shrink' },
        bigLea: { image: '02_bigLea_stand' },
        romy: { image: '02_romy_flask', face: 'worried' },
      },
    },
    quietZoe: {
      speaker: 'ambassador',
      shot: { ...AT_THE_GOAL, md: [975, 290, 326, 214], ...CUT_ON_SMALL },
      bubble: { md: [1120, 300, 130, 45], up: [330, 28, 640, 200] },
      change: {
        zoe: { image: '02_zoe_touch' },
        alma: { image: '02_alma_quiet' },
        romy: { image: '02_romy_stand', face: 'calm' },
      },
    },
    mine: {
      speaker: 'player.zoe',
      shot: { md: [650, 270, 860, 559], focus: [664, 230, 720, 468], sm: [98, 281, 216, 302] },
      bubble: { md: [650, 150, 290, 90], sm: [96, 226, 126, 46] },
      mouth: { md: [1040, 372], sm: [216, 352] },
      change: {
        // only one of Jeta's hands would show
        jeta: null,
        ball: BALL_STOPPED,
        zoe: { image: '02_zoe_mine', ...ZOE_STOPS },
        shadow_zoe: { sm: ZOE_STOPS.sm },
        romy: { image: '02_romy_crouch', face: 'calm', ...BESIDE_HER },
        shadow_romy: { md: { ...BESIDE_HER.md, k: 1.12 } },
      },
      acts: [
        { act: 'arc', who: 'ball', from: FROM_YOU, height: 0, seconds: 0.6, turns: 1 },
        { act: 'frames', who: 'zoe', images: ['02_zoe_waiting', '02_zoe_hood'], fps: 1.6 },
      ],
      delay: 1.5,
    },
    herWord: {
      speaker: 'ambassador',
      deed: 'helpJeta',
      shot: null,
      change: {
        samira: { image: '02_samira_stretch' },
        jeta: { image: '02_jeta_crouch', depth: 0.7, z: 0.74, ...JETA_KNEELS },
        ball: BALL.caught,
        zoe: { image: '02_zoe_glad', ...ZOE },
        shadow_zoe: { sm: ZOE.sm },
        romy: { image: '02_romy_flask', face: 'proud', ...ROMY },
        shadow_romy: { md: { ...ROMY.md, k: 1.12 } },
      },
    },
    shinPad: {
      speaker: 'assistant',
      shot: { focus: [262, 245, 650, 832], md: [0, 95, 1512, 982], ...LOWER },
      change: {
        // the dark cone would merge with the assistant's dark sleeve
        cone: null,
        hand: {
          image: '02_hand-shinPad',
          depth: 1.25,
          md: { x: 440, y: 735, k: 1.15 },
          sm: { x: 82, y: 540, k: 1.1 },
        },
        jeta: { image: '02_jeta_reach', ...JETA_REACHES, ...JETA_SMALL_REACHES },
        shadow_jeta: JETA_REACHES,
        shadow_left: JETA_SMALL_REACHES,
        alma: { image: '02_alma_applaud', sm: { x: 28, y: 582 } },
        // the edge of an upright window would cut her
        bigLea: BIG_LEA_ASIDE,
        shadow_bigLea: { md: { ...BIG_LEA_ASIDE.md, k: 0.8 } },
        romy: { image: '02_romy_stand', face: 'happy' },
      },
      acts: [{ act: 'arc', who: 'hand', from: HAND_BELOW, height: 16, seconds: 0.6, turns: 0 }],
    },
  },
  question: {
    kind: 'select',
    answer: 0,
    after: 'quietZoe',
    room: [80, 28, 560, 200],
    shot: { ...AT_THE_GOAL, ...LOWER },
    // the ball must not move before the answer
    change: { zoe: { image: '02_zoe_waiting' } },
    acts: [{ act: 'frames', who: 'goal', images: ['02_goal-trembling', '02_goal-still'], fps: 8, times: 3 }],
    wrong: {
      1: {
        shot: { md: [926, 216, 592, 390], focus: [885, 216, 592, 390], sm: [232, 214, 162, 309] },
        room: [1240, 345, 250, 100],
        // only one of Romy's arms would show
        change: { zoe: { image: '02_zoe_hoodShut' }, romy: null, ball: null },
        acts: [
          {
            act: 'frames',
            who: 'zoe',
            images: [
              '02_zoe_strings',
              '02_zoe_hoodHalf',
              '02_zoe_strings',
              '02_zoe_hoodHalf',
              '02_zoe_hoodHalf',
            ],
            fps: 3.5,
          },
        ],
      },
      // The warm-up goes on without Zoé: the ball rolls past her. On the small layout it stops above the error overlay.
      2: {
        shot: { ...AT_THE_GOAL, sm: [104, 274, 290, 556] },
        room: [300, 0, 640, 200],
        change: {
          ball: BALL.gone,
          zoe: { image: '02_zoe_count' },
          jeta: { image: '02_jeta_hop', ...JETA_LOW },
          shadow_jeta: JETA_LOW,
          bigLea: { image: '02_bigLea_wave' },
          romy: { face: 'worried' },
        },
        acts: [
          { act: 'roll', who: 'ball', seconds: 2, turns: 2 },
          { act: 'frames', who: 'zoe', images: ['02_zoe_touch', '02_zoe_count'], fps: 2, times: 2 },
          { act: 'walk', who: 'jeta', images: ['02_jeta_hop'], hop: 24, fps: 8, seconds: 2 },
        ],
      },
    },
  },
  card: {
    shot: atDisc(DISCS.pitch),
    // beside the goal, Zoé's legs would show below the card
    change: {
      hand: null,
      cone: CONE,
      jeta: { md: { x: 608, y: 796, k: 0.95 } },
      shadow_jeta: null,
      zoe: { md: { x: 470, y: 826 }, sm: null },
      shadow_zoe: null,
      romy: { md: { x: 330, y: 876 }, sm: null },
      shadow_romy: null,
    },
  },
});
