/**
 * Draws the things on the changing room's door after the match: the score board, the whistle, and a pair of boots that
 * hangs by its laces.
 */
import {
  C,
  type Color,
  disc,
  form,
  group,
  inside,
  poly,
  put,
  rect,
  shirtNumber,
  stroke,
} from '../../kit/index.ts';
import { boot } from './footwear.ts';

const PLATE = { w: 96, h: 112 };

/**
 * The number of goals of one team on a plate, and the team's colours above the plate. 0, 0 is the plate's upper left
 * corner.
 */
const side = (goals: string, [shirt, sash]: readonly [Color, Color]) => {
  const strip = `M0-40H${PLATE.w}V-14H0Z`;
  return [
    inside(
      strip,
      rect(0, -40, PLATE.w, 26, shirt),
      poly(
        [
          [26, -40],
          [50, -40],
          [76, -14],
          [52, -14],
        ],
        sash,
      ),
    ),
    rect(0, 0, PLATE.w, PLATE.h, C.white),
    rect(0, 0, 16, PLATE.h, C.lilac),
    put(shirtNumber(goals, C.ink), PLATE.w / 2 + 8, PLATE.h / 2, 2.2),
  ];
};

/** The score board: home on the left, guests on the right; 0, 0 is the middle of the board. */
export const scoreBoard = (home: string, guests: string) => [
  poly(
    [
      [-142, -83],
      [118, -83],
      [118, 107],
      [-142, 107],
    ],
    C.plum,
  ),
  stroke('M-92-92L0-140L92-92', C.ink, 6),
  disc(0, -140, 9, C.ink),
  rect(-130, -95, 260, 190, C.ink),
  put(side(home, [C.orange, C.white]), -114, -30),
  put(side(guests, [C.white, C.purple]), 18, -30),
  disc(0, 6, 8, C.yellow),
  disc(0, 46, 8, C.yellow),
];

/** A whistle on its cord; 0, 0 is the nail. */
export const hungWhistle = () => [
  stroke('M-2 0L-22 118M2 0L2 118', C.yellow, 8),
  disc(0, 0, 9, C.ink),
  disc(-10, 122, 12, C.amber),
  form('M-46 166A34 34 0 0 1-12 132H66V158H24A34 34 0 0 1-46 166Z', C.ink, 'M-60 120H-22L-14 210H-60Z'),
  rect(-2, 132, 20, 12, C.white),
  disc(-12, 168, 13, C.plum),
];

const HANG_ANGLE = 58; // degrees by which the toe of a hanging boot points down
const BOOT_SCALE = 0.8;
/** [x, y] from the end of the laces to the origin (0, 0) of the boot that hangs on them. */
const FROM_LACES = [-68.5 * BOOT_SCALE, 7.4 * BOOT_SCALE] as const;
const hungBoot = (x: number, y: number, fill: Color) =>
  put(boot(fill), x + FROM_LACES[0], y + FROM_LACES[1], BOOT_SCALE, HANG_ANGLE);

/** Two boots that are tied together by their laces. 0, 0 is the point where the laces hang over a nail or an edge. */
export const tiedBoots = () => [
  stroke('M-4 0L-18 92M4 0L26 116', C.white, 7),
  group('scale(-1 1)', hungBoot(-26, 116, C.ink)),
  hungBoot(-18, 92, C.ink),
  // the bow of the laces
  stroke('M0 2C-46-34-66 26-4 8M0 2C44-36 70 20 4 8M-2 8L-26 44M4 8L34 40', C.white, 7),
  disc(0, 6, 9, C.lilac),
];
