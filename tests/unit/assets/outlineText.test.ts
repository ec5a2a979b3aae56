import { describe, expect, test } from 'vitest';
import { outlineText } from '../../../assets/pipeline/outlineText.ts';
import { outlinesIn } from '../../../stage/preload/outlines.ts';

const read = (d: string) => {
  const { steps, points } = outlineText(d);
  return outlinesIn(steps, points).next().value;
};

test.each([
  ['lines', 'M1 2h3v-4l5 6z', 'M1 2L4 2L4 -2L9 4z'],
  ['curves', 'm1 1q2 2 4 0c1 -1 2 -1 3 0', 'M1 1Q3 3 5 1C6 0 7 0 8 1'],
  ['an arc', 'M0 0a3 2 30 1 0 9 9', 'M0 0A3 2 30 1 0 9 9'],
  [
    'a circle',
    'M-2.5 4a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z',
    'M-2.5 4a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z',
  ],
  ['two subpaths', 'M1 1h2v2zm9 9h1v.25', 'M1 1L3 1L3 3zM10 10L11 10L11 10.25'],
  ['a line after the end of a subpath', 'M1 1h2v2zl9 9', 'M1 1L3 1L3 3zM1 1L10 10'],
])('the outline of %s is the same after writing and reading', (_, written, expected) => {
  expect(read(written)).toBe(expected);
});

describe('a smooth curve through points', () => {
  // The curve goes through the points 0,0 20,-10 40,10 60,0. An inner point p has the control points p - v and p + v.
  // v is a sixth of the vector between the neighbours of p. For p = 20,-10 the neighbours are 0,0 and 40,10.
  const curve = 'M0 0C3.3 -1.7 13.3 -11.7 20 -10C26.7 -8.3 33.3 8.3 40 10C46.7 11.7 56.7 1.7 60 0';

  test('is stored as its points', () => {
    expect(outlineText(`${curve}L60 90z`).steps).toBe('1mnwwlz');
  });
  test('is the same curve after writing and reading, up to rounding', () => {
    expect(read(curve)).toBe(
      'M0 0C3.33 -1.67 13.33 -11.67 20 -10C26.67 -8.33 33.33 8.33 40 10C46.67 11.67 56.67 1.67 60 0',
    );
  });
  test('may contain a segment that is nearly straight', () => {
    expect(outlineText('M0 0L30 1C40 2 53 7 58 8').steps).toBe('0mnw');
  });
  test('is not found in a single Bézier curve, which keeps its control points, nor at a corner, which keeps its lines', () => {
    expect(outlineText('M0 0C0 -50 60 -50 60 0').steps).toBe('0mc');
    expect(outlineText('M0 0L30 0L30 30').steps).toBe('0mll');
  });
});
