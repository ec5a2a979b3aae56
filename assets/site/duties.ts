/** Draws pictures of the starter page: one for each of a coach's six duties, and one of Romy with her notebook. */
import { draw } from '../cast/index.ts';
import {
  avatar,
  ball,
  C,
  type Color,
  type Drawn,
  disc,
  inside,
  node,
  path,
  poly,
  put,
  rect,
  stroke,
  times,
} from '../kit/index.ts';
import { darkPen, orangePen } from '../places/props/pens.ts';
import { drawing } from './drawing.ts';

const [WIDE, HIGH] = [400, 260];

/**
 * The drawing of one of a coach's six duties. `body` is in front of a sun and of a ground with a diagonal edge. All
 * parts are clipped to the picture's edge.
 */
const duty = (number: number, fill: Color, sun: Color, ground: Color, ...body: Drawn[]) =>
  drawing(
    `duty-${number}`,
    [0, 0, WIDE, HIGH],
    inside(
      rect(0, 0, WIDE, HIGH, C.ink),
      rect(0, 0, WIDE, HIGH, fill),
      disc(290, 96, 78, sun),
      poly(
        [
          [-10, 214],
          [410, 168],
          [410, 270],
          [-10, 270],
        ],
        ground,
      ),
      body,
    ),
  );

/** A page of a training plan: a pitch with players, and the path of the ball. */
const plan = (): Drawn => [
  rect(-118, -76, 236, 168, C.ink),
  rect(-110, -84, 220, 160, C.white),
  stroke('M-96-70H96V62H-96ZM0-70V62M-96-34H-64V26H-96M96-34H64V26H96', C.lilac, 5),
  node('circle', { r: 24, cy: -4, fill: 'none', stroke: C.lilac, 'stroke-width': 5 }),
  disc(-62, -44, 11, C.orange),
  disc(-40, 30, 11, C.orange),
  disc(24, -40, 11, C.orange),
  stroke('M-40 20C-20-20 20 0 56 22', C.plum, 6),
  path('M46 30L72 32L58 10Z', C.plum),
];

/** A list of names. One name is circled. */
const list = (): Drawn => [
  rect(-74, -92, 148, 200, C.plum),
  rect(-66, -100, 148, 200, C.white),
  times(7, i => [
    rect(-52, -82 + i * 26, 10, 10, i === 3 ? C.orange : C.lilac),
    rect(-32, -81 + i * 26, [76, 60, 84, 92, 66, 80, 54][i] ?? 60, 8, i === 3 ? C.plum : C.lilac),
  ]),
  stroke('M-46 10C-52-16 20-20 66-12C82-4 74 16 40 18C0 22-40 20-44 4', C.orange, 6),
];

/** A notebook. Mistakes on its left page are crossed out. Its right page has notes, with a tick below them. */
const notes = (): Drawn => [
  rect(-92, -84, 190, 176, C.ink),
  rect(-84, -92, 92, 176, C.white),
  rect(8, -92, 92, 176, C.lilac),
  times(4, i => rect(-70, -70 + i * 30, [62, 48, 66, 40][i] ?? 50, 8, C.lilac)),
  stroke('M-74-60L-8-74M-74-30L-22-42M-74 0L-6-14', C.purple, 6),
  stroke('M24-66H82M24-40H70M24-14H84M24 12H58', C.plum, 7),
  stroke('M24 52L36 64L62 36', C.orange, 9),
];

export const duties = () => [
  duty(1, C.purple, C.yellow, C.plum, put(plan(), 170, 128, 1.05, -7), put(orangePen(), 318, 176, 1.1, 12)),
  duty(
    2,
    C.lilac,
    C.white,
    C.purple,
    put(draw('zoe', 'standArmsDown', { expr: 'hopeful', flip: true }).drawn, 300, 322, 0.44),
    put(draw('romy', 'wave', { expr: 'happy' }).drawn, 124, 342, 0.47),
  ),
  duty(
    3,
    C.yellow,
    C.white,
    C.purple,
    put(draw('jeta', 'footOnBall', { expr: 'attentive', flip: true }).drawn, 290, 246, 0.36),
    ball(256, 232, 17, 20),
    put(draw('romy', 'crouchTell', { expr: 'talk' }).drawn, 116, 256, 0.46),
  ),
  duty(
    4,
    C.lilac,
    C.yellow,
    C.purple,
    put(list(), 274, 134, 1, 6),
    put(draw('romy', 'oneFinger', { expr: 'calm' }).drawn, 108, 342, 0.47),
  ),
  duty(
    5,
    C.purple,
    C.yellow,
    C.lilac,
    put(draw('luana', 'shrink', { expr: 'worried' }).drawn, 96, 326, 0.44),
    put(draw('romy', 'call', { expr: 'firm' }).drawn, 230, 342, 0.47),
  ),
  duty(6, C.yellow, C.white, C.purple, put(notes(), 170, 132, 1.1, -6), put(darkPen(), 312, 196, 1.2, 16)),
];

/** Romy reads in her notebook. A purple disc behind her makes the white notebook visible on the white web page. */
export const romyReads = () =>
  drawing(
    'starter-reading',
    [-300, -262, 860, 800],
    disc(230, 170, 330, C.purple),
    put(avatar({ face: ['up', 'down', 'smirk'], near: 'near_hip', far: 'far_notebook' }), 0, 0),
  );
