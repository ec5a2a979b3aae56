/** The shadow of somebody who stands in a low sun: as long as she is or longer, to the lower left. */
import { C, ellipse, type Pt, poly } from '../../kit/index.ts';

/** Where the shadow of a point ends in the morning, per unit of its height: x and y. */
const MORNING: Pt = [-0.98, 0.12];

/** Heights of her joints, in figure units. */
const KNEES = 250;
const SHOULDERS = 470;
const NECK = 505;
const HEAD = 548;

/** Two legs, a body, a head; 0, 0 is between her feet. `wide` is its width, 1 in the morning. */
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

/** Where the shadow of a point falls on the ground, per unit of its height; null: the sky is covered. */
export type Fall = Pt | null;

const SPREAD = 1.6; // wider than in the morning: the sun is higher

/** Under whoever stands on 0, 0, in figure units. */
export const castShadow = (fall: Fall) => (fall ? longShadow(fall, SPREAD) : ellipse(4, 0, 96, 11, C.plum));
