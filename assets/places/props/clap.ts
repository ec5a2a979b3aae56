/** The visitor's two hands, clapping: a silhouette, so that they may be anybody's. */
import { C, group, HANDS, NIGHT, poly, put } from '../../kit/index.ts';

const HAND = 1.5; // of the kit's hand
/** degrees: fingers up and a little out; leaning over to the other hand */
const FINGERS = { apart: -66, together: -114 } as const;
type How = keyof typeof FINGERS;
/** from the middle to each wrist: apart, and clapped */
const REACH = { apart: 170, together: 74 } as const;

/** One hand, fingers up, thumb to the middle; 0, 0 is its wrist. The other side is its mirror. */
function hand(side: 1 | -1, how: How) {
  const sleeve = [
    poly(
      [
        [-56, 96],
        [56, 96],
        [190, 420],
        [-70, 420],
      ],
      C.plum,
    ),
    poly(
      [
        [-56, 96],
        [side > 0 ? -14 : 14, 96],
        [side > 0 ? 20 : 80, 420],
        [-70, 420],
      ],
      C.ink,
    ),
  ];
  const cuff = [
    poly(
      [
        [-46, 30],
        [46, 24],
        [60, 100],
        [-60, 104],
      ],
      C.white,
    ),
    poly(
      [
        [-46, 30],
        [-12, 28],
        [-18, 102],
        [-60, 104],
      ],
      C.lilac,
    ),
  ];
  const [lit, shade] = side > 0 ? [C.plum, C.ink] : [C.ink, NIGHT];
  return group(`scale(${side} 1)`, put(HANDS.open(lit, shade), 0, 40, HAND, FINGERS[how]), sleeve, cuff);
}

/** Two hands that clap; 0, 0 is between their wrists; the arms go on below the picture. */
export const clap = (how: How) => [
  put(hand(-1, how), -REACH[how], 0),
  put(hand(1, how), REACH[how], 0),
  how === 'together' ? ticks() : [],
];

/** Three hard strokes above the clap. */
const ticks = () =>
  [-36, 0, 36].map(turn =>
    put(
      poly(
        [
          [-9, -330],
          [9, -330],
          [5, -270],
          [-5, -270],
        ],
        C.white,
      ),
      0,
      0,
      1,
      turn,
    ),
  );
