/** Draws a coach's tools: magnets of the tactics board, the team list, and notebooks. */
import {
  C,
  type Color,
  type Drawn,
  disc,
  inside,
  mix,
  type Pt,
  poly,
  put,
  type Quad,
  rect,
  shadeOf,
  stroke,
  times,
} from '../../kit/index.ts';

/** A round magnet of the tactics board. */
export const magnet = (colour: Color = C.yellow) => [
  put(disc(0, 0, 18, C.ink), -5, 6),
  disc(0, 0, 18, colour),
  inside(
    'M-18 0A18 18 0 1 1 18 0A18 18 0 1 1-18 0Z',
    poly(
      [
        [-30, -14],
        [-12, -4],
        [0, 8],
        [16, 14],
        [16, 30],
        [-30, 30],
      ],
      shadeOf(colour),
    ),
  ),
];

const LINES_OF_THE_LIST = 14;

const LIST: Quad = [
  [-190, 104],
  [128, 128],
  [176, -110],
  [-92, -128],
];

const listAt = (u: number, v: number): Pt => {
  const a: Pt = [mix(LIST[3][0], LIST[2][0], u), mix(LIST[3][1], LIST[2][1], u)];
  const b: Pt = [mix(LIST[0][0], LIST[1][0], u), mix(LIST[0][1], LIST[1][1], u)];
  return [mix(a[0], b[0], v), mix(a[1], b[1], v)];
};

const onList = (u0: number, v0: number, u1: number, v1: number, colour: Color) =>
  poly([listAt(u0, v0), listAt(u1, v0), listAt(u1, v1), listAt(u0, v1)], colour);

/** Length of each player's name on the team list, as a share of the list's width. */
const NAME_LENGTHS = [0.3, 0.42, 0.26, 0.36, 0.5, 0.32, 0.4, 0.28, 0.46, 0.34, 0.3, 0.44, 0.38, 0.27];

/**
 * The team list on the table: a stroke as its title, and fourteen numbered lines. `written`: number of lines with a
 * name, counted from the top.
 */
export const teamList = (written = 0) => [
  poly(
    [
      [-206, 118],
      [112, 144],
      [128, 128],
      [-190, 104],
    ],
    C.amber,
  ),
  poly(LIST, C.white),
  onList(0.08, 0.05, 0.56, 0.115, C.plum),
  onList(0.62, 0.05, 0.78, 0.115, C.yellow),
  ...times(LINES_OF_THE_LIST, i => {
    const v = 0.18 + i * 0.057;
    return [onList(0.08, v, 0.12, v + 0.026, C.purple), onList(0.17, v + 0.018, 0.92, v + 0.028, C.lilac)];
  }),
  ...NAME_LENGTHS.slice(0, written).map((length, i) => {
    const v = 0.176 + i * 0.057;
    return onList(0.19, v, 0.19 + length, v + 0.022, C.plum);
  }),
];

/** An empty open notebook; 0, 0 is the lower end of the fold between its pages. */
export function notebook(cover: Color = C.purple): Drawn {
  const ring = (y: number) => rect(-16, y, 32, 8, C.ink);
  return [
    poly(
      [
        [-150, 8],
        [-132, -196],
        [150, -196],
        [150, 8],
      ],
      cover,
    ),
    poly(
      [
        [-150, 8],
        [-132, -196],
        [-110, -196],
        [-126, 8],
      ],
      shadeOf(cover),
    ),
    poly(
      [
        [-140, 0],
        [-124, -188],
        [0, -180],
        [0, 6],
      ],
      C.lilac,
    ),
    poly(
      [
        [0, 6],
        [0, -180],
        [140, -188],
        [142, 0],
      ],
      C.white,
    ),
    [-160, -118, -76, -34].map(ring),
  ];
}

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

/** A notebook page with eleven notes, some with arrows. 0, 0 is its upper left corner. */
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
