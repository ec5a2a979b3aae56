import { expect, test } from 'vitest';
import { C, nodesOf } from '../../../assets/kit/index.ts';
import { cuff } from '../../../assets/places/props/hands/yourSleeve.ts';

/**
 * Draws the cuff of a visitor who has won `cards` cards. Returns the height of the part in `colour`, in units. The
 * whole cuff is 70 units high.
 */
const heightOf = (cards: number, colour: string) => {
  const ys = nodesOf(
    cuff(
      [
        [0, 0],
        [10, 0],
        [10, 70],
        [0, 70],
      ],
      cards,
    ),
  )
    .filter(({ attributes: { fill } }) => fill === colour)
    .flatMap(({ attributes: { d } }) =>
      [...String(d).matchAll(/[\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y)),
    );
  return ys.length ? Math.max(...ys) - Math.min(...ys) : 0;
};

test('the visitor’s cuff is plum before the first card, and every card turns a part of it orange', () => {
  const orange = [0, 1, 2, 3, 4, 5, 6, 7].map(cards => heightOf(cards, C.orange));
  expect(orange[0]).toBe(0);
  for (const [i, height] of orange.entries()) expect(height).toBeGreaterThan(orange[i - 1] ?? -1);
  expect(heightOf(0, C.plum)).toBeGreaterThan(50);
  expect(heightOf(7, C.plum)).toBe(0);
});
