import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Canvas2d, drawShapeByShape, pixelsOf, type RasterInput } from '../../../stage/renderer/draw.ts';
import type { Item, Pack } from '../../../stage/story/pack.ts';
import { packOf } from '../preload/packs.ts';

class Outline {
  constructor(readonly d: string) {}
}
beforeEach(() => void vi.stubGlobal('Path2D', Outline));
afterEach(() => void vi.unstubAllGlobals());

/** A logged fill or stroke includes the styles at that moment. */
function loggingCanvas(): { canvas: Canvas2d; log: string[] } {
  const log: string[] = [];
  const state: Record<string, unknown> = { globalAlpha: 1 };
  const saved: unknown[] = [];
  const note =
    (name: string) =>
    (...values: unknown[]) => {
      const shown = values.map(value => (value instanceof Outline ? value.d : String(value)));
      const look = { fill: ['fillStyle'], stroke: ['strokeStyle', 'lineWidth', 'lineCap', 'miterLimit'] };
      const with_ = name === 'fill' || name === 'stroke' ? [...look[name], 'globalAlpha'] : [];
      log.push([name, ...shown, ...with_.map(key => String(state[key]))].join(' '));
    };
  const target = Object.fromEntries(
    ['fill', 'stroke', 'clip', 'translate', 'rotate', 'scale', 'transform'].map(name => [name, note(name)]),
  );
  const canvas: unknown = new Proxy(target, {
    get(from, key) {
      if (key === 'save') return () => saved.push({ ...state });
      if (key === 'restore') return () => Object.assign(state, saved.pop());
      return typeof key === 'string' && key in from ? from[key] : state[String(key)];
    },
    set(_, key, value) {
      state[String(key)] = value;
      return true;
    },
  });
  const isCanvas = (value: unknown): value is Canvas2d => typeof value === 'object';
  if (!isCanvas(canvas)) throw new Error('no canvas');
  return { canvas, log };
}

const inputOf = (
  items: readonly Item[],
  more: Partial<RasterInput> = {},
  parts: Pack['parts'] = [[[0, 0]]],
) => ({
  pack: { ...packOf(), parts, drawings: { it: { w: 20, h: 10, items } } },
  name: 'it',
  resolution: 2,
  ...more,
});
function logOf(...given: Parameters<typeof inputOf>) {
  const { canvas, log } = loggingCanvas();
  const shapes = [...drawShapeByShape(canvas, inputOf(...given))].length;
  return { shapes, log: log.slice(2), start: log.slice(0, 2) };
}

test('a rasterised drawing is as many pixels wide and high as its size, or its visible part, needs at the resolution', () => {
  expect(pixelsOf(inputOf([], { resolution: 0.26 }))).toEqual({ w: 6, h: 3 });
  expect(pixelsOf(inputOf([], { part: { x: 1, y: 2, w: 3.1, h: 4 } }))).toEqual({ w: 7, h: 8 });
  expect(() => pixelsOf(inputOf([], { name: 'another' }))).toThrow('another');
});

test('drawing starts at the corner of the visible part, scaled to the resolution', () => {
  expect(logOf([]).start).toEqual(['scale 2 2', 'translate 0 0']);
  expect(logOf([], { part: { x: 3, y: 4, w: 1, h: 1 } }).start).toEqual(['scale 2 2', 'translate -3 -4']);
});

test('shapes are filled and stroked in their colours, with SVG’s mitre limit', () => {
  const { log, shapes } = logOf([
    [0, 0],
    [1, -1, 1, 3],
    [1, 1, 0, 2, 1],
  ]);
  expect(log).toEqual([
    'fill M0 0L9 0L9 9L0 9z #f00 1',
    'stroke M0 0L4 0L4 4z #00f 3 butt 4 1',
    'fill M0 0L4 0L4 4z #00f 1',
    'stroke M0 0L4 0L4 4z #f00 2 round 4 1',
  ]);
  expect(shapes).toBe(3);
});

test('a part is transformed step by step; the next item is not transformed', () => {
  const { log } = logOf([
    [0, 't3 -4s.5s2 -1t7'],
    [0, 'r90 1 2r180'],
    [0, 'm1 2 3 4 5 6'],
  ]);
  const half = Math.PI / 2;
  expect(log.filter(line => !line.startsWith('fill'))).toEqual([
    'translate 3 -4',
    'scale 0.5 0.5',
    'scale 2 -1',
    'translate 7 0',
    'translate 1 2',
    `rotate ${half}`,
    'translate -1 -2',
    'translate 0 0',
    `rotate ${2 * half}`,
    'translate 0 0',
    'transform 1 2 3 4 5 6',
  ]);
});

test('a part is clipped after its transform; opacities multiply, and end with the part', () => {
  const { log } = logOf(
    [
      [1, 't1 1', 1, 0.5],
      [0, 0],
    ],
    {},
    [[[0, 0]], [[0, '', -1, 0.5]]],
  );
  expect(log).toEqual([
    'translate 1 1',
    'clip M0 0L4 0L4 4z',
    'fill M0 0L9 0L9 9L0 9z #f00 0.25',
    'fill M0 0L9 0L9 9L0 9z #f00 1',
  ]);
});

test('drawing pauses after each shape, also inside parts', () => {
  const { canvas, log } = loggingCanvas();
  const shapes = drawShapeByShape(
    canvas,
    inputOf(
      [
        [0, 't1 1'],
        [0, 0],
      ],
      {},
      [
        [
          [0, 0],
          [1, 1],
        ],
      ],
    ),
  );
  shapes.next();
  expect(log.filter(line => line.startsWith('fill'))).toHaveLength(1);
  shapes.next();
  expect(log.filter(line => line.startsWith('fill'))).toHaveLength(2);
});

test.each<[string, Item]>([
  ['an outline', [7, 0]],
  ['a colour', [0, 7]],
  ['a part', [7, '']],
  ['a clip', [0, '', 7]],
])('a drawing that refers to %s outside its pack throws', (_, item) => {
  expect(() => logOf([item])).toThrow('that its pack does not have');
});
