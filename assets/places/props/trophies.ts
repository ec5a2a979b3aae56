/** Draws the trophies in the clubhouse, for clubhouseRoom.ts and clubhouseCorridor.ts. */
import { C, form, inside, poly, rect, shadeOf, stroke } from '../../kit/index.ts';

const CUP = 'M-30-92L30-92C30-56 18-38 6-34L6-16L20-16L20 0L-20 0L-20-16L-6-16L-6-34C-18-38-30-56-30-92Z';

/** An amber trophy with a lilac film of dust. It stands on 0, 0. */
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
