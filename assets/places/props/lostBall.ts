/**
 * Draws minute 79 of the match, when the team loses the ball: wet grass from a low viewpoint, a white wedge that shows
 * how fast the other team's number nine runs, and the scoreboard.
 */
import { OPEN_PITCH_K } from '../../../stage/story/scenery.ts';
import {
  bigWord,
  C,
  CANVAS,
  type Drawn,
  group,
  inside,
  type Layout,
  type Pt,
  path,
  poly,
  put,
  rect,
  shadeOf,
} from '../../kit/index.ts';

/**
 * The puddles, in stage units. x, y: the puddle's centre, measured from the middle of the horizon. w: half of
 * its width. h: half of its height.
 */
const PUDDLES: Readonly<Record<Layout, readonly (readonly [x: number, y: number, w: number, h: number])[]>> =
  {
    md: [
      [-520, 34, 240, 9],
      [180, 26, 300, 7],
      [620, 66, 260, 13],
      [-180, 96, 330, 17],
      [430, 166, 420, 26],
      [-640, 190, 300, 26],
    ],
    sm: [
      [-90, 24, 90, 5],
      [90, 18, 110, 4],
      [130, 62, 120, 10],
      [-60, 84, 150, 13],
      [60, 150, 170, 18],
      [-150, 190, 130, 18],
    ],
  };
const LINE: Readonly<Record<Layout, readonly Pt[]>> = {
  md: [
    [-1300, 150],
    [1300, 52],
    [1300, 60],
    [-1300, 180],
  ],
  sm: [
    [-900, 190],
    [900, 22],
    [900, 28],
    [-900, 212],
  ],
};
const HEDGE: Readonly<Record<Layout, number>> = { md: 46, sm: 24 };

/**
 * The wet grass under an ember sky. The puddles reflect the sky. 0, 0 is the middle of the horizon. The drawing is
 * small, and the stage enlarges it by `OPEN_PITCH_K`: this saves graphics memory.
 */
export function wetGrass(layout: Layout): Drawn {
  const { w, h, beside, below } = CANVAS[layout];
  const width = w + 2 * beside;
  const hedge = HEDGE[layout];
  return group(`scale(${1 / OPEN_PITCH_K[layout]})`, [
    rect(-width / 2, -hedge, width, hedge, shadeOf(C.ember)),
    rect(-width / 2, 0, width, h / 2 + below, C.plum),
    poly(LINE[layout], C.lilac),
    PUDDLES[layout].map(([x, y, pw, ph]) =>
      poly(
        [
          [x - pw, y],
          [x - pw * 0.2, y - ph],
          [x + pw, y],
          [x + pw * 0.2, y + ph],
        ],
        C.ember,
      ),
    ),
  ]);
}

const WEDGE: readonly Pt[] = [
  [40, -560],
  [-1300, -90],
  [-90, -60],
];
/**
 * A white wedge behind the other team's number nine. The wedge shows that she runs fast. 0, 0 is the ground under her.
 */
export const wedge = (): Drawn => poly(WEDGE, C.white);

const BOARD = { w: 980, h: 470, plate: 330, gap: 60, digit: 250 };
type Score = '1' | '2';

/**
 * One digit on its plate. `upper`, `lower`: the digits on the plate's two halves. The digits differ while the
 * plate changes from the old score to the new one.
 */
function plate(upper: Score, lower: Score): Drawn {
  const { plate: w, digit } = BOARD;
  const [left, top, h] = [-w / 2, -190, 380];
  const glyph = (score: Score) => {
    const { d, width } = bigWord(score, 110);
    const k = digit / 110;
    return put(path(d, C.white), (-width * k) / 2, -digit / 2, k);
  };
  const half = (score: Score, y: number, colour: string) =>
    inside(rect(left, y, w, h / 2, colour), rect(left, y, w, h / 2, colour), glyph(score));
  return [half(upper, top, C.plum), half(lower, top + h / 2, C.purple), rect(left, -3, w, 6, C.ink)];
}
/** A flap in the middle of its turn. It points at the viewer, so it is drawn as a thin lit strip. */
const flap = (): Drawn => [
  poly(
    [
      [-165, -2],
      [165, -2],
      [185, 46],
      [-185, 46],
    ],
    C.lilac,
  ),
];

/**
 * The scoreboard on its posts. 0, 0 is the middle of the board. `change`: shows the second digit before, during or
 * after its change.
 */
export function scoreboard(change: 'before' | 'half' | 'after'): Drawn {
  const { w, h, plate: p, gap } = BOARD;
  const x = (p + gap) / 2 + 50;
  const second = {
    before: plate('1', '1'),
    half: [plate('2', '1'), flap()],
    after: plate('2', '2'),
  };
  return [
    rect(-w / 2 + 90, 0, 40, 900, C.ink),
    rect(w / 2 - 130, 0, 40, 900, C.ink),
    rect(-w / 2 - 14, -h / 2 + 14, w, h, shadeOf(C.ember)),
    rect(-w / 2, -h / 2, w, h, C.ink),
    put(plate('1', '1'), -x, 0),
    rect(-40, -16, 80, 32, C.white),
    put(second[change], x, 0),
  ];
}
