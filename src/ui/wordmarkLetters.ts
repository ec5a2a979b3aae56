/**
 * Letters as SVG paths, with a cap height of 100 units and stems 28 units wide. The strokes of W and Y extend beyond
 * the cap height and the baseline. The code that draws W and Y clips the strokes to the height of the letter.
 */
export const STROKED = {
  W: { d: 'M4-24L38 118L72-8L106 118L140-24', width: 144 },
  Y: { d: 'M2-26L50 58L98-26M50 46L50 130', width: 100 },
};
export const FILLED = {
  H: 'M0 0H28V36H58V0H86V100H58V64H28V100H0Z',
  N: 'M0 0H28L62 56V0H90V100H62L28 44V100H0Z',
  T: 'M0 0H82V27H55V100H27V27H0Z',
  U: 'M0 0H28V56A17 17 0 0 0 62 56V0H90V56A45 46 0 0 1 0 56Z',
  O: 'M53-2A53 52 0 1 1 53 102A53 52 0 1 1 53-2ZM53 26A25 24 0 1 0 53 74A25 24 0 1 0 53 26Z',
  '?': 'M0 34A38 36 0 0 1 76 34C76 56 53 54 53 66L24 66C24 44 47 46 47 34A9.5 9 0 0 0 28 34Z',
};

export type WordmarkLetter = readonly [letter: keyof typeof STROKED | keyof typeof FILLED, x: number];
export const WHY_NOT: readonly WordmarkLetter[] = [
  ['W', 0],
  ['H', 153],
  ['Y', 248],
  ['N', 388],
  ['O', 487],
  ['T', 602],
];
export const YOU: readonly WordmarkLetter[] = [
  ['Y', 0],
  ['O', 102],
  ['U', 217],
  ['?', 316],
];
