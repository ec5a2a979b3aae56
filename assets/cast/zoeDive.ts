/**
 * Draws Zoé in minute 62 of the match: she flies across the window, the wind tears her hood back, and her gloves reach
 * the ball. The drawing is about 1550 units long and 720 high. 0, 0 is the middle of her chest.
 */
import {
  between,
  C,
  type Color,
  type Drawn,
  form,
  group,
  HAIR,
  HANDS,
  head,
  ball as kitBall,
  limb,
  MUD,
  NIGHT,
  P,
  type Point,
  path,
  put,
  SKIN,
  STONE,
  type Width,
} from '../kit/index.ts';
import { EXPRESSIONS } from './expressions.ts';

const SLEEVE: Width[] = [
  { t: 0, l: 58, r: 62 },
  { t: 0.35, l: 55, r: 55 },
  { t: 0.9, l: 44, r: 43 },
  { t: 1.2, l: 43, r: 46 },
  { t: 1.7, l: 34, r: 36 },
  { t: 2, l: 31, r: 32 },
];
const LEG: Width[] = [
  { t: 0, l: 78, r: 82 },
  { t: 0.4, l: 70, r: 72 },
  { t: 0.9, l: 45, r: 46 },
  { t: 1.1, l: 42, r: 44 },
  { t: 1.4, l: 50, r: 36 },
  { t: 2, l: 24, r: 24 },
];

/**
 * Draws the part of a limb between `from` and `to` (0 = root, 1 = joint, 2 = end). `wider`: units added on each side,
 * for cloth that is wider than the limb. `strip`: share of the limb's width that is in shade.
 */
function tube(
  [a, b, c]: readonly [Point, Point, Point],
  widths: readonly Width[],
  [from, to]: readonly [number, number],
  wider: number,
  colour: Color,
  shade: Color,
  strip: number,
): Drawn {
  const at = (t: number) => {
    const i = Math.max(
      1,
      widths.findIndex(w => w.t >= t),
    );
    const [p, q] = [widths[i - 1], widths[i]];
    if (!p || !q) return { t, l: wider, r: wider };
    const k = (t - p.t) / (q.t - p.t);
    return { t, l: p.l + (q.l - p.l) * k + wider, r: p.r + (q.r - p.r) * k + wider };
  };
  const inner = widths.filter(({ t }) => t > from && t < to).map(({ t }) => at(t));
  const g = limb(a, b, c, [at(from), ...inner, at(to)], { shadeK: strip });
  return [path(between(g.Ls, g.Rs), colour), path(g.shade, shade)];
}

const NEAR_LEG = [P(-250, 96), P(-492, 124), P(-716, 40)] as const;
const FAR_LEG = [P(-215, 150), P(-350, 300), P(-566, 274)] as const;
const NEAR_ARM = [P(60, -92), P(252, -196), P(424, -206)] as const;
const FAR_ARM = [P(120, 96), P(300, 34), P(452, -92)] as const;

/**
 * Draws a leg. The far leg is all in shade. Tights and shorts of the near leg are lit along their upper edge, so that
 * the dark leg is visible on a dark ground.
 */
const leg = (bones: readonly [Point, Point, Point], isFar: boolean): Drawn => {
  const strip = isFar ? 1 : 0.72;
  const cloth = (part: readonly [number, number], wider: number, colour: Color, shade: Color, k = strip) =>
    tube(bones, LEG, part, wider, colour, shade, k);
  return [
    cloth([0, 1.3], 0, C.purple, C.ink, isFar ? 1 : 0.76),
    cloth([1.24, 1.96], 3, C.yellow, C.amber, isFar ? 1 : 0.42),
    cloth([1.3, 1.42], 4, C.ink, C.ink, 1),
    cloth([0, 0.62], 14, C.purple, C.ink, isFar ? 1 : 0.78),
    cloth([0.54, 0.62], 15, C.yellow, C.amber, isFar ? 1 : 0.5),
  ];
};
const BOOT = 'M-40-34L36-34C50-8 96 4 132 24C150 34 152 62 130 62L-50 62C-62 30-52 0-40-34Z';
const STUDS = 'M-52 58L138 58L130 80L110 80L108 90L84 90L80 80L-10 80L-14 90L-38 90L-42 80L-50 80Z';
const boot = (x: number, y: number, turn: number, [upper, shade]: readonly [Color, Color], sole: Color) =>
  put([path(STUDS, sole), form(BOOT, upper, 'M-80-50L-8-50C-16 6 0 36 60 66L-80 66Z', shade)], x, y, 1, turn);

/** the hoodie from the front, stretched from the hips to the shoulders; its lower side is in shade */
const BODY =
  'M-300 22C-226-20-120-92-24-142C10-158 62-160 100-134C140-96 172 30 168 102C164 150 130 168 86 166' +
  'C0 170-90 180-196 226C-236 190-288 90-300 22Z';
const BODY_SHADE = 'M-330 140L-250 116L-110 92L60 84L124 66L190 88L200 260L-330 260Z';
/** the hood, torn back by the wind; its opening faces the viewer */
const HOOD =
  'M8 4C-6-86-48-188-124-244C-202-278-314-262-350-188C-370-140-332-76-258-38C-198-10-118 14-38 44Z';
const HOOD_SHADE = 'M-398-176L-268-188C-268-116-218-66-148-36L-98 34L-358 14Z';
const HOOD_INSIDE = 'M4 2C-14-76-54-170-124-222C-174-244-226-222-230-170C-226-106-148-22 4 14Z';
const HOOD_DEEP = 'M4 2C-28-46-98-116-178-162C-202-176-218-178-230-170C-226-106-148-22 4 14Z';
/** the hem of the hoodie, a band at the hips */
const HEM = 'M-300 22C-288 90-236 190-196 226L-160 208C-200 168-246 86-258 4Z';

const HAIR_BACK =
  'M20-96C-40-128-120-124-190-84C-158-86-140-78-128-66C-160-56-186-34-200 0C-160-16-130-16-112-6' +
  'C-128 14-136 38-134 66C-104 40-70 34-36 52L40 20Z';
const HAIR_FRONT =
  'M63-42C54-56 40-66 22-70C10-60-6-40-12-14C-20-34-40-30-44-8C-52-22-70-18-74 0C-96-40-84-92-40-112' +
  'C4-134 56-110 64-78C68-64 66-52 63-42Z';
const HAIR_LIGHT = 'M-40-104C0-128 50-106 60-78C40-100 4-112-40-104Z';
const [BROWS, EYES, MOUTH] = EXPRESSIONS.shout;

const hairBehindHead = (): Drawn => [
  path(HAIR_BACK, C.ink),
  path('M-104-70C-150-92-176-90-190-84C-158-86-140-78-128-66Z', C.plum),
];
const face = (): Drawn => [
  head.headBase('s2', { young: true, ear: false }),
  head.nose('s2', true),
  head.eyes(EYES, 0.7, C.white, true),
  head.mouth(MOUTH, 's2'),
  path(HAIR_FRONT, C.ink),
  path(HAIR_LIGHT, HAIR.ink[1]),
  head.brows(C.ink, BROWS),
];
const BALL = { x: 604, y: -232, r: 88 };
const AT_HEAD = [222, -66, 1.5, 12] as const;

const glove = (x: number, y: number, k: number, turn: number, lit: Color, shade: Color, mirror: 1 | -1) =>
  group(`translate(${x} ${y}) rotate(${turn}) scale(${k} ${k * mirror})`, HANDS.open(lit, shade));
const strap = (x: number, y: number, turn: number, colour: Color, shade: Color) =>
  put([form('M-26-44L26-48L30 46L-24 44Z', colour, 'M-40 6L40 10L40 60L-40 60Z', shade)], x, y, 1, turn);

/** Zoé, with the ball in her gloves. */
export const zoeDive = (): Drawn => [
  // the far arm and the far leg are completely in shade
  leg(FAR_LEG, true),
  boot(-578, 270, 128, [C.lilac, C.lilac], C.ink),
  glove(462, -98, 1.62, -16, C.lilac, STONE, 1),
  tube(FAR_ARM, SLEEVE, [0, 2], 0, C.amber, C.amber, 1),
  strap(452, -92, -30, C.ink, C.ink),
  put(kitBall(0, 0, BALL.r, 12), BALL.x, BALL.y),
  leg(NEAR_LEG, false),
  boot(-732, 32, 116, [C.white, C.lilac], C.ink),
  put(hairBehindHead(), ...AT_HEAD),
  put(
    [form(HOOD, C.yellow, HOOD_SHADE, C.amber), path(HOOD_INSIDE, C.amber), path(HOOD_DEEP, MUD)],
    118,
    -74,
    0.92,
    -24,
  ),
  form(BODY, C.yellow, BODY_SHADE, C.amber),
  form(HEM, C.amber, 'M-340 130L-150 120L-150 260L-340 260Z', MUD),
  path('M104-40C120 10 150 40 196 52L250 10L170-70Z', SKIN.s2[1]),
  put(face(), ...AT_HEAD),
  glove(440, -206, 1.72, -8, C.white, C.lilac, 1),
  tube(NEAR_ARM, SLEEVE, [0, 2], 0, C.yellow, C.amber, 0.4),
  strap(426, -206, -4, C.ink, NIGHT),
];
