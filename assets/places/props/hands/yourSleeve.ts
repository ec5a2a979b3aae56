/**
 * Draws what the visitor's hands have in common: the lit edge and the cuff. Each card that the visitor wins turns more
 * of the cuff orange.
 */
import {
  C,
  type Color,
  type Drawn,
  group,
  type HandColours,
  mixPt,
  type Pt,
  poly,
  type Quad,
  SKIN,
} from '../../../kit/index.ts';

/** Number of cards in the match day. */
const CARDS = 7;
/** Skin colours of the visitor's hands: the middle one of the five skin tones. */
export const YOUR_SKIN: HandColours = [SKIN.s3[0], SKIN.s3[1]];
const PIPING = 0.16; // share of the cuff's length that is always white; this part is next to the hand

/**
 * Returns a light copy of a shape, moved by `by` towards the sun. Draw the dark shape itself in front of the copy: the
 * part of the copy that stays visible looks like a lit edge.
 */
export const litEdge = (shape: (colour: Color) => Drawn, by: Pt = [6, -5], colour: Color = C.lilac) => [
  group(`translate(${by[0]} ${by[1]})`, shape(colour)),
];

/**
 * A cuff. Its corners in order: two at the hand, two at the sleeve. The cuff has two parts. The piping, which
 * is at the hand, is always white. The other part is plum at first. It is divided into seven equal strips,
 * and each card turns one strip orange, starting at the hand. `cards`: number of cards that the visitor has
 * won. `lit`: share of the cuff's width that is in the light.
 */
export function cuff([a, b, c, d]: Quad, cards: number, lit = 0.5): Drawn {
  const orangeEnd = PIPING + (1 - PIPING) * (cards / CARDS);
  const ring = (from: number, to: number, colour: Color, shade: Color) => {
    const [near, far] = [mixPt(a, d, from), mixPt(a, d, to)];
    const [nearLit, farLit] = [mixPt(b, c, from), mixPt(b, c, to)];
    const middle = (x: Pt, y: Pt) => mixPt(x, y, 1 - lit);
    return [
      poly([near, nearLit, farLit, far], colour),
      poly([near, middle(near, nearLit), middle(far, farLit), far], shade),
    ];
  };
  return [
    orangeEnd < 1 ? ring(orangeEnd, 1, C.plum, C.ink) : [],
    cards ? ring(PIPING, orangeEnd, C.orange, C.ember) : [],
    ring(0, PIPING, C.white, C.lilac),
  ];
}
