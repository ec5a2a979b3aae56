// The shadows of a low sun: as long as the girls or longer, all to the lower left.
import { C, ellipse, type Pt, poly } from '../kit/index.ts';

/** Where a height falls to in the morning: per unit of it so far to the left, and down. */
const MORNING: Pt = [-0.98, 0.12];
const KNEES = 250;
const SHOULDERS = 470;
const NECK = 505;
const HEAD = 548;

/** Of anybody who stands: two legs, a body, a head. (0, 0) is between her feet; `wide` spreads it. */
export const longShadow = (fall: Pt = MORNING, wide = 1) => {
  const fallen = (height: number, across = 0, along = 0): Pt => [
    fall[0] * height + along,
    fall[1] * height + across * wide,
  ];
  return [
    poly([[-48, 4 * wide], [-8, 5 * wide], fallen(KNEES, 12, 14), fallen(KNEES, 1)], C.plum),
    poly([[12, -6], [50, -4], fallen(KNEES, 2, 14), fallen(KNEES, -11)], C.plum),
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
    ),
    ellipse(...fallen(HEAD), 52 * wide, 14 * wide, C.plum),
  ];
};
