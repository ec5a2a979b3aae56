/** Draws the match ball, and a net of balls. */
import { C, inside, ball as kitBall, path, poly, stroke, times } from '../../kit/index.ts';

const BAG =
  'M-16 92C-50 124-128 220-132 312' + 'C-136 410-78 462-2 462C74 462 132 410 128 312C124 220 50 124 16 92Z';

const BAG_BALLS: [number, number, number][] = [
  [2, 182, 10],
  [-62, 284, 50],
  [62, 288, 30],
  [0, 392, 4],
];

const BAG_BALL_RADIUS = 64;

/** Balls in a net. 0, 0 is the hook; the net sways around it. */
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

/** The match ball; 0, 0 is the point where it touches the grass. */
export const matchBall = (r = 34, turn = 18) => kitBall(0, -r, r, turn);
