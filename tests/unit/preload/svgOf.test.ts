import { expect, test } from 'vitest';
import { svgOf } from '../../../stage/preload/svgOf.ts';
import type { Item, Pack } from '../../../stage/story/pack.ts';
import { packOf } from './packs.ts';

const drawn = (items: readonly Item[], parts: Pack['parts'] = [[[0, 0]]]): string | undefined =>
  svgOf({ ...packOf(), parts, drawings: { it: { w: 20, h: 10, items } } }, 'it')?.replace(
    /^<svg [^>]*>|<\/svg>$/g,
    '',
  );
const SQUARE = '<path d="M0 0L9 0L9 9L0 9z" fill="#f00"/>';

test('a drawing becomes an SVG of its size', () => {
  expect(svgOf(packOf('01_card'), '01_card')).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="20" height="10" viewBox="0 0 20 10">.*<\/svg>$/,
  );
});

test('a shape is written with its outline, fill and stroke', () => {
  expect(drawn([[0, 0]])).toBe(SQUARE);
  expect(drawn([[1, -1, 1, 3]])).toBe('<path d="M0 0L4 0L4 4z" fill="none" stroke="#00f" stroke-width="3"/>');
  expect(drawn([[1, 0, 1, 2, 1]])).toBe(
    '<path d="M0 0L4 0L4 4z" fill="#f00" stroke="#00f" stroke-width="2" stroke-linecap="round"/>',
  );
});

test('a part is written with its translation, rotation, scale and matrix', () => {
  expect(drawn([[0, 't3 -4r-8 1 2s.5m1 0 0 1 2 3']])).toBe(
    `<g transform="translate(3 -4)rotate(-8 1 2)scale(.5)matrix(1 0 0 1 2 3)">${SQUARE}</g>`,
  );
  expect(drawn([[0, '']])).toBe(`<g>${SQUARE}</g>`);
});

test('a part is written with its opacity and its clip path; parts with the same clip path share one element', () => {
  expect(
    drawn([
      [0, '', 1],
      [0, 't1 1', 1, 0.5],
      [0, '', -1, 0.2],
    ]),
  ).toBe(
    '<clipPath id="c1"><path d="M0 0L4 0L4 4z"/></clipPath>' +
      `<g clip-path="url(#c1)">${SQUARE}</g>` +
      `<g transform="translate(1 1)" clip-path="url(#c1)" opacity="0.5">${SQUARE}</g>` +
      `<g opacity="0.2">${SQUARE}</g>`,
  );
});

test('the shapes of a part, and the clips of a drawing, follow one another with nothing between them', () => {
  expect(
    drawn(
      [
        [0, '', 1],
        [0, '', 0],
      ],
      [
        [
          [0, 0],
          [0, 0],
        ],
      ],
    ),
  ).toBe(
    '<clipPath id="c1"><path d="M0 0L4 0L4 4z"/></clipPath>' +
      '<clipPath id="c0"><path d="M0 0L9 0L9 9L0 9z"/></clipPath>' +
      `<g clip-path="url(#c1)">${SQUARE}${SQUARE}</g><g clip-path="url(#c0)">${SQUARE}${SQUARE}</g>`,
  );
});

test('parts can contain parts', () => {
  expect(drawn([[1, 's2']], [[[0, 0]], [[0, 't1 0']]])).toBe(
    `<g transform="scale(2)"><g transform="translate(1 0)">${SQUARE}</g></g>`,
  );
});

test('an unknown drawing is undefined', () => {
  expect(svgOf(packOf('01_card'), '02_card')).toBeUndefined();
});

test.each<[string, Item]>([
  ['an outline', [7, 0]],
  ['a colour', [0, 7]],
  ['a colour of a stroke', [0, 0, 7, 1]],
  ['a part', [7, '']],
  ['a clip', [0, '', 7]],
])('a drawing with a reference to %s that is missing throws', (_, item) => {
  expect(() => drawn([item])).toThrow('The drawing it refers to an entry that its pack does not have');
});
