/**
 * Draws the visitor's hands and the things that they hold, and Romy's hand with her phone. The visitor's sleeves are
 * plum and the skin is YOUR_SKIN, except in `handInSun`.
 */
import { type DrawOptions, draw } from '../../../cast/index.ts';
import {
  C,
  type Drawn,
  disc,
  form,
  group,
  HANDHELD,
  HANDS,
  inside,
  NIGHT,
  openHand,
  type Pt,
  path,
  points,
  poly,
  put,
  type Quad,
  type Ramp,
  rect,
  stroke,
} from '../../../kit/index.ts';
import { cuff, litEdge, YOUR_SKIN } from './yourSleeve.ts';

const PHONE = { w: 200, h: 364, corner: 16, bezel: 12 };

/** Path data of a rectangle with cut corners. x, y: its upper left corner; c: size of a cut. */
const slab = (x: number, y: number, w: number, h: number, c: number) =>
  `M${x + c} ${y}H${x + w - c}L${x + w} ${y + c}V${y + h - c}L${x + w - c} ${y + h}` +
  `H${x + c}L${x} ${y + h - c}V${y + c}Z`;

/** [x, height] of each bar of the sound wave on the phone. The wave shows that somebody speaks. */
const WAVE: readonly Pt[] = [
  [46, 16],
  [66, 34],
  [86, 50],
  [106, 28],
  [126, 44],
  [146, 20],
];
const FINGERS = [150, 196, 242, 286];
const PALM = 'M-26 196L-46 300L-40 420L-10 470L128 494L196 430L212 300L200 190Z';
const THUMB = 'M-50 356L-44 262L-8 184C2 166 32 172 32 196L8 300L4 372Z';
const CUFF: Quad = [
  [-66, 440],
  [134, 480],
  [126, 536],
  [-84, 494],
];
const SLEEVE: readonly Pt[] = [
  [-80, 490],
  [122, 532],
  [96, 840],
  [-230, 840],
];

/** A phone's picture, clipped to the glass. A stroke hides the clip's edge, which is jagged in Chromium. */
function screen(...shown: readonly Drawn[]): Drawn {
  const { w, h, bezel } = PHONE;
  const glass = slab(bezel, bezel, w - 2 * bezel, h - 2 * bezel, 8);
  return [inside(glass, shown), stroke(glass, C.ink, 3)];
}

/** A video call: Luana from the shoulders up, in front of a lamp, and the sound wave of her voice. */
function call(expr: DrawOptions['expr']) {
  const { w, h } = PHONE;
  const luana = draw('luana', 'stand', { as: 'track', ...(expr && { expr }), with: { look: 0 } }).drawn;
  return screen(
    rect(0, 0, w, h, C.purple),
    disc(120, 116, 92, C.yellow),
    put(luana, 96, 992, 1.5),
    poly(
      [
        [0, 292],
        [w, 270],
        [w, h],
        [0, h],
      ],
      C.ink,
    ),
    WAVE.map(([x, high]) => rect(x, 322 - high / 2, 9, high, C.yellow)),
  );
}

const fingerAt = (y: number) => `M214 ${y}H188C174 ${y + 2} 170 ${y + 30} 186 ${y + 36}H218Z`;
const finger = (y: number) =>
  form(fingerAt(y), YOUR_SKIN[0], `M160 ${y + 20}H230V${y + 50}H160Z`, YOUR_SKIN[1]);

/** The picture that Sandra sent: her head on a pillow, with spots, and her blanket up to the chin. */
function sandraInBed() {
  const { drawn, anchors } = draw('sandra', 'stand', { expr: 'brave', with: { show: 'head' } });
  const { w, h } = PHONE;
  return screen(
    rect(0, 0, w, h, C.purple),
    poly(
      [
        [0, 84],
        [w, 56],
        [w, 260],
        [0, 290],
      ],
      C.white,
    ),
    poly(
      [
        [0, 84],
        [44, 78],
        [34, 290],
        [0, 290],
      ],
      C.lilac,
    ),
    put(group(`translate(${-anchors.head.x} ${-anchors.head.y})`, drawn), 100, 160, 1.04, -8),
    poly(
      [
        [0, 214],
        [90, 224],
        [w, 196],
        [w, h],
        [0, h],
      ],
      C.yellow,
    ),
    poly(
      [
        [0, 250],
        [w, 232],
        [w, 256],
        [0, 276],
      ],
      C.amber,
    ),
  );
}

/**
 * A left hand holds up a phone. 0, 0 is the phone's upper left corner. `sleeveEnd`: the end of
 * the sleeve, at the wrist.
 */
const handWithPhone = (shown: Drawn, [sleeve, shade]: Ramp, sleeveEnd: Drawn) => {
  const { w, h, corner } = PHONE;
  return put(
    [
      poly(SLEEVE, sleeve),
      poly(
        [
          [-80, 490],
          [-20, 503],
          [-120, 840],
          [-230, 840],
        ],
        shade,
      ),
      form(PALM, YOUR_SKIN[0], 'M-80 180H-4L20 500H-80Z', YOUR_SKIN[1]),
      sleeveEnd,
      path(slab(-9, 8, w, h, corner), C.plum),
      litEdge(colour => path(slab(0, 0, w, h, corner), colour)),
      path(slab(0, 0, w, h, corner), C.ink),
      shown,
      litEdge(colour => FINGERS.map(y => path(fingerAt(y), colour))),
      FINGERS.map(finger),
      litEdge(colour => path(THUMB, colour)),
      form(THUMB, YOUR_SKIN[0], 'M-70 380L-60 250L-20 190L-14 220L-26 300L-24 380Z', YOUR_SKIN[1]),
    ],
    0,
    0,
    1,
    -5,
  );
};
/** The visitor's hand with a phone that shows a video call. */
export const handWithCall = (expr: DrawOptions['expr'], cards: number) =>
  handWithPhone(call(expr), [C.plum, C.ink], cuff(CUFF, cards, 0.7));
/** Romy's hand with a phone that shows Sandra's picture. The skin has the same colours as the visitor's. */
export const romysPhone = () =>
  handWithPhone(
    sandraInBed(),
    [C.orange, C.ember],
    form(points(CUFF), C.white, 'M-100 430H-4L-24 560H-100Z', C.lilac),
  );

/** Offset of the lit edge, before the drawing is turned by -38 degrees. After the turn, the edge is towards the sun. */
const EDGE: Pt = [8, 2];
const GIVING_SLEEVE: readonly Pt[] = [
  [-96, 58],
  [-70, -62],
  [-480, 10],
  [-490, 110],
  [-330, 270],
];

const GIVING_CUFF: Quad = [
  [-50, 62],
  [-32, -60],
  [-98, -76],
  [-122, 50],
];
const FIST_AT = [-36, 4, 1.9] as const;

/**
 * The right hand with a shin pad in its fist. 0, 0 is the wrist; the arm comes from the lower left. The edge towards
 * the sun is white, because a lilac edge would disappear on the lilac morning turf.
 */
export const handWithShinPad = (cards: number) =>
  put(
    [
      litEdge(
        colour => [poly(GIVING_SLEEVE, colour), put(HANDS.fist(colour, colour), ...FIST_AT)],
        EDGE,
        C.white,
      ),
      form(points(GIVING_SLEEVE), C.plum, 'M-120 70L-90 10L-500 90L-800 340L-300 430Z', C.ink),
      put(HANDHELD.shinPad(), 54, -84, 2.5, 16),
      litEdge(colour => put(HANDS.fist(colour, colour), ...FIST_AT), EDGE, C.white),
      put(HANDS.fist(...YOUR_SKIN), ...FIST_AT),
      cuff(GIVING_CUFF, cards),
    ],
    0,
    0,
    1,
    -38,
  );

/**
 * The visitor's hand against the sun. 0, 0 is the wrist; the arm comes from below. The hand is dark, and only the cuff
 * has bright colours.
 */
export const handInSun = (cards: number) => [
  poly(
    [
      [-84, 120],
      [92, 120],
      [140, 900],
      [-210, 900],
    ],
    C.ink,
  ),
  openHand([C.ink, NIGHT]),
  stroke('M-34-214L-36-262M18-216L22-262M66-200L76-240', C.plum, 5, { 'stroke-linecap': 'round' }),
  cuff(
    [
      [-76, 16],
      [80, 10],
      [98, 148],
      [-92, 156],
    ],
    cards,
    0.6,
  ),
];
