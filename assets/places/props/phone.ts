/** Draws the visitor's phone. It lies on a table, at 0, 0. */
import { C, type Color, mix, NIGHT, type Pt, poly, type Quad, stroke } from '../../kit/index.ts';

const PHONE: Quad = [
  [-66, 34],
  [34, 52],
  [70, -36],
  [-26, -50],
];

const phoneAt = (u: number, v: number): Pt => {
  const low: Pt = [mix(PHONE[0][0], PHONE[1][0], u), mix(PHONE[0][1], PHONE[1][1], u)];
  const high: Pt = [mix(PHONE[3][0], PHONE[2][0], u), mix(PHONE[3][1], PHONE[2][1], u)];
  return [mix(low[0], high[0], v), mix(low[1], high[1], v)];
};

const onPhone = (u0: number, v0: number, u1: number, v1: number, colour: Color) =>
  poly([phoneAt(u0, v0), phoneAt(u1, v0), phoneAt(u1, v1), phoneAt(u0, v1)], colour);

const phoneBody = () => [
  poly(
    [
      [-66, 34],
      [34, 52],
      [34, 62],
      [-66, 44],
    ],
    NIGHT,
  ),
  poly(
    [
      [34, 52],
      [70, -36],
      [70, -27],
      [34, 62],
    ],
    C.plum,
  ),
  poly(PHONE, C.ink),
];

/** The phone with its screen up and dark. */
export const phoneDark = () => [
  phoneBody(),
  onPhone(0.07, 0.05, 0.93, 0.95, C.plum),
  onPhone(0.07, 0.05, 0.5, 0.95, C.ink),
];

/** The phone with Luana's message on its lit screen. `buzzes`: draws two marks on each side of the phone. */
export const phoneLit = (buzzes = true) => [
  phoneBody(),
  onPhone(0.07, 0.05, 0.93, 0.95, C.white),
  onPhone(0.07, 0.76, 0.93, 0.95, C.yellow),
  onPhone(0.16, 0.44, 0.84, 0.66, C.purple),
  onPhone(0.24, 0.52, 0.62, 0.58, C.white),
  onPhone(0.16, 0.14, 0.46, 0.32, C.yellow),
  onPhone(0.54, 0.14, 0.84, 0.32, C.lilac),
  buzzes ? buzzMarks() : [],
];

const buzzMarks = () => [
  stroke('M-86 22L-70-16M-106 26L-82-30', C.plum, 8),
  stroke('M62 46L82-2M82 56L110-12', C.plum, 8),
];
