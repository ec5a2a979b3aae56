import { expect, test } from 'vitest';
import { isPlaced, readPack } from '../../../stage/preload/readPack.ts';
import { packOf, textOf } from './packs.ts';

const ADDRESS = '/simulation/md/00-02.json';

test('a pack is read as it was written, and its text is kept', () => {
  expect(readPack(ADDRESS, textOf('00_sheet', '00_card'))).toEqual({
    text: textOf('00_sheet', '00_card'),
    pack: packOf('00_sheet', '00_card'),
  });
});

const pack = packOf('00_sheet');
const drawing = { w: 1, h: 1, items: [] };
test.each<[string, unknown]>([
  ['nothing', null],
  ['a list', []],
  ['a text', 'pack'],
  ['a pack without colours', { ...pack, colours: undefined }],
  ['a colour that is not text', { ...pack, colours: [0] }],
  ['a pack without outlines', { ...pack, outlines: {} }],
  ['an outline that is not text', { ...pack, outlines: ['M0 0', null] }],
  ['a pack without parts', { ...pack, parts: undefined }],
  ['a part that is no list', { ...pack, parts: [[], {}] }],
  ['an item that is no list', { ...pack, parts: [['M0 0']] }],
  ['an item of one number', { ...pack, parts: [[[0]]] }],
  ['an item whose first value is text', { ...pack, parts: [[['0', 1]]] }],
  ['an item whose third value is text', { ...pack, parts: [[[0, 't1', '1']]] }],
  ['a pack without drawings', { ...pack, drawings: [] }],
  ['a drawing that is null', { ...pack, drawings: { a: null } }],
  ['a drawing without a width', { ...pack, drawings: { a: { ...drawing, w: 0 } } }],
  ['a drawing without a height', { ...pack, drawings: { a: { ...drawing, h: undefined } } }],
  ['a drawing of no height', { ...pack, drawings: { a: { ...drawing, h: 0 } } }],
  ['a drawing without items', { ...pack, drawings: { a: { w: 1, h: 1 } } }],
  ['a broken drawing beside a good one', { ...pack, drawings: { a: drawing, b: null } }],
  ['a broken item beside a good one', { ...pack, parts: [[[0, 1], []]] }],
  ['an item whose second value is neither', { ...pack, parts: [[[0, null]]] }],
  ['a drawing with a broken item', { ...pack, drawings: { a: { ...drawing, items: [[]] } } }],
])('%s is refused, and the message names the address', (_, value) => {
  expect(() => readPack(ADDRESS, JSON.stringify(value))).toThrow(`Failed to load ${ADDRESS}`);
});

test.each(['', '<!doctype html>', textOf('00_sheet').slice(0, 50)])('invalid JSON is refused: %j', text => {
  expect(() => readPack(ADDRESS, text)).toThrow(`Failed to load ${ADDRESS}`);
});

test('an item with a transform is placed', () => {
  expect([isPlaced([0, '']), isPlaced([0, 't1 2', 3]), isPlaced([0, 1])]).toEqual([true, true, false]);
});
