/** Draws boots and trainers. */
import { C, type Color, type Drawn, form, inside, MUD, type Pt, path, poly, put } from '../../kit/index.ts';

/**
 * One boot from the side, with its toe to the right. 0, 0 is on the sole's lower edge, below the ankle. The studs are
 * lower than 0, 0.
 */
export function boot(
  fill: Color = C.ink,
  mud = true,
  { sole = C.yellow, laces = C.white }: { sole?: Color; laces?: Color } = {},
): Drawn {
  const body = 'M-40-98L24-108C30-76 54-62 86-50C106-42 110-26 104-14H-44C-56-40-50-70-40-98Z';
  const stud = (x: number) =>
    poly(
      [
        [x, -2],
        [x + 20, -2],
        [x + 16, 12],
        [x + 4, 12],
      ],
      sole,
    );
  const lace = (x: number, y: number) =>
    poly(
      [
        [x, y],
        [x + 24, y - 12],
        [x + 28, y - 4],
        [x + 4, y + 8],
      ],
      laces,
    );
  return [
    form(body, fill, 'M-70-120H-8C-18-70-2-30 6 10H-70Z'),
    lace(24, -66),
    lace(36, -54),
    lace(52, -44),
    poly(
      [
        [-46, -16],
        [106, -16],
        [100, 0],
        [-44, 0],
      ],
      sole,
    ),
    [-38, -6, 44, 74].map(stud),
    mud
      ? [
          poly(
            [
              [44, 0],
              [62, -34],
              [84, -26],
              [96, -44],
              [110, -18],
              [104, 2],
            ],
            MUD,
          ),
          poly(
            [
              [-50, 2],
              [-54, -20],
              [-34, -34],
              [-24, -14],
              [-8, -10],
              [4, 2],
            ],
            MUD,
          ),
        ]
      : [],
  ];
}

const UPPER =
  'M-120-8C-134-52-130-92-122-120C-116-134-102-134-94-124C-78-112-50-110-30-116L-6-140C2-146 14-142 20-132' +
  'C46-94 88-68 134-54C166-44 180-28 176-8Z';
const SOLE = 'M-122-10H178C180 4 164 8 128 8H64C40 4 12-2-14 0L-34 8H-104C-120 8-124 0-122-10Z';
/** The lit part of a boot, which is its toe and instep. */
const INSTEP = 'M20-132C46-94 88-68 134-54C166-44 180-28 176-8L150-12C120-34 70-44 36-72Z';

/**
 * A boot for close views, with more detail: collar, tongue, laces, studs, mud. 0, 0 is in the sole, below the ankle.
 * The studs end 30 units below 0, 0.
 */
export function bigBoot(): Drawn {
  const stud = (x: number) => path(`M${x} 4H${x + 26}L${x + 20} 30H${x + 6}Z`, C.amber);
  const lace = ([x, y]: Pt) =>
    poly(
      [
        [x, y],
        [x + 34, y - 20],
        [x + 40, y - 11],
        [x + 6, y + 10],
      ],
      C.white,
    );
  return [
    [-104, -66, 44, 86, 132].map(stud),
    form(UPPER, C.ink, 'M-150-150H-86C-96-90-70-40-30 0H-150Z'),
    inside(
      UPPER,
      path(INSTEP, C.plum),
      poly(
        [
          [-58, 0],
          [-28, 0],
          [22, -70],
          [-2, -82],
        ],
        C.orange,
      ),
      poly(
        [
          [-14, 0],
          [16, 0],
          [56, -52],
          [34, -64],
        ],
        C.white,
      ),
    ),
    LACES.map(lace),
    form(SOLE, C.yellow, 'M-140-20H-20L-40 20H-140Z'),
    path('M96 10L112-26L134-16L150-40L172-22L186-30L184 6L150 22Z', MUD),
    path('M-128 12L-136-22L-112-44L-96-18L-74-20L-62 10L-96 22Z', MUD),
  ];
}
const LACES: readonly Pt[] = [
  [12, -92],
  [32, -72],
  [56, -56],
  [82, -44],
];

/** Two boots: a muddy boot that stands and a clean boot that has fallen over. 0, 0 is on the ground between them. */
export function boots(): Drawn {
  return [put(boot(), -96, -12), put(boot(C.ink, false), 112, -108, 1, 104)];
}

/** One trainer from the side, with its toe to the left. 0, 0 is in the sole, below the laces. */
export const trainer = (fill: Color = C.white, sole: Color = C.yellow): Drawn => [
  form(
    'M34-74L138-66L142-22L134-4L-96-4C-106-34-84-50-50-54Z',
    fill,
    'M-110-20C-40-30 60-36 100-70L150-60V0H-110Z',
  ),
  poly(
    [
      [-98, -10],
      [140, -10],
      [136, 14],
      [-94, 14],
    ],
    sole,
  ),
  [0, 24, 46].map(d =>
    poly(
      [
        [-22 + d, -52 - d * 0.42],
        [-6 + d, -60 - d * 0.42],
        [4 + d, -44 - d * 0.3],
        [-12 + d, -36 - d * 0.3],
      ],
      C.yellow,
    ),
  ),
];
