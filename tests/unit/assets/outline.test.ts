import { describe, expect, test } from 'vitest';
import { extentOf } from '../../../assets/print/extent.ts';
import { flattened } from '../../../assets/print/flatten.ts';
import { matrixOf, moved, scaled, times } from '../../../assets/print/matrix.ts';
import { type Outline, outlineOf, transformed } from '../../../assets/print/outline.ts';
import { pixels } from './raster.ts';

const written = (outline: Outline) =>
  outline.map(s => (s.kind === 'Z' ? 'Z' : s.kind + s.to.join(' '))).join('');

describe('an outline', () => {
  test('reads relative commands as absolute ones', () => {
    expect(written(outlineOf('m1 2l3 4h-1v5z'))).toBe('M1 2L4 6L3 6L3 11Z');
  });
  test('reads coordinates that follow a move as lines', () => {
    expect(written(outlineOf('M0 0 5 0 5 5z'))).toBe('M0 0L5 0L5 5Z');
  });
  test('refuses what is not a number', () => {
    expect(() => outlineOf('M0 NaN')).toThrow();
    expect(() => outlineOf('M0 undefinedL3 4')).toThrow();
  });
  test('measures a curve by the curve and not by its handles', () => {
    expect(extentOf(outlineOf('M0 0C0 40 100 40 100 0'))).toEqual({ x0: 0, y0: 0, x1: 100, y1: 30 });
  });
  test('measures an arc by its bulge', () => {
    const { x0, y0, x1, y1 } = extentOf(outlineOf('M-10 0A10 10 0 0 1 10 0'));
    expect([x0, y0, x1, y1].map(n => Math.round(n * 100) / 100)).toEqual([-10, -10, 10, 0]);
  });
  test('bulges to the other side when it is mirrored', () => {
    const mirrored = transformed(outlineOf('M0 0A5 5 0 0 1 10 0'), scaled(-1, 1));
    const { x0, y0, x1, y1 } = extentOf(mirrored);
    expect([x0, y0, x1, y1].map(n => Math.round(n * 100) / 100)).toEqual([-10, -5, 0, 0]);
  });
});

test('transforms are applied from the right to the left', () => {
  expect(matrixOf('translate(10 5) scale(2)')).toEqual([2, 0, 0, 2, 10, 5]);
  expect(times(moved(10, 5), scaled(2))).toEqual([2, 0, 0, 2, 10, 5]);
});

describe('a flattened drawing', () => {
  const DRAWING =
    '<g transform="translate(40 30) rotate(20) scale(-.8 .5)"><rect x="-20" y="-10" width="40" height="30" fill="#f00"/>' +
    '<clipPath id="k"><circle cx="5" cy="5" r="14"/></clipPath><g clip-path="url(#k)"><path d="M-30 0H30V40H-30Z" fill="#00f"/></g>' +
    '<ellipse cx="20" cy="-6" rx="9" ry="4" fill="#0a0"/><path d="M-30 12A12 7 30 1 0 10 20" fill="#333"/></g>';

  test('is measured where it is painted', async () => {
    const [w, h, fine] = [90, 70, 4];
    const seen = await pixels(`<g transform="scale(${fine})">${DRAWING}</g>`, [0, 0, w * fine, h * fine]);
    const painted = Array.from({ length: seen.length / 4 }, (_, i) => i).filter(
      i => (seen[4 * i + 3] ?? 0) > 127,
    );
    const [columns, rows] = [painted.map(i => i % (w * fine)), painted.map(i => Math.floor(i / (w * fine)))];
    const extents = flattened(DRAWING).map(path => path.extent);
    const ends = [
      [Math.min(...extents.map(e => e.x0)), Math.min(...columns) / fine],
      [Math.min(...extents.map(e => e.y0)), Math.min(...rows) / fine],
      [Math.max(...extents.map(e => e.x1)), (Math.max(...columns) + 1) / fine],
      [Math.max(...extents.map(e => e.y1)), (Math.max(...rows) + 1) / fine],
    ] as const;
    for (const [measured, is] of ends) expect(Math.abs(measured - is)).toBeLessThan(0.6);
  });
  test('measures what a clip leaves of it', () => {
    const [path] = flattened(
      '<clipPath id="k"><path d="M0 0H10V10H0Z"/></clipPath><g clip-path="url(#k)"><path d="M-50 2H50V4H-50Z"/></g>',
    );
    expect(path?.extent).toEqual({ x0: 0, y0: 2, x1: 10, y1: 4 });
  });
  test('ends where its frame ends, and is without what lies outside', () => {
    const frame = { x0: 0, y0: 0, x1: 10, y1: 10 };
    const paths = flattened('<path d="M-5 5H8V40H-5Z"/><path d="M20 0H30V10H20Z"/>', frame);
    expect(paths.map(path => path.extent)).toEqual([{ x0: 0, y0: 5, x1: 8, y1: 10 }]);
  });
  test('refuses what the printer does not understand rather than losing it', () => {
    expect(() => flattened('<text x="1">words</text>')).toThrow();
    expect(() => flattened('<path d="M0 0" style="fill:red"/>')).toThrow();
    expect(() => flattened('<g clip-path="url(#nowhere)"><path d="M0 0H1"/></g>')).toThrow();
    expect(() => flattened('<g><path d="M0 0H1"/>')).toThrow();
  });
});
