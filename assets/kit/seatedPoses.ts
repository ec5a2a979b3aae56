/**
 * Lists poses on a bench or a stair: mainly for the changing room (chapter 6) and for the talk on the stairs (chapter
 * 7).
 */
import type { Pose } from './pose.ts';

const SEAT = { feetOnGround: true, hasLap: true } as const;

const BOWED = {
  /** elbows on the knees, eyes on the things in the hands */
  sitBent: {
    ...SEAT,
    lean: 34,
    head: 6,
    foreshort: [0.82, 0.88],
    twist: 0.92,
    legN: [77, -3, 0],
    legF: [87, 10, 0],
    hands: ['rest', 'rest'],
    armN: { from: 'kneeN', x: 34, y: -18, bend: -1 },
    armF: { from: 'kneeF', x: 26, y: -14, bend: -1 },
  },
  /** bends over a thing in the near hand; the far hand picks at the thing */
  sitPick: {
    ...SEAT,
    lean: 30,
    head: 12,
    foreshort: [0.8, 0.84],
    twist: 0.92,
    legN: [74, -14, 0],
    legF: [88, 6, 0],
    hands: ['rest', 'point'],
    armN: { from: 'kneeN', x: 6, y: -62, bend: -1 },
    armF: { from: 'kneeN', x: 58, y: -92, bend: -1 },
  },
} satisfies Record<string, Pose>;

const COUNTING = {
  ...SEAT,
  lean: 10,
  head: 12,
  foreshort: [0.82, 0.88],
  twist: 0.94,
  legN: [77, -3, 0],
  legF: [87, 10, 0],
  hands: ['open', 'point'],
  armN: [4, 118],
  armF: { from: 'neck', x: 80, y: 30, bend: -1 },
} satisfies Pose;

export const SEATED = {
  ...BOWED,
  /** `sitBentUp` and `sitPickUp` are `sitBent` and `sitPick` with the head up, to listen to somebody */
  sitBentUp: { ...BOWED.sitBent, head: -20 },
  sitPickUp: { ...BOWED.sitPick, head: -16 },
  /** holds one open hand out, in disbelief */
  sitAsk: {
    ...SEAT,
    lean: 6,
    head: -6,
    foreshort: [0.8, 0.84],
    twist: 0.96,
    legN: [74, -10, 0],
    legF: [90, 8, 0],
    hands: ['rest', 'open'],
    armN: { from: 'kneeN', x: -30, y: -34, bend: -1 },
    armF: [62, 128],
  },
  /** leans far back and laughs, a hand on the belly */
  sitLaugh: {
    ...SEAT,
    lean: -20,
    head: -10,
    foreshort: [0.82, 0.86],
    twist: 0.96,
    legN: [84, 10, -14],
    legF: [98, 34, -24],
    hands: ['rest', 'rest'],
    armN: { from: 'neck', x: 20, y: 120, bend: -1 },
    armF: { from: 'hips', x: 112, y: 10, bend: -1 },
    hairSwing: -12,
  },
  /** bends far forward; the hands hang between the knees */
  sitFolded: {
    ...SEAT,
    lean: 36,
    head: 22,
    foreshort: [0.8, 0.86],
    twist: 0.9,
    legN: [74, -4, 0],
    legF: [88, 12, 0],
    hands: ['rest', 'rest'],
    armN: { from: 'kneeN', x: 56, y: 34, bend: -1 },
    armF: { from: 'kneeF', x: 22, y: 44, bend: -1 },
    headShift: { x: 4, y: 10 },
  },
  /** sits as small as possible, with both arms around something in the lap */
  sitClasp: {
    ...SEAT,
    lean: 20,
    head: 24,
    foreshort: [0.78, 0.82],
    twist: 0.92,
    legN: [84, -10, 4],
    legF: [94, -20, 10],
    hands: ['rest', 'rest'],
    armN: { from: 'hips', x: 86, y: -52, bend: -1 },
    armF: { from: 'hips', x: 104, y: -34, bend: -1 },
    headShift: { x: 6, y: 6 },
  },
  /** one foot up on the seat, both arms around the knee of that leg */
  sitOneKnee: {
    ...SEAT,
    lean: 8,
    head: 4,
    foreshort: [0.86, 0.86],
    twist: 0.94,
    legN: [130, 12, 0],
    legF: [84, 2, 0],
    hands: ['rest', 'rest'],
    armN: { from: 'kneeN', x: 18, y: 46, bend: -1 },
    armF: { from: 'kneeN', x: 40, y: 30, bend: -1 },
  },
  /** embarrassed and a little proud: shoulders up, one hand flat on the seat, the other hand on the thigh */
  sitShy: {
    ...SEAT,
    lean: -4,
    head: 8,
    foreshort: [0.8, 0.84],
    twist: 0.98,
    legN: [80, -12, 0],
    legF: [90, -2, 0],
    hands: ['rest', 'rest'],
    armN: { from: 'hips', x: -64, y: 14, bend: -1 },
    armF: { from: 'kneeF', x: -62, y: -34, bend: -1 },
  },
  /** shows both palms above the knees */
  sitShrug: {
    ...SEAT,
    lean: 2,
    head: 10,
    foreshort: [0.82, 0.88],
    twist: 0.96,
    legN: [77, -3, 0],
    legF: [87, 10, 0],
    hands: ['open', 'open'],
    armN: [-40, -116],
    armF: [44, 116],
    headShift: { x: 2, y: 6 },
  },
  /** counts on the fingers of one open hand, with the other hand */
  sitCount: COUNTING,
  /** as `sitCount`, a moment later: the counting hand shows two fingers and is higher, and the eyes are on it */
  sitCountOn: {
    ...COUNTING,
    lean: 2,
    head: -4,
    hands: ['open', 'two'],
    armF: { from: 'neck', x: 92, y: -20, bend: -1 },
  },
  /** has lost count: one hand is at the back of the head, the other hand is open as in `sitCount` */
  sitLost: {
    ...SEAT,
    lean: 0,
    head: -14,
    foreshort: [0.82, 0.88],
    twist: 0.96,
    legN: [77, -3, 0],
    legF: [87, 10, 0],
    hands: ['rest', 'open'],
    armN: { from: 'head', x: -44, y: 10, bend: 1 },
    armF: [40, 104],
  },
  /** holds something out, over the knees */
  sitOffer: {
    ...SEAT,
    lean: 16,
    head: -8,
    foreshort: [0.82, 0.88],
    twist: 0.94,
    legN: [77, -3, 0],
    legF: [87, 10, 0],
    hands: ['rest', 'open'],
    armN: { from: 'kneeN', x: 0, y: -26, bend: -1 },
    armF: [46, 80],
  },
  /** uses the far hand to pull something up or down on the near upper arm */
  sitArmband: {
    ...SEAT,
    lean: 12,
    head: 8,
    foreshort: [0.82, 0.88],
    twist: 0.94,
    legN: [77, -3, 0],
    legF: [87, 10, 0],
    hands: ['rest', 'rest'],
    armN: { from: 'kneeN', x: -20, y: -30, bend: -1 },
    armF: { from: 'neck', x: -34, y: 112, bend: 1 },
    farArmOver: true,
  },
} satisfies Record<string, Pose>;
