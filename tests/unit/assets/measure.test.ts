import { expect, test } from 'vitest';
import { C, type Drawn, ellipse, group, inside, node, path, rect } from '../../../assets/kit/index.ts';
import { boxOf, paintedBy } from '../../../assets/pipeline/measure.ts';
import { trimmed } from '../../../assets/pipeline/trimmedImage.ts';
import { pixels } from './raster.ts';

const boxAround = (drawn: Drawn) => boxOf(paintedBy(drawn));

test('a drawing is measured with edges at most 0.6 px from the edges of its rendering', async () => {
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
