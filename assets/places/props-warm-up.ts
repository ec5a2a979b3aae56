// The morning's shadows: longer than the girls, all to the lower left.
import { C, ellipse, type Pt, poly } from '../kit/index.ts';

/** Where a height falls to: per unit of it so far to the left, and down. */
const FALL: Pt = [-0.98, 0.12];
const KNEES = 250;
const SHOULDERS = 470;
const NECK = 505;
const HEAD = 548;

const fallen = (height: number, across = 0, along = 0): Pt => [
  FALL[0] * height + along,
  FALL[1] * height + across,
];

/** Of anybody who stands: two legs, a body, a head. (0, 0) is between her feet. */
export const longShadow = () =>
  poly([[-48, 4], [-8, 5], fallen(KNEES, 12, 14), fallen(KNEES, 1)], C.plum) +
  poly([[12, -6], [50, -4], fallen(KNEES, 2, 14), fallen(KNEES, -11)], C.plum) +
  poly(
    [
      fallen(KNEES, -11, 10),
      fallen(KNEES, 12, 14),
      fallen(SHOULDERS, 17),
      fallen(NECK, 6),
      fallen(NECK, -6),
      fallen(SHOULDERS, -16),
    ],
    C.plum,
  ) +
  ellipse(...fallen(HEAD), 52, 14, C.plum);
