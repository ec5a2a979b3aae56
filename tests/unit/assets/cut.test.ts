import svgpath from 'svgpath';
import { expect, test } from 'vitest';
import { C, cut, nodesOf, path } from '../../../assets/kit/index.ts';

const SQUARE = 'M0 0H20V20H0Z';
const cutToSquare = (d: string) => nodesOf(cut(d, SQUARE, C.ink));

test('a shape that crosses an outline loses the part outside, without a clip', () => {
  const [shape, ...more] = cutToSquare('M10 5H30V15H10Z');
  expect(more).toEqual([]);
  expect(shape).toMatchObject({ attributes: { transform: 'scale(0.25)' } });
  expect(shape?.clip).toBeUndefined();
  const d = svgpath(String(shape?.children[0]?.attributes.d));
  const numbers = d.abs().toString().match(/-?\d+/g)?.map(Number);
  expect(Math.max(...(numbers ?? []))).toBe(80); // 20 units, divided by the scale 0.25
});

test('a shape inside the outline stays as it is, and nothing is left of a shape outside', () => {
  const inner = 'M5 5H15V15H5Z';
  expect(cutToSquare(inner)).toEqual([path(inner, C.ink)]);
  expect(cutToSquare('M30 5H40V15H30Z')).toEqual([]);
});
