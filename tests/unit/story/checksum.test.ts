import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checksumOf } from '../../../stage/story/checksum.ts';

test('equal texts have equal checksums, of 1 to 11 lower-case letters and digits', () => {
  expect(checksumOf('{"colours":["#f00"]}')).toBe(checksumOf(`{"colours":${'["#f00"]'}}`));
  expect(checksumOf('')).toMatch(/^[0-9a-z]{1,11}$/);
  expect(checksumOf('Why not you?')).toMatch(/^[0-9a-z]{1,11}$/);
});

/** Generates texts of random UTF-16 code units. fast-check's own `unit: 'binary'` takes over 1 s to set up. */
const texts = fc
  .array(fc.nat({ max: 0xffff }), { minLength: 1, maxLength: 100 })
  .map(units => String.fromCharCode(...units));

test('a replaced, removed or swapped character changes the checksum', () => {
  fc.assert(
    fc.property(texts, fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (text, position, other) => {
      const at = position % text.length;
      const [before, here, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)];
      const changed = [
        before + other + after,
        before + after,
        before + after.slice(0, 1) + here + after.slice(1),
      ];
      const same = changed.filter(one => one !== text && checksumOf(one) === checksumOf(text));
      expect(same).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
