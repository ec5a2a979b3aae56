/**
 * Draws pictures of the starter page: a kit bag, Romy as she speaks, a village, and a round picture for each
 * course. Also draws the picture of the 404 page.
 */
import { draw, EXPRESSIONS } from '../cast/index.ts';
import {
  avatar,
  ball,
  C,
  CANVAS,
  type Color,
  chalk,
  church,
  type Drawn,
  disc,
  form,
  house,
  inside,
  node,
  path,
  poly,
  put,
  rect,
  ridge,
  STONE,
  stroke,
  TURF,
  times,
  turf,
} from '../kit/index.ts';
import { oneBandCone } from '../places/props/cones.ts';
import { flaskWithHandle } from '../places/props/flasks.ts';
import { orangePen } from '../places/props/pens.ts';
import { drawing } from './drawing.ts';

/** A kit bag, almost as wide as the picture. The equipment for a first training evening sticks out of it. */
export function pack() {
  const bag = 'M90 520L170 400H870L960 520L930 960H120Z';
  const notebook = put(
    [
      rect(-130, -200, 260, 380, C.ink),
      rect(-118, -188, 236, 356, C.purple),
      rect(-118, -188, 60, 356, C.plum),
      rect(-20, -120, 110, 66, C.white),
      stroke('M-2-96H70M-2-78H50', C.purple, 8),
    ],
    330,
    330,
    1,
    -12,
  );
  const whistle = [
    form('M0 0H118L128 60L92 96L30 84L0 58Z', C.yellow, 'M-6 30L40 100L-10 100Z'),
    disc(66, 46, 17, C.ink),
    rect(-40, 4, 44, 34, C.amber),
  ];
  return drawing(
    'starter-pack',
    [0, 0, 1040, 980],
    disc(640, 340, 320, C.lilac),
    put(orangePen(), 470, 470, 1.5, 8),
    notebook,
    put(oneBandCone(), 620, 450, 2.7, 6),
    put(flaskWithHandle(), 800, 470, 1.9, 12),
    ball(470, 420, 104, 30),
    form(bag, C.orange, 'M60 520L200 380L300 380L240 1000H100Z', C.ember),
    poly(
      [
        [90, 520],
        [170, 400],
        [870, 400],
        [960, 520],
      ],
      C.ember,
    ),
    poly(
      [
        [150, 470],
        [900, 470],
        [960, 520],
        [90, 520],
      ],
      C.orange,
    ),
    poly(
      [
        [84, 512],
        [966, 512],
        [960, 546],
        [86, 546],
      ],
      C.white,
    ),
    form('M300 512H356V960H290Z', C.ink, 'M280 500H318L308 970H280Z'),
    form('M690 512H746L756 960H700Z', C.ink, 'M680 500H708L718 970H690Z'),
    stroke('M326 600C340 330 700 330 720 600', C.ink, 46),
    put(
      [
        disc(0, 0, 86, C.white),
        path('M-56-36H-26L0 4L26-36H56L15 27V63H-15V27Z', C.orange),
        disc(0, -41, 17, C.orange),
      ],
      524,
      748,
    ),
    stroke('M840 520C870 640 800 660 812 730', C.yellow, 12),
    put(whistle, 770, 730, 0.9, 16),
  );
}

export const romySays = () =>
  drawing(
    'starter-romy',
    [-300, -262, 700, 800],
    put(avatar({ face: EXPRESSIONS.joy, near: 'near_notebook', far: 'far_present' }), 0, 0),
  );

/** A pitch behind the last house of a village, like most Swiss pitches. */
export function village() {
  const f = { ...CANVAS.md, w: 1600, h: 560, beside: 0, above: 0, below: 0 };
  const horizon = 300;
  return drawing(
    'starter-village',
    [0, 0, 1600, 560],
    disc(1180, 210, 180, C.yellow),
    ridge(
      horizon,
      [
        [-20, 40],
        [180, 190],
        [330, 110],
        [520, 260],
        [760, 90],
        [980, 150],
        [1220, 60],
        [1400, 130],
        [1640, 40],
      ],
      C.lilac,
      STONE,
    ),
    church(700, horizon, 92),
    house(540, horizon, 84),
    house(840, horizon + 2, 96),
    house(960, horizon, 70),
    turf(f, horizon, 800, 2400, C.purple, TURF),
    chalk(horizon, [0, 470], [1600, 430]),
    chalk(horizon, [620, horizon + 10], [180, 560]),
    put(draw('bigLea', 'run', { expr: 'joy' }).drawn, 380, 500, 0.42),
    put(draw('jeta', 'kick', { expr: 'joy' }).drawn, 560, 520, 0.46),
    ball(700, 500, 16, 10),
    put(draw('zoe', 'ready', { expr: 'firm', flip: true }).drawn, 1080, 506, 0.44),
    put(draw('romy', 'call', { expr: 'shout', flip: true }).drawn, 1370, 540, 0.5),
    put(oneBandCone(), 1240, 530, 0.5),
  );
}

const ROUND = node('circle', { cx: 160, cy: 160, r: 160 });

const station = (id: string, fill: Color, ...body: Drawn[]) =>
  drawing(`station-${id}`, [0, 0, 320, 320], inside(ROUND, rect(0, 0, 320, 320, fill), body));

/**
 * The round pictures of the licence journey's four courses (stations), in this order: two girls who listen and ask; a
 * coach on the pitch, with a cone for each of the six days of this course; the youngest players; a plan.
 */
export const stations = () => [
  station(
    'introduction',
    C.yellow,
    disc(226, 110, 84, C.white),
    poly(
      [
        [-10, 270],
        [330, 236],
        [330, 330],
        [-10, 330],
      ],
      C.purple,
    ),
    put(draw('samira', 'sitStill', { as: 'track', expr: 'listening' }).drawn, 116, 344, 0.5),
    put(draw('tenzin', 'armUp', { as: 'track', expr: 'ask' }).drawn, 236, 420, 0.6),
  ),
  station(
    'c_basic',
    C.lilac,
    disc(214, 120, 92, C.yellow),
    poly(
      [
        [-10, 250],
        [330, 214],
        [330, 330],
        [-10, 330],
      ],
      C.purple,
    ),
    times(6, i => put(oneBandCone(), 36 + i * 52, 296 - i * 8, 0.55)),
    put(draw('romy', 'call', { expr: 'talk' }).drawn, 112, 352, 0.46),
  ),
  station(
    'd',
    C.purple,
    disc(210, 120, 100, C.yellow),
    poly(
      [
        [-10, 262],
        [330, 226],
        [330, 330],
        [-10, 330],
      ],
      C.plum,
    ),
    put(draw('bigLea', 'cheer', { expr: 'joy' }).drawn, 112, 326, 0.46),
    put(
      draw('jeta', 'hopHigh', { expr: 'joy', with: { height: 0.84, head: 1.26, size: 0.8 } }).drawn,
      226,
      300,
      0.46,
    ),
    ball(166, 284, 22, 40),
  ),
  station(
    'uefa_c',
    C.yellow,
    disc(220, 110, 90, C.white),
    poly(
      [
        [-10, 260],
        [330, 224],
        [330, 330],
        [-10, 330],
      ],
      C.purple,
    ),
    put(
      [
        rect(-84, -110, 168, 220, C.ink),
        rect(-76, -102, 152, 204, C.purple),
        stroke('M-76 0H76M-30-102V-72H30V-102M-30 102V72H30V102', C.white, 5),
        node('circle', { r: 26, fill: 'none', stroke: C.white, 'stroke-width': 5 }),
        disc(-34, -40, 12, C.yellow),
        disc(38, 34, 12, C.yellow),
        disc(26, -46, 12, C.orange),
        stroke('M-24-32C0-4 20 8 28 24', C.yellow, 6),
        path('M20 14L40 30L16 32Z', C.yellow),
      ],
      160,
      172,
      1,
      -8,
    ),
  ),
];

/** The picture of the 404 page: the referee raises a flag for offside. */
export const flagUp = () =>
  drawing(
    'offside-flag',
    [0, 0, 900, 900],
    disc(470, 380, 330, C.lilac),
    put(draw('referee', 'armUp', { as: 'flag', expr: 'firm' }).drawn, 420, 1060, 1.14),
  );
