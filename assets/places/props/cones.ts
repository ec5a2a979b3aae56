/**
 * Draws the club's two kinds of cones. Low cones have one band. They are for chapters 0 and 2, and the site's pages.
 * Tall cones have two bands. They are for chapter 8. The foot of a cone is at 0, 0.
 */
import {
  C,
  type Color,
  type Drawn,
  form,
  inside,
  MUD,
  mix,
  type Pt,
  path,
  poly,
  put,
  rect,
  shadeOf,
  times,
} from '../../kit/index.ts';

const LOW = { half: 26, tip: 7, height: 92, plate: 10 };

/** A low cone: a yellow wedge with one white band. */
export const oneBandCone = () => [lowFoot(), lowBody()];

const lowFoot = () => [
  poly(
    [
      [-42, 0],
      [42, 0],
      [34, -LOW.plate],
      [-34, -LOW.plate],
    ],
    C.amber,
  ),
  poly(
    [
      [-42, 0],
      [-8, 0],
      [-4, -LOW.plate],
      [-34, -LOW.plate],
    ],
    shadeOf(C.amber),
  ),
];

function lowBody() {
  const { half, tip, height, plate } = LOW;
  const edge = (t: number, side: number): Pt => [side * mix(half, tip, t), -plate - height * t];
  const band = (a: number, b: number, colour: Color, stop = 1) =>
    poly(
      [
        edge(a, -1),
        [mix(edge(a, -1)[0], edge(a, 1)[0], stop), edge(a, 1)[1]],
        [mix(edge(b, -1)[0], edge(b, 1)[0], stop), edge(b, 1)[1]],
        edge(b, -1),
      ],
      colour,
    );
  return [
    band(0, 1, C.yellow),
    band(0, 1, C.amber, 0.4),
    band(0.42, 0.68, C.white),
    band(0.42, 0.68, C.lilac, 0.4),
  ];
}

const LOW_STACK_STEP = 17;

/** A straight stack of one-band cones. */
export const straightStack = (count: number) => times(count, i => put(oneBandCone(), 0, -LOW_STACK_STEP * i));

/** A tall cone, with a wide foot and two white bands. */
export function twoBandCone(): Drawn {
  const d = 'M-44-14L-14-128H14L44-14Z';
  return [
    poly(
      [
        [-66, 0],
        [-54, -18],
        [54, -18],
        [66, 0],
      ],
      C.yellow,
    ),
    poly(
      [
        [-66, 0],
        [-54, -18],
        [-14, -18],
        [-18, 0],
      ],
      C.amber,
    ),
    form(d, C.yellow, 'M-60 0L-16-140H-4L-12 0Z'),
    inside(
      d,
      rect(-60, -52, 120, 16, C.white),
      rect(-60, -100, 120, 20, C.white),
      path('M-60-36V-52H-9L-10-36ZM-60-80V-100H-6L-7-80Z', C.lilac),
    ),
  ];
}

/** [turn in degrees, x] of each cone, bottom to top, in a stack that leans to the right. */
const LEANING: readonly Pt[] = [
  [-1, 0],
  [5, 2],
  [8, 9],
  [6, 20],
  [-3, 26],
];
const TALL_STACK_STEP = 34; // units from cone to cone; the foot and a part of the body of each cone stay visible

/** A crooked stack of two-band cones, at most five. The player Big Lea builds it in chapter 8. */
export const crookedStack = (count: number) =>
  LEANING.slice(0, count).map(([turn, x], i) =>
    put([i ? UNDER_FOOT : [], twoBandCone()], x, -i * TALL_STACK_STEP, 1, turn),
  );
/** The shadow that a cone's foot casts on the cone below it. */
const UNDER_FOOT = path('M-58 0H58L46 9H-50Z', MUD);
