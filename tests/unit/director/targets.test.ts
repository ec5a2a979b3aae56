/** Tests how the director changes a target's numbers, for example `x` and `y` while the maker drags a figure. */
import { describe, expect, test } from 'vitest';
import { numbersOf, shifted } from '../../../director/targets.ts';

test('the numbers of a placement include its scale and rotation; the numbers of a box and of a point get names', () => {
  expect(numbersOf({ x: 614, y: 668, z: 0.9 })).toEqual({ x: 614, y: 668, k: 1, turn: 0 });
  expect(numbersOf([10, 20, 300, 40])).toEqual({ x: 10, y: 20, w: 300, h: 40 });
  expect(numbersOf([10, 20])).toEqual({ x: 10, y: 20 });
});

describe('a gesture', () => {
  const numbers = { x: 10, y: 20, k: 0.94 };
  test('changes only the numbers that it names', () => {
    expect(shifted(numbers, { x: -3 })).toEqual({ x: 7 });
  });
  test('returns to the numbers at its start', () => {
    expect(shifted(numbers, { x: 0, y: 0 })).toEqual({ x: 10, y: 20 });
  });
  test('ignores numbers that the value does not have', () => {
    expect(shifted(numbers, { w: 5, k: 0.01 })).toEqual({ k: 0.95 });
  });
  test('leaves a width of at least 1, and a scale above 0', () => {
    expect(shifted({ w: 4, k: 0.5 }, { w: -9, k: -2 })).toEqual({ w: 1, k: 0.01 });
  });
});
