/** Draws the visitor's hand with the pen. */
import {
  C,
  type Drawn,
  form,
  type Pt,
  path,
  points,
  poly,
  put,
  type Quad,
  stroke,
} from '../../../kit/index.ts';
import { orangePen } from '../pens.ts';
import { cuff, litEdge, YOUR_SKIN } from './yourSleeve.ts';

const HAND =
  'M54-70C50-86 62-98 80-99L206-106C240-104 264-84 282-58' +
  'L376 66L268 196L196 160C166 158 136 146 122 122' +
  'C106 116 96 100 102 84C86 76 82 60 90 46L76-34C64-42 56-56 54-70Z';

const THUMB = 'M52-34C54-52 72-58 88-50L204 8C226 24 220 66 190 70L90 8C66-4 52-16 52-34Z';

const SLEEVE: Pt[] = [
  [262, 204],
  [388, 50],
  [780, 420],
  [842, 670],
  [461, 670],
];

/** The hand holds the pen. 0, 0 is the pen's tip. */
export const handWithPen = (cards: number) => handAndPen(orangePen(), cards, SHADE);

/** The hand gives the pen to somebody, blunt end first. 0, 0 is the same point of the hand as in `handWithPen`. */
export const handGivingPen = (cards: number) =>
  handAndPen(put(orangePen(), 150, 20, 1, -90), cards, SHORT_SHADE);

const handAndPen = (pen: Drawn, cards: number, shade: Pt[]) => [
  pen,
  litEdge(colour => [poly(SLEEVE, colour), path(HAND, colour)], [8, -7]),
  sleeveAndCuff(cards, shade),
  form(
    HAND,
    YOUR_SKIN[0],
    [
      [40, -40],
      [150, -30],
      [240, 40],
      [330, 150],
      [300, 240],
      [60, 240],
    ],
    YOUR_SKIN[1],
  ),
  form(
    THUMB,
    YOUR_SKIN[0],
    [
      [30, -6],
      [90, 8],
      [190, 66],
      [200, 90],
      [30, 60],
    ],
    YOUR_SKIN[1],
  ),
  stroke('M102 84L132 74M122 122L150 108', YOUR_SKIN[1], 4),
];

const CUFF: Quad = [
  [260, 206],
  [392, 48],
  [446, 98],
  [316, 274],
];
const SHADE: Pt[] = [
  [240, 190],
  [330, 122],
  [640, 560],
  [660, 920],
  [400, 920],
];
/**
 * Shade on the cuff only. Shade on the rest of the sleeve would merge with the controls, which overlap the sleeve and
 * are as dark as the shade.
 */
const SHORT_SHADE: Pt[] = [
  [240, 190],
  [330, 122],
  [430, 264],
  [330, 300],
];
const sleeveAndCuff = (cards: number, shade: Pt[]) => [
  form(points(SLEEVE), C.plum, shade),
  cuff(CUFF, cards),
];
