import { describe, expect, test } from 'vitest';
import { C, fragment, group, inside, lit, node, path, rect, svg } from '../../../assets/kit/index.ts';
import { optimised } from '../../../assets/pipeline/optimise.ts';
import { readSvg } from '../../../assets/pipeline/readSvg.ts';

const SQUARE = 'M0 0H10V10H0Z';
const dot = path('M4 4H6V6H4Z', C.orange);
const idsIn = (text: string) => [...text.matchAll(/<clipPath id="([^"]+)"/g)].map(([, id]) => id);

describe('a drawing is written', () => {
  test('with its transforms and attributes, nested lists flattened', () => {
    expect(svg(4, 2, [[], [group('scale(2)', dot)]], '1 2 3 4')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2" viewBox="1 2 3 4">' +
        `<g transform="scale(2)"><path d="M4 4H6V6H4Z" fill="${C.orange}"/></g></svg>`,
    );
  });
  test('with one clip path for equal outlines', () => {
    const text = fragment([inside(SQUARE, dot), inside(SQUARE, dot), inside(node('circle', { r: 3 }), dot)]);
    expect(idsIn(text)).toEqual(['c0', 'c1']);
    expect([...text.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id)).toEqual(['c0', 'c0', 'c1']);
  });
  test('with the contents of a lit form clipped to its silhouette', () => {
    const form = lit(SQUARE, C.white, 'M0 0H5V10H0Z', C.lilac);
    expect(idsIn(fragment([form, inside(form, dot)]))).toEqual(['c0']);
  });
  test('never with an invalid value, which throws an error', () => {
    expect(() => fragment(rect(Number.NaN, 0, 1, 1, C.ink))).toThrow('x="NaN"');
    expect(() => fragment(path('M0 undefined', C.ink))).toThrow('undefined');
  });
});

test('a figure is written with fewer decimals than a thing', () => {
  const drawn = path('M0.44 0.44L20.34 0L9 9.66Z', C.ink);
  expect(optimised(drawn)).toContain('9.7');
  expect(optimised({ ...group('scale(.5)', drawn), figure: true })).not.toContain('9.7');
});

describe('an SVG file is read', () => {
  const file = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`;

  test('as the drawing from which it was written', () => {
    const drawn = [group('rotate(3)', inside(SQUARE, dot)), node('circle', { r: '3', fill: C.ink })];
    expect(readSvg(fragment(drawn))).toEqual(drawn);
  });
  test('with clip paths that are defined anywhere in the file, and without names and notes', () => {
    const text = file(
      '<title>Cone</title><g id="Layer_1" data-name="x" clip-path="url(#a)"><path d="M0 0H1V1Z"/></g>\n' +
        `<defs><clipPath id="a"><path d="${SQUARE}"/></clipPath></defs>`,
    );
    expect(readSvg(text)).toEqual([inside(SQUARE, node('path', { d: 'M0 0H1V1Z' }))]);
  });
  test('only if the stage can draw all of the file; otherwise readSvg() throws', () => {
    const refused = [
      ['<text>words</text>', '<text>'],
      ['<path d="M0 0" style="fill:red"/>', 'style'],
      ['<path d="M0 0" filter="url(#f)"/>', 'filter'],
      ['<g clip-path="url(#nowhere)"/>', 'nowhere'],
      ['<clipPath id="a"><path d="M0 0"/><path d="M1 1"/></clipPath><g clip-path="url(#a)"/>', 'outline'],
      ['words', 'words'],
    ] as const;
    for (const [inner, why] of refused) expect(() => readSvg(file(inner)), inner).toThrow(why);
    expect(() => readSvg('<g/>')).toThrow('SVG');
    expect(() => readSvg('<svg><g></svg>')).toThrow();
  });
});
