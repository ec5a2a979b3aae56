import { expect, test, vi } from 'vitest';
import { packText } from '../../../assets/pipeline/packText.ts';
import { isPlaced, readPack } from '../../../stage/preload/readPack.ts';
import type { Pack, PackText } from '../../../stage/story/pack.ts';
import { packOf, textOf } from './packs.ts';

const ADDRESS = '/simulation/md/00-02.json';

test('a pack is the same after writing and reading, and its text is kept', () => {
  const read = readPack(ADDRESS, textOf('00_sheet', '00_card'));
  expect(read.text).toBe(textOf('00_sheet', '00_card'));
  expect(read.pack).toEqual(packOf('00_sheet', '00_card'));
  expect(read.drawings['00_card']).toEqual({ w: 20, h: 10 });
});

test('every kind of item, transform and image is the same after writing and reading', () => {
  const images = [
    { ids: ['00_a', '00_b'], x: -3, y: 4, w: 20, h: 30, sheet: [0, 2] },
    { ids: ['00_c'], x: 0, y: 0, w: 90, h: 9, sheet: [0, 0] },
  ] as const;
  // In the order and spelling of `packText`, which sorts outlines and parts by their first use.
  const pack: Pack = {
    colours: ['#f00', '#00f'],
    outlines: ['M0 0L9 0', 'M-0.5 2L4.25 0z', 'M1 1Q2 3 4 1C5 0 6.5 0 7 7A3 2 30 1 0 9 9'],
    parts: [
      [[0, 0]],
      [
        [1, -1, 1, 2.5],
        [2, 1, 0, 3, 1],
        [0, 't-4.5 3r-8s1.5', 2],
      ],
      [[0, 1]],
    ],
    drawings: {
      '00_sheet': {
        w: 90,
        h: 40,
        items: [
          [0, 't3 -2'],
          [1, ''],
        ],
        images,
      },
      '00_sky': {
        ...{ w: 9, h: 9, items: [[2, 't-700 0']] },
        images: [{ ids: ['00_sky'], x: 700, y: 0, w: 9, h: 9, bleeds: true }],
      },
      '00_card': {
        ...{ w: 36, h: 50 },
        items: [
          [0, 'r5 10 -20.5s-1 0.5', -1, 0.25],
          [1, 'm0.5 0 0 1 -2000 70', 0, 0.1],
          [0, 't1 1'],
          [0, 0],
        ],
      },
    },
  };
  const read = readPack(ADDRESS, packText(pack));
  expect(read.pack).toEqual(pack);
  expect(read.images.get('00_b')).toEqual({ file: '00_sheet', x: -3, y: 4, w: 20, h: 30, sheet: [0, 2] });
  expect(read.images.get('00_sky')).toEqual({ file: '00_sky', x: 700, y: 0, w: 9, h: 9, bleeds: true });
});

const text: PackText = JSON.parse(textOf('00_sheet'));
test.each<[string, unknown]>([
  ['nothing', null],
  ['a list', []],
  ['a text', 'pack'],
  ['a pack without colours', { ...text, colours: undefined }],
  ['a colour that is not text', { ...text, colours: [0] }],
  ['a pack without outlines', { ...text, steps: undefined }],
  ['a column that is no text', { ...text, tree: [] }],
  ['a pack without drawings', { ...text, drawings: {} }],
  ['a drawing that is null', { ...text, drawings: [null] }],
  ['a drawing without a name', { ...text, drawings: [[1, 1, 1]] }],
  ['a drawing without a width', { ...text, drawings: [['a', null, 1]] }],
  ['a drawing without a height', { ...text, drawings: [['a', 1]] }],
  ['a drawing of no width', { ...text, drawings: [['a', 0, 1]] }],
  ['a drawing of no height', { ...text, drawings: [['a', 1, 0]] }],
  ['a drawing with nameless images', { ...text, drawings: [['a', 1, 1, [1]]] }],
  ['a broken drawing beside a good one', { ...text, drawings: [...text.drawings, null] }],
])('%s is refused; the message names the address, and the cause the reason', (_, value) => {
  expect(() => readPack(ADDRESS, JSON.stringify(value))).toThrow(
    expect.objectContaining({
      message: expect.stringContaining(`Failed to load ${ADDRESS}`),
      cause: new Error('its columns are not those of a pack'),
    }),
  );
});

test('images without places are refused', () => {
  const value = { ...text, drawings: [['a', 1, 1, ['00_a']]] };
  expect(() => readPack(ADDRESS, JSON.stringify(value))).toThrow(`Failed to load ${ADDRESS}`);
});

test.each(['', '<!doctype html>', textOf('00_sheet').slice(0, 50)])('invalid JSON is refused: %j', text => {
  expect(() => readPack(ADDRESS, text)).toThrow(`Failed to load ${ADDRESS}`);
});

test.each<[string, Partial<PackText>, string]>([
  ['without the end of a drawing', { tree: 'f' }, 'the unknown item ""'],
  ['with an unknown item', { tree: 'x.' }, 'the unknown item "x"'],
  ['with a column that is too short', { fill: '' }, 'too short'],
  ['with an unknown step of an outline', { steps: '0x', points: '' }, 'the unknown step x'],
  ['with an unknown step of a transform', { moves: 'x' }, 'the unknown step x'],
])('display lists %s throw when they are used', (_, broken, message) => {
  const read = readPack(ADDRESS, JSON.stringify({ ...text, ...broken }));
  expect(() => read.pack).toThrow(message);
});

test('unpack() gives the same pack as the first use', async () => {
  const { unpack, ...read } = readPack(ADDRESS, textOf('00_sheet', '00_card'));
  const apart = readPack(ADDRESS, textOf('00_sheet', '00_card'));
  await Promise.all([apart.unpack(), apart.unpack()]);
  expect(apart.pack).toEqual(read.pack);
});

test('unpack() does nothing if the pack was used before', async () => {
  const read = readPack(ADDRESS, textOf('00_sheet'));
  expect(read.pack.drawings).toHaveProperty('00_sheet');
  vi.useFakeTimers();
  const done = read.unpack();
  const waiting = vi.getTimerCount();
  vi.useRealTimers();
  expect(waiting).toBe(0);
  await done;
});

test('unpack() rejects if the display lists are broken', async () => {
  const read = readPack(ADDRESS, JSON.stringify({ ...text, tree: 'x.' }));
  await expect(read.unpack()).rejects.toThrow('the unknown item "x"');
});

test('display lists with too few transforms throw when they are used', () => {
  const two: PackText = JSON.parse(textOf('00_sheet', '00_card'));
  const [first = ''] = two.moves.split(' ');
  expect(two.moves).not.toBe(first);
  const read = readPack(ADDRESS, JSON.stringify({ ...two, moves: first }));
  expect(() => read.pack).toThrow('too few transforms');
});

test('isPlaced() is true only for an item with a transform, which may be empty', () => {
  expect([isPlaced([0, '']), isPlaced([0, 't1 2', 3]), isPlaced([0, 1])]).toEqual([true, true, false]);
});
