import { describe, expect, test } from 'vitest';
import { C, fragment, group, inside, node, path, rect } from '../../../assets/kit/index.ts';
import { optimised } from '../../../assets/pipeline/optimise.ts';
import { readSvg } from '../../../assets/pipeline/readSvg.ts';

const SQUARE = 'M0 0H10V10H0Z';

test('a drawing is never written with an invalid value, which throws an error', () => {
  expect(() => fragment(rect(Number.NaN, 0, 1, 1, C.ink))).toThrow('x="NaN"');
  expect(() => fragment(path('M0 undefined', C.ink))).toThrow('undefined');
});

test('a figure is written with fewer decimals than a thing', () => {
  const drawn = path('M0.44 0.44L20.34 0L9 9.66Z', C.ink);
  expect(optimised(drawn)).toContain('9.7');
  expect(optimised({ ...group('scale(.5)', drawn), figure: true })).not.toContain('9.7');
});

describe('an SVG file is read', () => {
  const file = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`;

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
