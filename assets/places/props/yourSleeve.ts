/** What all of the visitor's hands have in common: an edge in the light, and a cuff that the cards turn orange. */
import { C, type Color, type Drawn, group, mixPt, type Pt, poly, type Quad } from '../../kit/index.ts';

/** So many cards there are to collect. */
const CARDS = 7;
const PIPING = 0.16; // of the cuff's length: white, at the hand

/** A dark shape on dark ground is seen by the edge that the sun strikes: `by` to the side of the sun. */
export const edgeLit = (shape: (colour: Color) => Drawn, by: Pt = [6, -5], colour: Color = C.lilac) => [
  group(`translate(${by[0]} ${by[1]})`, shape(colour)),
];

/**
 * A cuff from its corners: two at the hand, two at the sleeve, going round. It is plum when the day begins; each card
 * turns a seventh of it into the team's colour, from the hand on. `lit` is the share of its width that is in the light.
 */
export function cuff([a, b, c, d]: Quad, cards: number, lit = 0.5): Drawn {
  const turned = PIPING + (1 - PIPING) * (cards / CARDS);
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
    turned < 1 ? ring(turned, 1, C.plum, C.ink) : [],
    cards ? ring(PIPING, turned, C.orange, C.ember) : [],
    ring(0, PIPING, C.white, C.lilac),
  ];
}
