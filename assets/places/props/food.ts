/** Draws chips and oranges. */
import {
  C,
  type Drawn,
  disc,
  ellipse,
  form,
  inside,
  mix,
  type Pt,
  path,
  poly,
  put,
  rect,
  shadeOf,
  stroke,
  times,
} from '../../kit/index.ts';

/** Half a portion of chips in a paper tray. */
export const chips = () => [
  poly(
    [
      [-94, -6],
      [-64, -36],
      [64, -36],
      [90, -10],
      [60, 6],
      [-66, 8],
    ],
    C.lilac,
  ),
  ...CHIPS.map(([x, y, rot, l]) =>
    put(
      [
        poly(
          [
            [-7, 0],
            [7, 0],
            [7, -l],
            [-7, -l],
          ],
          C.yellow,
        ),
        poly(
          [
            [-7, 0],
            [-1, 0],
            [-1, -l],
            [-7, -l],
          ],
          C.amber,
        ),
      ],
      x,
      y,
      1,
      rot,
    ),
  ),
  form('M-94-6L-66 8L60 6L90-10L62 32L-60 32Z', C.white, [
    [-100, -10],
    [-22, 4],
    [-14, 40],
    [-100, 40],
  ]),
  rect(-30, 12, 62, 8, C.purple),
];

const CHIPS: [number, number, number, number][] = [
  [-58, 0, -28, 62],
  [-34, 2, 12, 78],
  [-14, 2, -9, 58],
  [8, 2, 24, 72],
  [30, 2, -18, 50],
  [-46, 2, 48, 60],
  [22, 2, 62, 58],
];

/**
 * A large half slice of an orange, with its straight edge up. The slice has the colours of the sun, because the colour
 * orange is reserved for people and their kit (assets/ART.md). 0, 0 is the middle of the straight edge.
 */
export function largeSlice(): Drawn {
  const cell = (deg: number) => put(path('M0 14L-17 62C-8 70 8 70 17 62Z', C.amber), 0, 0, 1, deg);
  return [
    path('M-92 0A92 92 0 0 0 92 0Z', C.amber),
    path('M-84 0A84 84 0 0 0 84 0Z', C.white),
    path('M-76 0A76 76 0 0 0 76 0Z', C.yellow),
    inside('M-76 0A76 76 0 0 0 76 0Z', [-72, -36, 0, 36, 72].map(cell)),
  ];
}

/** Degrees from one segment of an orange to the next. */
const SEGMENT = 36;

/** The cut face of half an orange, seen from the front: a disc of radius 100 around 0, 0. */
export function orangeHalf(): Drawn {
  const segment = (i: number) => put(path('M0-15L-20-70C-10-80 10-80 20-70Z', C.amber), 0, 0, 1, i * SEGMENT);
  return [
    disc(0, 0, 100, C.amber),
    disc(0, 0, 91, C.white),
    disc(0, 0, 83, C.yellow),
    times(360 / SEGMENT, segment),
  ];
}

const SLICE_SEGMENTS = [0.24, 0.5, 0.76];

/** Path data of a half disc with its straight edge at y: the form of the rind, the pith and the flesh of a slice. */
const half = (r: number, y: number) => `M${-r} ${y}A${r} ${r} 0 0 1 ${r} ${y}Z`;

const smallSlice = () => [
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

/**
 * Positions of the slices in the arrow, seen from above. The arrow shows how a player runs behind the opponents' left
 * back: first a bend, then a straight line.
 */
const ARROW_SLICES: readonly Pt[] = [
  [0, 0],
  [52, -64],
  [118, -104],
  [192, -124],
];

const TIP: Pt = [330, -150];

/** Angle of the arrow's tip in degrees, seen from above. 0: to the right; below 0: towards the horizon. */
const ARROW_TURN = -10;

/**
 * Factor for lengths that point towards the horizon. These lengths look shorter, because the slices lie on the ground.
 */
const FORESHORTENING = 0.5;

const foreshortened = ([x, y]: Pt): Pt => [x, y * FORESHORTENING];

/**
 * The arrow of orange slices on the grass. `slices`: number of drawn slices of the shaft, counted from the beginning of
 * the shaft. `head`: true to draw the arrow's head.
 */
export const orangeArrow = (slices: number = ARROW_SLICES.length, head = true) => [
  put(pressedGrass(slices, head), 0, 0, 1, 0, FORESHORTENING),
  ...ARROW_SLICES.slice(0, slices)
    .map(foreshortened)
    .map(([x, y]) => put(smallSlice(), x, y + 8, 0.8)),
  head ? barbs() : [],
];

/** Pressed grass under the arrow of orange slices. It joins the separate slices into one arrow. */
function pressedGrass(slices: number, head: boolean) {
  const way = [[-34, 52], ...ARROW_SLICES.slice(0, slices), ...(head ? [TIP] : [])];
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

/** The arrow's head: three orange slices at the arrow's tip. */
function barbs() {
  const [x, y] = foreshortened(TIP);
  const offsets: Pt[] = [
    [16, 8],
    [-40, -14],
    [-34, 28],
  ];
  return offsets.map(([dx, dy]) => put(smallSlice(), x + dx, y + dy, 0.8));
}

/** A plate full of orange slices. It is in the middle of the circle of players. */
export const orangePlate = () => [
  ellipse(-12, 14, 116, 28, C.plum),
  ellipse(0, 0, 116, 30, C.lilac),
  ellipse(0, -7, 116, 30, C.white),
  ...PLATE_SLICES.map(([x, y, rot]) => put(smallSlice(), x, y, 0.9, rot)),
];

const PLATE_SLICES: [number, number, number][] = [
  [-52, -14, -14],
  [4, -20, 6],
  [56, -12, 18],
  [-22, 0, -6],
  [32, 6, 10],
];
