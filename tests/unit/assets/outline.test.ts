import { describe, expect, test } from 'vitest';
import { extentOf } from '../../../assets/print/extent.ts';
import { flattened, markup } from '../../../assets/print/flatten.ts';
import { matrixOf, moved, scaled, times, UNIT } from '../../../assets/print/matrix.ts';
import { outlineOf, steadied, transformed, written } from '../../../assets/print/outline.ts';
import { difference, pixels } from './raster.ts';

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
  test('keeps a disc where it is when its numbers are rounded', () => {
    const disc = steadied(outlineOf('M0 45.76A45.76 45.76 0 1 1 91.52 45.76A45.76 45.76 0 1 1 0 45.76Z'));
    const rounded = outlineOf(written(disc).replace(/\d+\.\d+/g, n => Number(n).toFixed(1)));
    const { x0, y0, x1, y1 } = extentOf(rounded);
    for (const [is, should] of [
      [x0, 0],
      [y0, 0],
      [x1, 91.5],
      [y1, 91.5],
    ] as const) {
      expect(Math.abs(is - should)).toBeLessThan(0.2);
    }
  });
  test('turns an arc’s direction when it is mirrored', () => {
    expect(written(transformed(outlineOf('M0 0A5 5 0 0 1 10 0'), scaled(-1, 1)))).toBe(
      'M0 0A5 5 0 0 0 -10 0',
    );
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

  test('looks the same', async () => {
    const flat = markup(flattened(DRAWING, UNIT), UNIT, () => 'k');
    const view = [0, 0, 90, 70] as const;
    const [a, b] = await Promise.all([pixels(DRAWING, view), pixels(flat, view)]);
    expect(a.some(byte => byte > 0)).toBe(true);
    expect(difference(a, b)).toBeLessThan(0.002);
  });
  test('measures what a clip leaves of it', () => {
    const { x0, x1 } = flattened(
      '<clipPath id="k"><path d="M0 0H10V10H0Z"/></clipPath><g clip-path="url(#k)"><path d="M-50 2H50V4H-50Z"/></g>',
      UNIT,
    ).extent;
    expect([x0, x1]).toEqual([0, 10]);
  });
  test('refuses what the printer does not understand rather than losing it', () => {
    expect(() => flattened('<text x="1">words</text>', UNIT)).toThrow();
    expect(() => flattened('<path d="M0 0" style="fill:red"/>', UNIT)).toThrow();
    expect(() => flattened('<g clip-path="url(#nowhere)"><path d="M0 0H1"/></g>', UNIT)).toThrow();
    expect(() => flattened('<g><path d="M0 0H1"/>', UNIT)).toThrow();
  });
});
