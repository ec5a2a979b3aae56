import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bottom, CANVAS, left, right, top } from '../../../assets/kit/index.ts';

const page = readFileSync(new URL('../../../assets/README.md', import.meta.url), 'utf8');
const rows = page
  .split('\n')
  .filter(line => line.startsWith('|'))
  .map(line => line.split('|').map(cell => cell.replace(/[*`]/g, '').trim()));
const row = (name: string) => rows.find(([, first]) => first === name)?.slice(2, 4);

describe('the illustrator’s page in assets/README.md', () => {
  test('states the current sizes', () => {
    const { md, sm } = CANVAS;
    expect(row('stage, always seen')).toEqual([`${md.w} x ${md.h}`, `${sm.w} x ${sm.h}`]);
    expect(row('bleed left and right, each')).toEqual([`${md.beside}`, `${sm.beside}`]);
    expect(row('bleed above')).toEqual([`${md.above}`, `${sm.above}`]);
    expect(row('bleed below')).toEqual([`${md.below}`, `${sm.below}`]);
    expect(row('artboard of a layer')).toEqual(
      [md, sm].map(c => `${right(c) - left(c)} x ${bottom(c) - top(c)}`),
    );
    expect(row('stage’s upper left corner at')).toEqual([md, sm].map(c => `${-left(c)}, ${-top(c)}`));
  });
});
