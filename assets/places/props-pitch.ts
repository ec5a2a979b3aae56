// The movable things on the grass, before the match and at half time. Each stands on or lies on its own (0, 0).
import {
  C,
  type Color,
  disc,
  ellipse,
  form,
  ball as kitBall,
  mix,
  type Pt,
  path,
  poly,
  put,
  type Quad,
  rect,
  shadeOf,
  stroke,
  times,
} from '../kit/index.ts';

/** The match ball, (0, 0) is where it touches the grass. */
export const matchBall = (r = 34, turn = 18) => kitBall(0, -r, r, turn);

const BOTTLE = 'M-21 0L-23-8L-23-74L-11-92L11-92L23-74L23-8L21 0Z';

/** A drinking bottle, standing. Lay it down by turning it around its foot. */
export const bottle = (colour: Color = C.white) => [
  form(BOTTLE, colour, [
    [-30, 6],
    [-5, 6],
    [-5, -70],
    [-9, -100],
    [-30, -100],
  ]),
  rect(-23, -58, 46, 26, C.plum),
  rect(-23, -58, 18, 26, C.ink),
  rect(-13, -104, 26, 14, C.ink),
  poly(
    [
      [-7, -104],
      [-4, -122],
      [4, -122],
      [7, -104],
    ],
    C.yellow,
  ),
];

const SLICE_SEGMENTS = [0.24, 0.5, 0.76];

/** Half a slice, lying flat: rind, pith and three cuts, in the sun's colours (never in the girls' orange). */
const half = (r: number, y: number) => `M${-r} ${y}A${r} ${r} 0 0 1 ${r} ${y}Z`;
const sliceDraw = () => [
  path(half(34, 0), C.amber),
  path(half(28, 0), C.white),
  path(half(24, -2), C.yellow),
  stroke(
    SLICE_SEGMENTS.map(t => `M0-2L${-26 * Math.cos(t * Math.PI)} ${-2 - 26 * Math.sin(t * Math.PI)}`).join(
      '',
    ),
    C.white,
    3.5,
  ),
  poly(
    [
      [-34, 0],
      [34, 0],
      [33, 4],
      [-33, 4],
    ],
    shadeOf(C.amber),
  ),
];

/** The run behind their left back, seen from above: a bend, then straight on. */
const RUN: readonly Pt[] = [
  [0, 0],
  [52, -64],
  [118, -104],
  [192, -124],
];
const TIP: Pt = [330, -150];
const ARROW_TURN = -10; // degrees: the way its tip points, seen from above
const LIES = 0.5; // how much shorter the grass is towards the horizon
const lying = ([x, y]: Pt): Pt => [x, y * LIES];

/** The arrow Luana draws in the grass: pressed grass, `slices` of it laid on so far, and at last its head. */
export const orangeArrow = (slices: number = RUN.length, head = true) => [
  put(pressed(slices, head), 0, 0, 1, 0, LIES),
  ...RUN.slice(0, slices).map(at => put(sliceDraw(), lying(at)[0], lying(at)[1] + 8, 0.8)),
  head ? barbs() : [],
];

/** The grass where the arrow lies, pressed flat: it holds the slices together as one sign. */
function pressed(slices: number, head: boolean) {
  const way = [[-34, 52], ...RUN.slice(0, slices), ...(head ? [TIP] : [])];
  const point: Pt[] = [
    [-96, -104],
    [60, 0],
    [-96, 104],
  ];
  return [
    stroke(
      `M${way.slice(0, head ? -1 : undefined).join('L')}${head ? `L${mix(192, TIP[0], 0.4)} ${mix(-124, TIP[1], 0.4)}` : ''}`,
      C.plum,
      74,
    ),
    head ? put(poly(point, C.plum), ...TIP, 1, ARROW_TURN) : [],
  ];
}

/** Four slices make the head. */
function barbs() {
  const [x, y] = lying(TIP);
  const laid: Pt[] = [
    [16, 8],
    [-40, -14],
    [-34, 28],
  ];
  return laid.map(([dx, dy]) => put(sliceDraw(), x + dx, y + dy, 0.8));
}

/** A lid full of slices, in the middle of the circle. */
export const orangePlate = () => [
  ellipse(-12, 14, 116, 28, C.plum),
  ellipse(0, 0, 116, 30, C.lilac),
  ellipse(0, -7, 116, 30, C.white),
  ...PLATE_SLICES.map(([x, y, rot]) => put(sliceDraw(), x, y, 0.9, rot)),
];
const PLATE_SLICES: [number, number, number][] = [
  [-52, -14, -14],
  [4, -20, 6],
  [56, -12, 18],
  [-22, 0, -6],
  [32, 6, 10],
];

const PAGE: Quad = [
  [0, 0],
  [300, -34],
  [346, 330],
  [40, 372],
];
const pageAt = (u: number, v: number): Pt => [
  mix(mix(PAGE[0][0], PAGE[1][0], u), mix(PAGE[3][0], PAGE[2][0], u), v),
  mix(mix(PAGE[0][1], PAGE[1][1], u), mix(PAGE[3][1], PAGE[2][1], u), v),
];
const onPage = (u0: number, v0: number, u1: number, v1: number, colour: Color) =>
  poly([pageAt(u0, v0), pageAt(u1, v0), pageAt(u1, v1), pageAt(u0, v1)], colour);
const NOTE_ENDS = [0.72, 0.9, 0.58, 0.84, 0.66, 0.9, 0.5, 0.8, 0.62, 0.88, 0.7];

/** Eleven notes, some with arrows. (0, 0) is the top left corner; it hangs from your thumb. */
export const notebookPage = () => [
  poly(
    [
      [-14, 14],
      [0, 0],
      [40, 372],
      [26, 386],
    ],
    C.plum,
  ),
  poly(PAGE, C.white),
  onPage(0, 0, 0.13, 1, C.lilac),
  ...times(6, i => disc(...pageAt(0.065, 0.1 + i * 0.16), 7, C.plum)),
  ...NOTE_ENDS.map((end, i) => {
    const v = 0.07 + i * 0.082;
    return [onPage(0.19, v, 0.24, v + 0.034, C.purple), onPage(0.29, v, end, v + 0.028, C.ink)];
  }),
  ...[1, 4, 7].map(i => noteArrow(0.07 + i * 0.082, 0.07 + (i + 2) * 0.082)),
];

function noteArrow(v0: number, v1: number) {
  const a = pageAt(0.93, v0 + 0.014),
    b = pageAt(0.86, v1 + 0.014),
    bend = pageAt(1.02, (v0 + v1) / 2);
  return [
    stroke(`M${a}Q${bend} ${b}`, C.purple, 5),
    poly(
      [
        [b[0] - 12, b[1] + 2],
        [b[0] + 6, b[1] - 10],
        [b[0] + 8, b[1] + 9],
      ],
      C.purple,
    ),
  ];
}
