import { describe, expect, test } from 'vitest';
import {
  C,
  type Drawn,
  ellipse,
  group,
  inside,
  node,
  path,
  rect,
  stroke,
} from '../../../assets/kit/index.ts';
import { type Box, boxOf, paintedBy } from '../../../assets/pipeline/measure.ts';
import { trimmed } from '../../../assets/pipeline/trimmedImage.ts';
import { pixels } from './raster.ts';

const boxAround = (drawn: Drawn) => boxOf(paintedBy(drawn));
const rounded = ({ x0, y0, x1, y1 }: Box) => [x0, y0, x1, y1].map(n => Math.round(n * 100) / 100 + 0);

describe('a drawing is measured', () => {
  test('by its curves, not by their control points', () => {
    expect(rounded(boxAround(path('M0 0C0 40 100 40 100 0', C.ink)))).toEqual([0, 0, 100, 30]);
  });
  test('by the bulge of an arc, also when mirrored', () => {
    const arc = path('M-10 0A10 10 0 0 1 10 0', C.ink);
    expect(rounded(boxAround(arc))).toEqual([-10, -10, 10, 0]);
    expect(rounded(boxAround(group('rotate(90) scale(-1 1)', arc)))).toEqual([0, -10, 10, 10]);
  });
  test('by each outline of a path with several outlines', () => {
    expect(rounded(boxAround(path('m1 2l3 4h-1z M20 30 25 30 25 35z', C.ink)))).toEqual([1, 2, 25, 35]);
  });
  test('with its transforms, from right to left, the outer ones last', () => {
    const drawn = group('translate(100 0)', group('translate(10 5) scale(2)', rect(1, 1, 3, 4, C.ink)));
    expect(rounded(boxAround(drawn))).toEqual([112, 7, 118, 15]);
  });
  test('with the width of its strokes, scaled', () => {
    expect(rounded(boxAround(group('scale(2)', stroke('M0 0H10', C.ink, 3))))).toEqual([-6, -6, 26, 6]);
  });
  test('after clipping, also inside transforms', () => {
    const bar = path('M-50 2H50V4H-50Z', C.ink);
    expect(rounded(boxAround(inside('M0 0H10V10H0Z', bar)))).toEqual([0, 2, 10, 4]);
    expect(rounded(boxAround(group('translate(5 5)', inside(rect(0, 0, 10, 10, C.ink), bar))))).toEqual([
      5, 7, 15, 9,
    ]);
  });
  test('without shapes that are entirely clipped or have no colour', () => {
    const away = inside('M0 0H10V10H0Z', rect(20, 0, 5, 5, C.ink));
    expect(paintedBy([away, path('M0 0H1V1Z', 'none')])).toEqual([]);
  });

  test('with edges at most 0.6 px from the edges of its rendering', async () => {
    const drawn = group(
      'translate(40 30) rotate(20) scale(-.8 .5)',
      rect(-20, -10, 40, 30, '#f00'),
      inside(node('circle', { cx: 5, cy: 5, r: 14 }), path('M-30 0H30V40H-30Z', '#00f')),
      ellipse(20, -6, 9, 4, '#0a0'),
      path('M-30 12A12 7 30 1 0 10 20', '#333'),
    );
    const [w, h, fine] = [90, 70, 4];
    const seen = await pixels(group(`scale(${fine})`, drawn), [0, 0, w * fine, h * fine]);
    const solid = Array.from({ length: seen.length / 4 }, (_, i) => i).filter(
      i => (seen[4 * i + 3] ?? 0) > 127,
    );
    const [columns, rows] = [solid.map(i => i % (w * fine)), solid.map(i => Math.floor(i / (w * fine)))];
    const rendered = [
      Math.min(...columns) / fine,
      Math.min(...rows) / fine,
      (Math.max(...columns) + 1) / fine,
      (Math.max(...rows) + 1) / fine,
    ];
    const { x0, y0, x1, y1 } = boxAround(drawn);
    for (const [i, edge] of [x0, y0, x1, y1].entries())
      expect(Math.abs(edge - (rendered[i] ?? 0))).toBeLessThan(0.6);
  });
});

test('an element or value that the stage cannot draw throws an error', () => {
  expect(() => paintedBy(node('text', { x: 1 }))).toThrow('<text>');
  expect(() => paintedBy(path('M0 0L', C.ink))).toThrow();
  expect(() => paintedBy(path('M0 NaN', C.ink))).toThrow();
  expect(() => paintedBy(node('circle', { r: Number.NaN }))).toThrow('r="NaN"');
});

test('a layer of a place is cropped to the bleed, and has no shapes outside the bleed', () => {
  const drawn = [rect(-5000, 10, 5010, 40, C.ink), rect(9000, 0, 10, 10, C.ink)];
  const image = trimmed('99', 'layer', { md: () => drawn, isLayer: true }, 'md');
  expect(image).toMatchObject({ x: -430, y: 10, w: 440, h: 40 });
  expect(image?.painted.length).toBe(1);
});
