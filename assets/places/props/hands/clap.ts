/** Draws the visitor's two clapping hands, so large that they fill the window. */
import { C, flatHand, group, type HandColours, poly, put, type Quad } from '../../../kit/index.ts';
import { cuff, litEdge, YOUR_SKIN } from './yourSleeve.ts';

type How = 'apart' | 'together';
/**
 * `turn`: degrees by which each hand leans outwards (negative: inwards). `fromMiddle`: half the distance
 * between the wrists, in drawing units.
 */
const POSE: Readonly<Record<How, { readonly turn: number; readonly fromMiddle: number }>> = {
  apart: { turn: 6, fromMiddle: 260 },
  together: { turn: -20, fromMiddle: 176 },
};
const CUFF: Quad = [
  [-78, 16],
  [80, 10],
  [98, 140],
  [-94, 146],
];

/** One hand with its sleeve. 0, 0 is the wrist. */
const arm = (colours: HandColours, cards: number) => [
  litEdge(colour => flatHand([colour, colour]), [9, -5]),
  flatHand(colours),
  poly(
    [
      [-90, 130],
      [96, 124],
      [140, 700],
      [-150, 700],
    ],
    C.plum,
  ),
  cuff(CUFF, cards),
];

/** Two clapping hands. 0, 0 is midway between the wrists. The arms extend below the picture's bottom edge. */
export function clap(how: How, cards: number) {
  const { turn, fromMiddle } = POSE[how];
  const [, shade] = YOUR_SKIN;
  return [
    put(group('scale(-1 1)', arm([shade, shade], cards)), -fromMiddle, 0, 1, -turn),
    put(arm(YOUR_SKIN, cards), fromMiddle, 0, 1, turn),
    how === 'together' ? ticks() : [],
  ];
}

/** Three marks above the hands. They stand for the sound of the clap. */
const ticks = () =>
  [-30, 0, 30].map(turn =>
    put(
      poly(
        [
          [-22, -600],
          [22, -600],
          [12, -480],
          [-12, -480],
        ],
        C.orange,
      ),
      0,
      0,
      1,
      turn,
    ),
  );
