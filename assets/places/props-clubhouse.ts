// The movable things of the clubhouse. Each stands on, lies on or hangs from its own (0, 0).
import {
  C,
  type Color,
  disc,
  form,
  inside,
  ball as kitBall,
  mix,
  NIGHT,
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

const CONE = { half: 26, tip: 7, height: 92, plate: 10 };

/** One training cone: a yellow wedge with a white collar. (0, 0) is the middle of its foot. */
export const cone = () => [coneFoot(), coneBody()];

const coneFoot = () => [
  poly(
    [
      [-42, 0],
      [42, 0],
      [34, -CONE.plate],
      [-34, -CONE.plate],
    ],
    C.amber,
  ),
  poly(
    [
      [-42, 0],
      [-8, 0],
      [-4, -CONE.plate],
      [-34, -CONE.plate],
    ],
    shadeOf(C.amber),
  ),
];

function coneBody() {
  const { half, tip, height, plate } = CONE;
  const edge = (t: number, side: number): Pt => [side * mix(half, tip, t), -plate - height * t];
  const band = (a: number, b: number, colour: Color, stop = 1) =>
    poly(
      [
        edge(a, -1),
        [mix(edge(a, -1)[0], edge(a, 1)[0], stop), edge(a, 1)[1]],
        [mix(edge(b, -1)[0], edge(b, 1)[0], stop), edge(b, 1)[1]],
        edge(b, -1),
      ],
      colour,
    );
  return [
    band(0, 1, C.yellow),
    band(0, 1, C.amber, 0.4),
    band(0.42, 0.68, C.white),
    band(0.42, 0.68, C.lilac, 0.4),
  ];
}

const STACK_STEP = 17;

/** Perfectly straight: every cone sits exactly on the one below. */
export const coneStack = (count = 6) => [
  ...times(count, i => put([coneFoot(), coneBody()], 0, -STACK_STEP * i)),
];

const BAG =
  'M-16 92C-50 124-128 220-132 312' + 'C-136 410-78 462-2 462C74 462 132 410 128 312C124 220 50 124 16 92Z';
const BAG_BALLS: [number, number, number][] = [
  [2, 182, 10],
  [-62, 284, 50],
  [62, 288, 30],
  [0, 392, 4],
];
const BAG_BALL_RADIUS = 64;

/** Balls in a net; (0, 0) is the hook, it sways around it. */
export const ballNet = () => [
  stroke('M0 0L0 84', C.white, 8),
  path(BAG, C.ink),
  inside(
    BAG,
    poly(
      [
        [36, 80],
        [140, 80],
        [140, 480],
        [54, 480],
      ],
      C.purple,
    ),
  ),
  BAG_BALLS.map(([x, y, turn]) => kitBall(x, y, BAG_BALL_RADIUS, turn)),
  bagMesh(),
  poly(
    [
      [-16, 74],
      [16, 74],
      [22, 104],
      [-22, 104],
    ],
    C.yellow,
  ),
  poly(
    [
      [-16, 74],
      [-3, 74],
      [-3, 104],
      [-22, 104],
    ],
    C.amber,
  ),
  path('M-14-2A14 14 0 0 1 14-2L6-2A6 6 0 0 0-6-2Z', C.white),
];

function bagMesh() {
  const lines = times(
    7,
    i => `M${-290 + i * 84} 80L${-10 + i * 84} 480M${290 - i * 84} 80L${10 - i * 84} 480`,
  );
  return inside(BAG, stroke(lines.join(''), C.yellow, 5));
}

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

/** Lies on the table, screen up, dark. */
export const phoneDark = () => [
  phoneBody(),
  onPhone(0.07, 0.05, 0.93, 0.95, C.plum),
  onPhone(0.07, 0.05, 0.5, 0.95, C.ink),
];

/** The same phone with her message on a lit screen, and while it buzzes two hard marks each side. */
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

const FLASK = { half: 30, height: 124, lid: 30 };

/** Romy's flask. The lid is the cup. */
export const flask = () => [
  stroke('M26-108C60-110 60-44 26-46', C.ink, 11),
  form(`M-${FLASK.half} 0L-${FLASK.half}-108L-22-124L22-124L${FLASK.half}-108L${FLASK.half} 0Z`, C.purple, [
    [-40, 10],
    [-8, 10],
    [-8, -130],
    [-40, -130],
  ]),
  rect(-FLASK.half, -72, 60, 20, C.yellow),
  rect(-FLASK.half, -72, 22, 20, C.amber),
  form('M-20-124L-24-156L24-156L20-124Z', C.white, [
    [-30, -120],
    [-6, -120],
    [-7, -160],
    [-30, -160],
  ]),
];

const RIBBON = 'M-10 0C-34-34 14-52-6-92C-14-108-8-120-2-130C2-96 28-88 12-48C6-32 4-14 6 0Z';
const RIBBON_BEHIND = 'M12-8C8-44 44-54 28-98C24-112 28-122 34-136C36-104 54-92 42-54C36-36 26-26 24-8Z';

/** Steam, two flat ribbons. (0, 0) is the mouth of the flask. */
export const steam = () => [path(RIBBON, C.white), path(RIBBON_BEHIND, C.lilac)];

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

/** How long a name is, of its line. */
const NAMES = [0.3, 0.42, 0.26, 0.36, 0.5, 0.32, 0.4, 0.28, 0.46, 0.34, 0.3, 0.44, 0.38, 0.27];

/** The team list: one title stroke, fourteen numbered lines, the first ones `written`. Lies on the table. */
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
  ...NAMES.slice(0, written).map((length, i) => {
    const v = 0.176 + i * 0.057;
    return onList(0.19, v, 0.19 + length, v + 0.022, C.plum);
  }),
];

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

const CUP = 'M-30-92L30-92C30-56 18-38 6-34L6-16L20-16L20 0L-20 0L-20-16L-6-16L-6-34C-18-38-30-56-30-92Z';

/** A cup nobody has dusted: dull amber under a lilac film. */
export const trophy = (kind: 'cup' | 'ball' | 'column' = 'cup') => TROPHY[kind]();
const GLOBE = 'M-32-70A32 32 0 1 1 32-70A32 32 0 1 1-32-70Z';
const TROPHY = {
  cup: () => [
    stroke('M-26-82C-58-84-52-48-18-50M26-82C58-84 52-48 18-50', shadeOf(C.amber), 8),
    form(CUP, C.amber, [
      [-40, -100],
      [-8, -100],
      [-6, 4],
      [-40, 4],
    ]),
    rect(-30, -96, 60, 8, C.lilac),
  ],
  ball: () => [
    form('M-22 0L-12-42L12-42L22 0Z', C.amber, [
      [-30, 4],
      [-6, 4],
      [-4, -50],
      [-30, -50],
    ]),
    form(GLOBE, C.amber, [
      [-40, -100],
      [-20, -80],
      [0, -56],
      [30, -46],
      [30, -30],
      [-40, -30],
    ]),
    inside(
      GLOBE,
      poly(
        [
          [-40, -110],
          [40, -110],
          [40, -90],
          [-40, -84],
        ],
        C.lilac,
      ),
    ),
  ],
  column: () => [
    rect(-26, -18, 52, 18, shadeOf(C.amber)),
    form('M-14-18L-14-104L14-104L14-18Z', C.amber, [
      [-20, -10],
      [-4, -10],
      [-4, -110],
      [-20, -110],
    ]),
    rect(-24, -116, 48, 12, C.amber),
    poly(
      [
        [0, -150],
        [10, -130],
        [32, -128],
        [16, -114],
        [-16, -114],
        [-32, -128],
        [-10, -130],
      ],
      C.lilac,
    ),
  ],
};
