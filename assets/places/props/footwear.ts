/** Boots and trainers. */
import { C, type Color, type Drawn, form, MUD, poly, put } from '../../kit/index.ts';

/** One boot in side view, toe to the right; 0, 0 is the ground under the ankle. */
export function boot(fill: Color = C.ink, mud = true): Drawn {
  const body = 'M-40-98L24-108C30-76 54-62 86-50C106-42 110-26 104-14H-44C-56-40-50-70-40-98Z';
  const stud = (x: number) =>
    poly(
      [
        [x, -2],
        [x + 20, -2],
        [x + 16, 12],
        [x + 4, 12],
      ],
      C.yellow,
    );
  const lace = (x: number, y: number) =>
    poly(
      [
        [x, y],
        [x + 24, y - 12],
        [x + 28, y - 4],
        [x + 4, y + 8],
      ],
      C.white,
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
      C.yellow,
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

/** Pair of muddy boots, one tipped over; origin = ground between them. */
export function boots(): Drawn {
  return [put(boot(), -96, -12), put(boot(C.ink, false), 112, -108, 1, 104)];
}

/** One trainer in side view, toe to the left; 0, 0 is the ground under the ankle's heel side. */
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
