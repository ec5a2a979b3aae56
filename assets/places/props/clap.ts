/** Draws the visitor's two clapping hands as a silhouette, so that they fit every visitor. */
import { C, type Color, group, HANDS, NIGHT, poly, put, type Quad } from '../../kit/index.ts';
import { cuff, edgeLit } from './yourSleeve.ts';

const HAND = 1.5; // scale of the kit's hand
/** turn of a hand in degrees. apart: fingers up and slightly outwards. together: fingers towards the other hand. */
const FINGERS = { apart: -66, together: -114 } as const;
type How = keyof typeof FINGERS;
/** units from the middle between the hands to each wrist, while the hands are apart and while they are together */
const REACH = { apart: 170, together: 74 } as const;

const CUFF: Quad = [
  [-46, 30],
  [46, 24],
  [60, 100],
  [-60, 104],
];

/** One hand: fingers up, thumb to the middle, 0, 0 at the wrist. `side`: the hand of side -1 is the mirrored one. */
function hand(side: 1 | -1, how: How, cards: number) {
  // the sleeve has no shade, because the controls overlap it and would merge with a shade: both are equally dark
  const sleeve = poly(
    [
      [-56, 96],
      [56, 96],
      [190, 420],
      [-70, 420],
    ],
    C.plum,
  );
  const [lit, shade] = side > 0 ? [C.plum, C.ink] : [C.ink, NIGHT];
  const shape = (a: Color, b: Color) => put(HANDS.open(a, b), 0, 40, HAND, FINGERS[how]);
  // the lit edge of both hands is at their right, where the sun is
  const edge = edgeLit(colour => shape(colour, colour), [7 * side, -4]);
  return group(`scale(${side} 1)`, edge, shape(lit, shade), sleeve, cuff(CUFF, cards));
}

/** Two clapping hands. 0, 0 is between the wrists. The arms extend beyond the picture's bottom edge. */
export const clap = (how: How, cards: number) => [
  put(hand(-1, how, cards), -REACH[how], 0),
  put(hand(1, how, cards), REACH[how], 0),
  how === 'together' ? ticks() : [],
];

/** Three marks above the hands, for the sound of the clap. */
const ticks = () =>
  [-36, 0, 36].map(turn =>
    put(
      poly(
        [
          [-9, -276],
          [9, -276],
          [5, -216],
          [-5, -216],
        ],
        C.white,
      ),
      0,
      0,
      1,
      turn,
    ),
  );
