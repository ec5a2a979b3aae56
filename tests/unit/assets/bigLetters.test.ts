import { expect, test } from 'vitest';
import {
  bigWord,
  C,
  inShadow,
  nodesOf,
  path,
  recoloured,
  SKIN,
  silhouette,
  stroke,
} from '../../../assets/kit/index.ts';
import { POSTERS } from '../../../stage/story/posters.ts';
import { STAGE } from '../../../stage/viewport/fit.ts';

test('a big word has the same width at every height, and an unknown letter throws an error that names it', () => {
  expect(bigWord('MINE!', 300).width).toBe(bigWord('MINE!', 100).width);
  expect(bigWord('1-1', 100).width).toBeGreaterThan(bigWord('1', 100).width);
  expect(() => bigWord('MINUTE', 100)).toThrow('"U"');
});

test('a silhouette keeps the shape of its figure in one colour; in shadow, each colour of a figure becomes its shade', () => {
  const figure = [path('M0 0H9V9Z', C.yellow), stroke('M0 0H9', C.white, 2), path('M1 1H2Z', SKIN.s3[0])];
  const paint = (drawn: ReturnType<typeof silhouette>) =>
    nodesOf(drawn).map(({ attributes: { d, fill, stroke: line } }) => [d, line ?? fill]);
  expect(paint(silhouette(figure, C.ember))).toEqual([
    ['M0 0H9V9Z', C.ember],
    ['M0 0H9', C.ember],
    ['M1 1H2Z', C.ember],
  ]);
  expect(paint(recoloured(figure, inShadow)).map(([, colour]) => colour)).toEqual([
    C.amber,
    C.lilac,
    SKIN.s3[1],
  ]);
});

test('the word of a poster crosses neither the left nor the upper nor the lower edge of the stage, on both layouts', () => {
  for (const { word, letters } of Object.values(POSTERS))
    for (const layout of ['md', 'sm'] as const) {
      const [x, y] = word[layout];
      expect(x).toBeGreaterThanOrEqual(0);
      // the word is slanted: per unit to the right, it rises by 0.105 units
      expect(y - 0.105 * STAGE[layout].w).toBeGreaterThanOrEqual(0);
      expect(y + letters[layout]).toBeLessThanOrEqual(STAGE[layout].h);
    }
});
