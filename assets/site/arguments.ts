/**
 * Draws the pictures of the home page's five arguments. The first four have no background. The fifth is five
 * panels with a coach in each.
 */
import { draw, EXPRESSIONS, type ExpressionName } from '../cast/index.ts';
import {
  ball,
  C,
  type Color,
  disc,
  figure,
  form,
  group,
  HANDS,
  headwear,
  inside,
  KITS,
  type Kit,
  node,
  type PoseName,
  type Pt,
  path,
  poly,
  put,
  rect,
  SKIN,
  seeded,
  stroke,
  times,
} from '../kit/index.ts';
import { notebook } from '../places/props/coachTools.ts';
import { flaskWithHandle } from '../places/props/flasks.ts';
import { drawing } from './drawing.ts';

/** A salt or pepper shaker with a body of glass. It stands on 0, 0. */
function shaker(cap: Color, grain: Color, holes: number) {
  const body = 'M-62 0L-50-190H50L62 0Z';
  return [
    form(body, C.white, 'M-70 8L-56-196H-18L-24 8Z'),
    form('M-58 0L-52-96H52L58 0Z', grain, 'M-70 8L-56-196H-18L-24 8Z'),
    form('M-58-190L-46-262Q0-292 46-262L58-190Z', cap, 'M-66-184L-52-290H-14L-22-184Z'),
    times(holes, i => disc(-16 + i * 19, -258 - (i % 2) * 10, 5, C.white)),
  ];
}

/**
 * Offside on a kitchen table: two salt shakers, a pepper shaker too far forward, a hand that points at it, and a ball.
 */
export function offside() {
  const line = times(6, i =>
    poly(
      [
        [560 + i * 26, 640 + i * 62],
        [576 + i * 26, 638 + i * 62],
        [590 + i * 26, 676 + i * 62],
        [574 + i * 26, 678 + i * 62],
      ],
      C.white,
    ),
  );
  const sleeve = [
    poly(
      [
        [1060, 120],
        [1060, 300],
        [860, 306],
        [846, 186],
      ],
      C.orange,
    ),
    poly(
      [
        [1060, 240],
        [1060, 300],
        [860, 306],
        [854, 262],
      ],
      C.ember,
    ),
    poly(
      [
        [868, 182],
        [846, 184],
        [858, 308],
        [880, 306],
      ],
      C.white,
    ),
  ];
  return drawing(
    'home-1',
    [0, 0, 1000, 940],
    disc(600, 350, 300, C.yellow),
    line,
    poly(
      [
        [150, 790],
        [266, 774],
        [76, 862],
        [-40, 876],
      ],
      C.plum,
    ),
    put(shaker(C.purple, C.amber, 3), 212, 800, 1.5),
    poly(
      [
        [420, 862],
        [536, 846],
        [346, 934],
        [230, 950],
      ],
      C.plum,
    ),
    put(shaker(C.ink, C.ink, 3), 478, 872, 1.62),
    poly(
      [
        [700, 742],
        [810, 728],
        [640, 806],
        [536, 820],
      ],
      C.plum,
    ),
    put(shaker(C.purple, C.amber, 3), 762, 748, 1.34),
    sleeve,
    put(group('scale(1 -1)', HANDS.point()), 858, 246, 1.55, 186),
    ball(372, 640, 44, 20),
  );
}

/** A scene in the rain: the coach holds an umbrella over a girl. */
export function rain() {
  const next = seeded(11);
  const drops = times(44, i => {
    const [x, y] = [40 + (i % 11) * 84 + next() * 50, 4 + Math.floor(i / 11) * 220 + next() * 150];
    return poly(
      [
        [x + 26, y],
        [x + 36, y + 3],
        [x + 10, y + 84],
        [x, y + 80],
      ],
      i % 3 ? C.lilac : C.white,
    );
  });
  const romy = draw('romy', 'holdUp', { expr: 'happy', with: { holdF: 'umbrella' } });
  const girl = draw('bigLea', 'proud', { expr: 'joy', flip: false, with: { look: -0.6 } });
  return drawing(
    'home-2',
    [0, 0, 1000, 1000],
    disc(520, 470, 380, C.yellow),
    drops,
    poly(
      [
        [170, 925],
        [330, 905],
        [250, 960],
        [100, 970],
      ],
      C.purple,
    ),
    poly(
      [
        [620, 900],
        [790, 880],
        [700, 940],
        [540, 950],
      ],
      C.purple,
    ),
    put(girl.drawn, 716, 936, 1.06),
    put(romy.drawn, 400, 952, 1.06),
  );
}

/**
 * A crowd of dots, and a bench with three girls and free seats. One dot in 16.5 is orange and stands for a
 * woman coach, because in September 2025 the Swiss Football Association counted around 2,800 women coaches,
 * and more than 46,000 licensed women and girls.
 */
export function bench() {
  const rows = 7;
  const perRow = 24;
  const crowd = times(rows * perRow, i => {
    const [row, column] = [Math.floor(i / perRow), i % perRow];
    const coach = (i * 7) % 16.5 < 1;
    const size = 15 + row * 1.6;
    return disc(
      24 + column * 68 + (row % 2) * 34,
      60 + row * 62,
      size,
      coach ? C.orange : row % 2 ? C.lilac : C.purple,
    );
  });
  const seat = (y: number, h: number, fill: Color) =>
    poly(
      [
        [-20, y],
        [1720, y - 120],
        [1720, y - 120 + h],
        [-20, y + h],
      ],
      fill,
    );
  const legs = [90, 620, 1150, 1560].map(x => rect(x, 830 - x * 0.07, 34, 190, C.ink));
  const girls = [
    put(draw('luana', 'sit', { expr: 'happy' }).drawn, 220, 1010, 1.16),
    put(draw('tenzin', 'sitStill', { expr: 'calm' }).drawn, 470, 980, 1.16),
    put(draw('ivana', 'sitBent', { expr: 'cheeky', flip: true }).drawn, 1470, 916, 1.16),
  ];
  const freeSeats = [
    poly(
      [
        [690, 774],
        [1150, 742],
        [1150, 700],
        [690, 732],
      ],
      C.yellow,
    ),
    poly(
      [
        [690, 774],
        [1150, 742],
        [1150, 762],
        [690, 794],
      ],
      C.amber,
    ),
  ];
  const sun = disc(930, 600, 190, C.yellow);
  const things = [put(notebook(), 800, 700, 0.9, -4), put(flaskWithHandle(), 1030, 722, 1)];
  return drawing(
    'home-3',
    [0, 0, 1660, 1080],
    crowd,
    sun,
    poly(
      [
        [-20, 900],
        [1720, 780],
        [1720, 1100],
        [-20, 1100],
      ],
      C.purple,
    ),
    legs,
    seat(790, 52, C.white),
    seat(830, 22, C.lilac),
    seat(846, 12, C.plum),
    freeSeats,
    things,
    girls,
  );
}

/**
 * A clock, drawn as a sun, with a mark from 19:00 to 22:30. Below it are people who are as new to coaching as the
 * visitor.
 */
export function evening() {
  const [x, y, r] = [540, 410, 390];
  const at = (hour: number, radius: number): Pt => {
    const a = (hour / 12) * 2 * Math.PI;
    return [x + radius * Math.sin(a), y - radius * Math.cos(a)];
  };
  const [from, to] = [at(7, r - 44), at(10.5, r - 44)];
  const wedge = path(
    `M${x} ${y}L${from.map(Math.round).join(' ')}A${r - 44} ${r - 44} 0 0 1 ${to.map(Math.round).join(' ')}Z`,
    C.orange,
  );
  const hours = times(12, hour => {
    const [a, b] = [at(hour, r - 14), at(hour, r - (hour % 3 ? 46 : 76))];
    return stroke(`M${a.join(' ')}L${b.join(' ')}`, C.ink, hour % 3 ? 12 : 22);
  });
  const hand = (hour: number, length: number, width: number) =>
    stroke(`M${x} ${y}L${at(hour, length).map(Math.round).join(' ')}`, C.ink, width);
  const street: Kit = {
    ...KITS.parent,
    jersey: C.lilac,
    trim: C.white,
    shorts: C.ink,
    boots: C.white,
    sole: C.purple,
  };
  const people = [
    put(
      figure({
        pose: 'holdLow',
        skin: 's2',
        hair: 'bun',
        hairColor: 'chestnut',
        kit: street,
        expr: ['up', 'open', 'grin'],
        holdN: 'cup',
        height: 1.05,
      }),
      270,
      1086,
      0.78,
    ),
    put(
      figure({
        pose: 'offer',
        skin: 's5',
        hair: 'afro',
        kit: { ...street, jersey: C.purple, shorts: C.plum },
        expr: ['up', 'open', 'A'],
        build: 1.14,
        flip: true,
      }),
      470,
      1074,
      0.78,
    ),
    put(draw('samira', 'pockets', { as: 'track', expr: 'happy', flip: true }).drawn, 664, 1056, 0.8),
  ];
  return drawing(
    'home-4',
    [0, 0, 1000, 1100],
    disc(x, y, r, C.white),
    wedge,
    hours,
    hand(10.5, 210, 30),
    hand(6, 320, 18),
    disc(x, y, 34, C.ink),
    people,
  );
}

type Type = readonly [
  pose: PoseName,
  expr: ExpressionName,
  look: Parameters<typeof figure>[0],
  panel: Color,
  chair?: true,
];
/**
 * Coaches of all ages and builds: a loud one, a quiet one (in a wheelchair), one who makes lists, one who jokes, and
 * one who never scored.
 */
const TYPES: readonly Type[] = [
  ['call', 'shout', { skin: 's1', hair: 'ponytail', hairColor: 'ginger', build: 1.46 }, C.yellow],
  ['sit', 'calm', { skin: 's4', hair: 'braids', hairColor: 'ink', build: 0.98 }, C.lilac, true],
  [
    'stand',
    'firm',
    {
      skin: 's2',
      hair: 'bob',
      hairColor: 'silver',
      build: 1.06,
      tuck: 'notebook',
      headProps: [headwear.glasses(C.ink), headwear.pencil(SKIN.s2[1])],
    },
    C.white,
  ],
  ['juggleKnee', 'joy', { skin: 's5', hair: 'crop', hairColor: 'ink', build: 0.86, young: true }, C.yellow],
  ['shade', 'cheeky', { skin: 's3', hair: 'hijab', cloth: [C.purple, C.plum], build: 1.12 }, C.lilac],
];

const WHEEL = { x: -34, y: -128, r: 128 } as const;
/**
 * The wheelchair in two parts. behind: the backrest, which is drawn behind the figure. before: the wheel with its push
 * rim, which is drawn in front of the figure. 0, 0 is at the figure's feet.
 */
const chair = () => {
  const { x, y, r } = WHEEL;
  const ring = (radius: number, width: number, colour: Color) =>
    node('circle', { cx: x, cy: y, r: radius, fill: 'none', stroke: colour, 'stroke-width': width });
  const spokes = [0, 30, 60, 90, 120, 150].map(turn => put(rect(-2.5, -r, 5, 2 * r, C.plum), x, y, 1, turn));
  return {
    behind: put(rect(-16, -206, 32, 210, C.ink), x - 34, y - 30, 1, -8),
    before: [spokes, ring(r - 8, 16, C.ink), ring(r - 34, 7, C.white), disc(x, y, 14, C.ink)],
  };
};

export function types() {
  const [w, h, gap] = [330, 900, 24];
  const panels = TYPES.map(([pose, face, look, panel, wheels], i) => {
    const x = i * (w + gap);
    const y = 90 - i * 22;
    const person = figure({
      head: 1,
      young: false,
      kit: KITS.romy,
      height: 1.06,
      ...look,
      pose,
      expr: EXPRESSIONS[face],
    });
    return inside(
      `M${x} ${y + 36}L${x + w} ${y}V${y + h - 36}L${x} ${y + h}Z`,
      rect(x - 2, y - 2, w + 4, h + 4, panel),
      disc(x + w * 0.66, y + 240, 170, panel === C.yellow ? C.white : C.yellow),
      wheels
        ? put([chair().behind, person, chair().before], x + w / 2 - 40, y + h + 30, 1.6)
        : put(person, x + w / 2 - 10, y + h + 170, 1.5),
    );
  });
  return drawing('home-5', [0, 0, 5 * w + 4 * gap, 1000], panels);
}
