/**
 * Draws Mr Gerber as Luana sees him from the bench: his yellow rain jacket fills her view, and his head is far above.
 * 0, 0 is the middle of the jacket's hem.
 */
import {
  C,
  type Drawn,
  disc,
  form,
  HANDS,
  inside,
  limb,
  MUD,
  P,
  type Point,
  path,
  put,
  rect,
  SKIN,
  type Width,
} from '../kit/index.ts';
import { draw } from './index.ts';

const SLEEVE: Width[] = [
  { t: 0, l: 84, r: 84 },
  { t: 0.9, l: 66, r: 70 },
  { t: 1.1, l: 66, r: 70 },
  { t: 2, l: 56, r: 56 },
];
/** seen from below: narrow at the shoulders and wide at the hem */
const JACKET =
  'M-120-480C-190-462-250-440-268-372L-420 0L-400 34L420 40L440 0L276-372C258-440 200-466 120-484Z';
const JACKET_SHADE = 'M-460-500L-150-500L-150-380L-190 60L-460 60Z';
const TROUSERS = 'M-330 0L-412 610L-110 610L10 120L170 610L490 610L350 0Z';
const TROUSERS_SHADE = 'M-420 0L-170-10L-260 620L-420 620ZM0 100L120-10L230 620L150 620Z';
const HOOD = 'M-176-462C-196-560-130-604-60-584L90-588C150-600 192-548 178-462L100-430L-90-430Z';
const HOOD_SHADE = 'M-220-620L-70-620L-50-400L-220-400Z';
const [SKIN_LIT, SKIN_SHADE] = SKIN.s3;
const HEAD = draw('mrGerber', 'offer', { expr: 'desperate', with: { show: 'head', look: -0.5 } });
const HEAD_K = 1.9;

function sleeve([a, b, c]: readonly [Point, Point, Point], isFar: boolean): Drawn {
  const g = limb(a, b, c, SLEEVE, { shadeK: 0.42 });
  return [path(g.outline, isFar ? C.amber : C.yellow), path(g.shade, isFar ? MUD : C.amber)];
}

export const gerberNear = (): Drawn => {
  const { x, y } = HEAD.anchors.head;
  return [
    form(TROUSERS, C.ink, TROUSERS_SHADE),
    // the far arm points at the pitch
    put(HANDS.open(SKIN_SHADE, SKIN.s4[1]), 604, -168, 1.25, 8),
    disc(226, -390, 84, C.amber),
    sleeve([P(226, -390), P(420, -240), P(600, -170)], true),
    form(HOOD, C.amber, HOOD_SHADE, MUD),
    path('M-70-470L-60-560L70-560L84-470L10-410Z', SKIN_SHADE),
    put(HEAD.drawn, -x * HEAD_K + 20, -640 - y * HEAD_K, HEAD_K),
    form(JACKET, C.yellow, JACKET_SHADE),
    inside(JACKET, [
      path('M-110-490L10-400L120-490L150-452L12-340L-150-450Z', C.amber),
      rect(4, -352, 14, 420, C.amber),
      path('M120-110L300-126L308-84L122-66Z', C.amber),
      path('M-250-120L-90-116L-92-72L-256-76Z', MUD),
    ]),
    put(HANDS.open(SKIN_LIT, SKIN_SHADE), -500, -196, 1.25, 150),
    sleeve([P(-214, -392), P(-370, -310), P(-486, -204)], false),
    disc(-212, -394, 84, C.yellow),
    path('M-296-394C-294-440-250-478-212-478L-170-440L-240-330C-276-340-296-366-296-394Z', C.amber),
  ];
};
