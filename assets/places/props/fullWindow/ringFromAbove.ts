/**
 * Draws half time from above: a plate of orange slices in the middle, and around it the people who sit on the grass.
 * 0, 0 is the middle of the plate. The sun is at the top right, so each shade is at the lower left of its shape.
 */
import {
  C,
  type Color,
  type Drawn,
  disc,
  ellipse,
  group,
  HAIR,
  inside,
  NIGHT,
  type Pt,
  path,
  poly,
  put,
  type Ramp,
  rect,
  SKIN,
  type Skin,
  shadeOf,
  times,
} from '../../../kit/index.ts';

/** A person in the ring. The drawing faces +y (down the picture); `ringFromAbove` then turns it towards the plate. */
interface Sitter {
  readonly skin: Skin;
  readonly hair: Ramp;
  /** the hair style, or the hood or hijab that covers the hair */
  readonly shape: 'braid' | 'pigtails' | 'hood' | 'bun' | 'afro' | 'long' | 'hijab' | 'puff';
  readonly top: Color;
  readonly legs?: Color;
  readonly socks?: Color;
  /** extra length of the arm that is stretched out to the plate, in units of this drawing */
  readonly extraArm?: number;
}
const GIRLS = {
  alma: { skin: 's4', hair: HAIR.ink, shape: 'braid', top: C.orange },
  jeta: { skin: 's1', hair: HAIR.ginger, shape: 'pigtails', top: C.orange },
  zoe: { skin: 's2', hair: [C.yellow, C.amber], shape: 'hood', top: C.yellow, legs: C.ink, socks: C.yellow },
  luana: { skin: 's3', hair: HAIR.brown, shape: 'long', top: C.lilac },
  samira: { skin: 's3', hair: [C.ink, C.plum], shape: 'hijab', top: C.orange, legs: C.ink },
  littleLea: { skin: 's1', hair: HAIR.blonde, shape: 'bun', top: C.orange },
  bigLea: { skin: 's5', hair: HAIR.ink, shape: 'afro', top: C.orange },
  romy: { skin: 's3', hair: HAIR.ink, shape: 'puff', top: C.orange, legs: C.ink, socks: C.ink },
} as const satisfies Record<string, Sitter>;
type Who = keyof typeof GIRLS;

/**
 * The seats in the ring. `angle`: direction from the plate, in degrees (0: right, 90: below).
 * `away`: distance from the plate, in units of this drawing.
 */
const SEATS: readonly (readonly [who: Who, angle: number, away: number])[] = [
  ['romy', -92, 356],
  ['samira', -46, 350],
  ['jeta', 0, 356],
  ['littleLea', 46, 350],
  ['bigLea', 92, 350],
  ['zoe', 138, 350],
  ['luana', 182, 430],
  ['alma', 228, 352],
];

/**
 * The seats that differ from SEATS while the ring is open (`isOpen`). Romy, Samira and Jeta make room for the
 * motorway (`ROAD`). Luana is nearer to the plate.
 */
const OPENED: Readonly<Partial<Record<Who, readonly [angle: number, away: number]>>> = {
  romy: [-112, 362],
  samira: [-70, 362],
  jeta: [10, 366],
  luana: [182, 330],
};

const SHOULDERS = 'M-98 6C-98-44-54-62 0-62C54-62 98-44 98 6C88 44 44 54 0 54C-44 54-88 44-98 6Z';
const FACE = 'M-30 26C-26 52-10 62 0 66C10 62 26 52 30 26Z';

/**
 * Draws a shape with its shaded part. The shaded part is always towards the lower left of the picture. `angle`: degrees
 * by which the caller turns the shape afterwards.
 */
const lit = (d: string, [colour, shade]: Ramp, angle: number, edge = 0): Drawn => [
  path(d, colour),
  inside(
    d,
    group(
      `rotate(${-angle})`,
      poly(
        [
          [-400, -400 + edge],
          [-40, -40 + edge],
          [400, 400 + edge],
          [-400, 400 + edge],
        ],
        shade,
      ),
    ),
  ),
];
const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

/** The hair behind the head, and the hair band of a braid or puff. Empty for a head in a hood or hijab. */
function behind({ shape, hair: [base, light] }: Sitter): Drawn {
  switch (shape) {
    case 'braid':
      return [path('M-20-40L-46-110L-30-168L-10-176L-2-112L14-44Z', base), rect(-38, -150, 30, 12, C.yellow)];
    case 'pigtails':
      return [
        path('M-40-20C-104-70-140-30-118 22C-104 6-80-2-40 8Z', base),
        path('M40-20C104-70 140-30 118 22C104 6 80-2 40 8Z', light),
      ];
    case 'bun':
      return disc(0, -44, 30, base);
    case 'afro':
      return disc(0, -4, 82, base);
    case 'long':
      return path('M-52 0C-70-60-70-130-40-150L40-146C66-120 66-60 52 0Z', base);
    case 'puff':
      return [disc(0, -62, 54, base), rect(-40, -36, 80, 14, C.yellow)];
    default:
      return [];
  }
}

/**
 * A person, seen from above. `angle`: degrees by which the caller turns this drawing; the shades are drawn for this
 * angle.
 */
function sitter(who: Sitter, angle: number): Drawn {
  const [skin, dark] = SKIN[who.skin];
  const legs: Ramp = who.legs ? [who.legs, NIGHT] : [skin, dark];
  const socks = who.socks ?? C.orange;
  const leg = (side: 1 | -1) => {
    const d = `M${side * 16} 30L${side * 62} 22L${side * 86} 100L${side * 70} 128L${side * 30} 114Z`;
    const shin = `M${side * 36} 104L${side * 82} 100L${side * 66} 178L${side * 36} 176Z`;
    return [
      path(`M${side * 32} 168L${side * 70} 170L${side * 72} 216L${side * 28} 214Z`, C.ink),
      lit(shin, [socks, shadeOf(socks)], angle, 40),
      lit(d, legs, angle, 20),
    ];
  };
  const arm = (side: 1 | -1): Drawn => {
    const far = side === 1 ? (who.extraArm ?? 0) : 0;
    return [
      lit(
        `M${side * 64}-18L${side * 102} 2L${side * 78} ${112 + far}L${side * 44} ${122 + far}L${side * 48} ${98 + far}L${side * 62} 26Z`,
        who.shape === 'hood' || who.shape === 'puff' ? [who.top, shadeOf(who.top)] : [skin, dark],
        angle,
        30,
      ),
      lit(
        round(side * 58, 120 + far, 22),
        who.shape === 'hood' ? [C.white, C.lilac] : [skin, dark],
        angle,
        120,
      ),
    ];
  };
  const sleeves = `M-112 26L-92-34L-50-52L-58 34ZM112 26L92-34L50-52L58 34Z`;
  const r = who.shape === 'afro' ? 66 : 54;
  return [
    leg(-1),
    leg(1),
    arm(-1),
    arm(1),
    lit(SHOULDERS, [who.top, shadeOf(who.top)], angle, 20),
    who.shape === 'hood' || who.shape === 'puff' ? [] : lit(sleeves, [C.orange, C.ember], angle, 10),
    behind(who),
    path(FACE, who.shape === 'hood' ? SKIN[who.skin][1] : skin),
    lit(round(0, 0, r), [who.hair[0], who.hair[0]], angle),
    group(
      `rotate(${-angle})`,
      path(
        `M-8-${r - 8}C${r * 0.5}-${r - 2} ${r - 4}-${r * 0.4} ${r - 8} 8C${r * 0.6}-${r * 0.3} ${r * 0.3}-${r * 0.6} -8-${r - 8}Z`,
        who.hair[1],
      ),
    ),
  ];
}

const slice = (x: number, y: number, turn: number, k = 1): Drawn =>
  put(
    [
      path('M-46 0A46 46 0 0 1 46 0Z', C.amber),
      path('M-40-2A39 39 0 0 1 40-2Z', C.white),
      path('M-35-5L-4-5L-27-27ZM-22-31L-2-8L-2-37ZM2-37L2-8L22-31ZM27-27L4-5L35-5Z', C.orange),
    ],
    x,
    y,
    k,
    turn,
  );
const PLATE_SLICES: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-40, -34, -30],
  [44, -30, 40],
  [-52, 40, -110],
  [50, 46, 130],
  [0, 74, 180],
];
const plate = (): Drawn => [
  ellipse(-14, 14, 128, 128, C.plum),
  disc(0, 0, 124, C.white),
  inside(
    round(0, 0, 124),
    poly(
      [
        [-200, -120],
        [-20, -10],
        [120, 200],
        [-200, 200],
      ],
      C.lilac,
    ),
  ),
  disc(0, 0, 88, C.white),
  PLATE_SLICES.map(each => slice(...each)),
];

/**
 * Corners of a motorway in the drawing: Luana calls the free space behind the opponents' defender a motorway. The
 * motorway leads from the plate to the upper right, where nobody sits. An orange slice lies at its beginning.
 */
const ROAD: readonly Pt[] = [
  [118, -104],
  [160, -30],
  [760, -330],
  [790, -270],
  [900, -470],
  [640, -490],
  [680, -420],
];
const road = (): Drawn => [
  poly(ROAD, C.ink),
  times(5, i => put(rect(0, -7, 62, 14, C.white), 196 + i * 100, -98 - i * 58, 1, -30)),
  slice(158, -74, 60, 1.2),
];

const shadow = (): Drawn => path('M-98 6C-98-44-54-62 0-62C54-62 98-44 98 6L60 200L-60 200Z', C.plum);

/**
 * The ring of people. `isOpen`: draws the ring with a gap, the motorway through the gap (`ROAD`), and Luana with an arm
 * stretched out.
 */
export function ringFromAbove(isOpen: boolean): Drawn {
  const seats = SEATS.map(([who, angle, away]) => {
    const [at, far] = (isOpen && OPENED[who]) || [angle, away];
    const rad = (at * Math.PI) / 180;
    return { who, turn: at + 90, x: far * Math.cos(rad), y: far * Math.sin(rad) };
  });
  return [
    seats.map(({ x, y, turn }) => put(shadow(), x - 26, y + 26, 1, turn)),
    plate(),
    isOpen ? road() : [],
    seats.map(({ who, x, y, turn }) => {
      const girl: Sitter = who === 'luana' && isOpen ? { ...GIRLS[who], extraArm: 110 } : GIRLS[who];
      return put(sitter(girl, turn), x, y, 1, turn);
    }),
  ];
}
