/**
 * Draws the shadows of standing figures. In the sun, a shadow falls to the lower left. A lower sun casts a longer
 * shadow.
 */
import { C, ellipse, groundShadow, type Pt, poly } from '../../kit/index.ts';

/** Heights of the joints, in figure units. */
const KNEES = 250;
const SHOULDERS = 470;
const NECK = 505;
const HEAD = 548;

/**
 * The shadow of legs, body and head. 0, 0 is between the feet. `fall`: horizontal and vertical offset of the shadow per
 * unit of height. `wide`: factor of the shadow's width. It is 1 in chapter 2 and higher in later chapters.
 */
export const longShadow = (fall: Pt, wide = 1) => {
  const end = (height: number, across = 0, along = 0): Pt => [
    fall[0] * height + along,
    fall[1] * height + across * wide,
  ];
  return groundShadow(
    poly([[-48, 4 * wide], [-8, 5 * wide], end(KNEES, 12, 14), end(KNEES, 1)], C.plum),
    poly([[12, -6], [50, -4], end(KNEES, 2, 14), end(KNEES, -11)], C.plum),
    poly(
      [
        end(KNEES, -11, 10),
        end(KNEES, 12, 14),
        end(SHOULDERS, 17),
        end(NECK, 6),
        end(NECK, -6),
        end(SHOULDERS, -16),
      ],
      C.plum,
    ),
    ellipse(...end(HEAD), 52 * wide, 14 * wide, C.plum),
  );
};

/** Horizontal and vertical offset of a shadow on the ground, per unit of height. Null: clouds cover the sun. */
export type Fall = Pt | null;

const SHORT_SHADOW_HEIGHT = 165; // figure units; a short shadow shows only the part of the figure below this height

/** The part of a long shadow near the feet. Figures in chapter 8 have it; later steps add the long shadow. */
export const shortShadow = ([x, y]: Pt) => {
  const end: Pt = [x * SHORT_SHADOW_HEIGHT, y * SHORT_SHADOW_HEIGHT];
  return groundShadow(
    poly(
      [
        [-52, 4],
        [40, -6],
        [34, 6],
        [end[0] + 24, end[1] + 9],
        [end[0] - 16, end[1] + 4],
      ],
      C.plum,
    ),
  );
};

const SHADOW_WIDTH = 1.6; // factor of a shadow's width; chapter 2 has 1 instead, chapter 8 has 1.5

/**
 * The shadow of a figure that stands on 0, 0, in figure units. If `fall` is null, the shadow is a dark spot under the
 * feet.
 */
export const castShadow = (fall: Fall) =>
  fall ? longShadow(fall, SHADOW_WIDTH) : groundShadow(ellipse(4, 0, 96, 11, C.plum));
