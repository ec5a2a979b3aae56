/** The visitor's hands with what they hold: plum sleeves, white cuffs and no skin, so that they may be anybody's. */
import { type DrawOptions, draw } from '../../cast/index.ts';
import {
  C,
  disc,
  form,
  HANDHELD,
  HANDS,
  inside,
  type Pt,
  path,
  points,
  poly,
  put,
  rect,
} from '../../kit/index.ts';

const PHONE = { w: 200, h: 364, corner: 16, bezel: 12 };

/** A slab with cut corners, from its top left one. */
const slab = (x: number, y: number, w: number, h: number, c: number) =>
  `M${x + c} ${y}H${x + w - c}L${x + w} ${y + c}V${y + h - c}L${x + w - c} ${y + h}` +
  `H${x + c}L${x} ${y + h - c}V${y + c}Z`;

/** x and height of each bar of a voice. */
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
const CUFF: readonly Pt[] = [
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

/** Luana on the screen from the shoulders up, in front of a lamp. */
function screen(expr: DrawOptions['expr']) {
  const { w, h, bezel } = PHONE;
  const glass = slab(bezel, bezel, w - 2 * bezel, h - 2 * bezel, 8);
  const luana = draw('luana', 'stand', { as: 'track', ...(expr && { expr }), with: { look: 0 } }).drawn;
  return inside(
    glass,
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

const finger = (y: number) =>
  form(
    `M214 ${y}H188C174 ${y + 2} 170 ${y + 30} 186 ${y + 36}H218Z`,
    C.plum,
    `M160 ${y + 20}H230V${y + 50}H160Z`,
    C.ink,
  );

/** The left hand holds up a phone with a video call. 0, 0 is the phone's top left corner. */
export const handWithCall = (expr: DrawOptions['expr']) => {
  const { w, h, corner } = PHONE;
  return put(
    [
      poly(SLEEVE, C.plum),
      poly(
        [
          [-80, 490],
          [-20, 503],
          [-120, 840],
          [-230, 840],
        ],
        C.ink,
      ),
      form(PALM, C.plum, 'M-80 180H-4L20 500H-80Z', C.ink),
      poly(CUFF, C.white),
      poly(
        [
          [-66, 440],
          [-10, 451],
          [-28, 508],
          [-84, 494],
        ],
        C.lilac,
      ),
      path(slab(-9, 8, w, h, corner), C.plum),
      path(slab(0, 0, w, h, corner), C.ink),
      screen(expr),
      FINGERS.map(finger),
      form(THUMB, C.plum, 'M-70 380L-60 250L-20 190L-14 220L-26 300L-24 380Z', C.ink),
    ],
    0,
    0,
    1,
    -5,
  );
};

const GIVING_SLEEVE: readonly Pt[] = [
  [-96, 58],
  [-70, -62],
  [-480, 10],
  [-490, 110],
  [-330, 270],
];

/** The right hand, open, with a shin pad on it. 0, 0 is the wrist; the arm comes from the lower left. */
export const handWithShinPad = () =>
  put(
    [
      form(points(GIVING_SLEEVE), C.purple, 'M-120 70L-90 10L-500 90L-800 340L-300 430Z', C.plum),
      poly(
        [
          [-100, 56],
          [-74, -66],
          [-40, -58],
          [-58, 64],
        ],
        C.white,
      ),
      poly(
        [
          [-100, 56],
          [-88, 0],
          [-50, 12],
          [-58, 64],
        ],
        C.lilac,
      ),
      put(HANDS.open(C.plum, C.ink), -36, 4, 1.9),
      put(HANDHELD.shinPad(), 110, -40, 2.3, 62),
    ],
    0,
    0,
    1,
    -38,
  );
