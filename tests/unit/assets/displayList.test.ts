import { describe, expect, test } from 'vitest';
import { C, group, inside, node, path, type SvgNode } from '../../../assets/kit/index.ts';
import { newPack } from '../../../assets/pipeline/displayList.ts';
import { bundles } from '../../../assets/pipeline/packs.ts';

const SQUARE = 'M0 0h9v9h-9z';
const square = path(SQUARE, C.orange);

const packOf = (...nodes: SvgNode[]) => {
  const { add, pack } = newPack();
  add('cone', 20, 10, nodes);
  return pack();
};
const itemsOf = (...nodes: SvgNode[]) => packOf(...nodes).drawings.cone?.items;

describe('a display list', () => {
  test('stores each colour and each outline once, however often they are painted', () => {
    const pack = packOf(square, path('M1 1h2v2z', C.ink), square);
    expect(pack).toEqual({
      colours: [C.orange, C.ink],
      outlines: [SQUARE, 'M1 1h2v2z'],
      parts: [],
      drawings: {
        cone: {
          w: 20,
          h: 10,
          items: [
            [0, 0],
            [1, 1],
            [0, 0],
          ],
        },
      },
    });
  });

  test('stores a stroke with its width and cap', () => {
    expect(
      itemsOf(
        node('path', { d: SQUARE, fill: 'none', stroke: C.ink }),
        node('path', { d: SQUARE, fill: C.ink, stroke: C.ink, 'stroke-width': 3, 'stroke-linecap': 'round' }),
      ),
    ).toEqual([
      [0, -1, 0, 1],
      [0, 0, 0, 3, 1],
    ]);
  });

  test('fills a path without a fill in black', () => {
    expect(packOf(node('path', { d: SQUARE })).colours).toEqual(['#000']);
  });

  test('turns circles and ellipses into outlines', () => {
    expect(
      packOf(node('circle', { cx: 3, cy: 4, r: 2.5 }), node('ellipse', { rx: 4, ry: 0.25 })).outlines,
    ).toEqual(['M.5 4a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z', 'M-4 0a4 .25 0 1 0 8 0a4 .25 0 1 0 -8 0z']);
  });

  test('drops groups without attributes', () => {
    expect(itemsOf(node('g', {}, node('g', {}, square)))).toEqual([[0, 0]]);
  });

  test('stores nodes that are used several times as one part', () => {
    const pack = packOf(group('translate(3 -0.5)rotate(-8)', square), group('scale(.5,-2)', square));
    expect(pack.parts).toEqual([[[0, 0]]]);
    expect(pack.drawings.cone?.items).toEqual([
      [0, 't3 -.5r-8'],
      [0, 's.5 -2'],
    ]);
  });

  test('stores clips and opacities, also of single shapes', () => {
    expect(
      itemsOf(
        inside('M1 1z', square),
        node('g', { opacity: 0.2 }, square),
        path(SQUARE, C.orange, { opacity: 0.5 }),
      ),
    ).toEqual([
      [0, '', 1],
      [0, '', -1, 0.2],
      [0, '', -1, 0.5],
    ]);
  });

  test.each<[string, SvgNode]>([
    ['an element', node('rect', { width: 1, height: 1 })],
    ['an attribute', node('path', { d: SQUARE, filter: 'url(#f)' })],
    ['a transform', group('skewX(3)', square)],
    ['a number', node('circle', { r: 'large' })],
  ])('refuses %s that the stage does not know', (_, strange) => {
    expect(() => packOf(strange)).toThrow();
  });
});

test('three chapters in order share a pack; the ambassador has a separate pack', () => {
  expect(bundles(['romy', '104', '02', '01', '00'])).toEqual([['00', '01', '02'], ['104'], ['romy']]);
  expect(bundles(['03'])).toEqual([['03']]);
});
