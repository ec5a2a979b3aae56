import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digits, numbersIn } from '../../../stage/story/digits.ts';

test('a column of numbers is the same after writing and reading', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -400_000, max: 400_000 })), numbers => {
      const next = numbersIn(numbers.map(digits).join(''));
      expect(numbers.map(next)).toEqual(numbers);
      expect(next).toThrow('too short');
    }),
  );
});

test('a number from -33 to 32 is written as one letter, and JSON escapes no letter', () => {
  for (let number = -33; number < 33; number += 1) expect(digits(number), `${number}`).toHaveLength(1);
  for (let number = -5000; number < 5000; number += 1)
    expect(JSON.stringify(digits(number))).toHaveLength(digits(number).length + 2);
});

test.each([1.5, Number.NaN, 1e6, -1e6])('digits() refuses %d', number => {
  expect(() => digits(number)).toThrow('cannot hold');
});
