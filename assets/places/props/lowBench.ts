/**
 * Draws what surrounds Mr Gerber when Luana looks up at him from the bench: the rain, his shadow, and the bench in his
 * shadow.
 */
import { C, type Drawn, type Pt, poly, rect, STONE } from '../../kit/index.ts';

const DROPS: readonly Pt[] = [
  [-640, -240],
  [-560, 60],
  [-470, -90],
  [-390, 190],
  [-300, -260],
  [330, -40],
  [420, -290],
  [470, 170],
  [560, -110],
  [640, 80],
  [690, -250],
  [-700, 200],
];
/** Streaks of rain; 0, 0 is the middle of all streaks. */
export const lowRain = (): Drawn =>
  DROPS.map(([x, y]) =>
    poly(
      [
        [x + 26, y],
        [x + 34, y + 2],
        [x + 8, y + 78],
        [x, y + 76],
      ],
      C.white,
    ),
  );

/** Mr Gerber's shadow on the ground. It extends from his feet to the lower left. 0, 0 is between his feet. */
export const lowShadow = (): Drawn =>
  poly(
    [
      [-330, -210],
      [360, -210],
      [460, 120],
      [-1240, 120],
      [-900, -120],
    ],
    C.plum,
  );

/** The bench on which Mr Gerber's shadow falls. 0, 0 is the middle of its seat. */
export const lowBench = (): Drawn => [
  rect(-250, 20, 22, 150, STONE),
  rect(228, 20, 22, 150, STONE),
  rect(-290, 0, 580, 26, C.lilac),
  rect(-290, 18, 580, 10, STONE),
];
