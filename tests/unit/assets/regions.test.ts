import { describe, expect, test } from 'vitest';
import { place, thing } from '../../../assets/images/image.ts';
import { type Groups, groupsAmong } from '../../../assets/images/index.ts';
import { images as romy } from '../../../assets/images/romy.ts';
import { C, type Layout, layer, rect } from '../../../assets/kit/index.ts';
import { files } from '../../../assets/pipeline/atlas.ts';
import { costs } from '../../../assets/pipeline/budget.ts';
import { optimised } from '../../../assets/pipeline/optimise.ts';
import { bundles, packs } from '../../../assets/pipeline/packs.ts';
import { readSvg } from '../../../assets/pipeline/readSvg.ts';
import { trimmedImages } from '../../../assets/pipeline/trimmedImage.ts';
import { readPack } from '../../../stage/preload/readPack.ts';

/** A place for the tests: a meadow larger than the bleed, a hill, and a gate that is open or closed. */
const meadow = (_: Layout, gate: 'open' | 'closed' = 'open') => [
  layer('turf', rect(-4000, -4000, 8000, 8000, C.purple)),
  layer('hill', rect(10, 20, 200, 30, C.plum)),
  layer(`gate-${gate}`, rect(50, 60, gate === 'open' ? 4 : 40, 30, C.white)),
];
/** Returns a function that finds the region of an image in the packs of these groups. */
function packed(groups: Groups) {
  const built = packs(files(trimmedImages(groups)), new Map(), drawn => readSvg(optimised(drawn)));
  return (id: string, layout: Layout) =>
    built
      .filter(pack => pack.layout === layout)
      .map(({ address, text }) => readPack(address, text).images.get(id))
      .find(Boolean);
}
const region = packed({
  '99': {
    ...place(meadow, { states: ['open', 'closed'], sm: { back: ['hill', 'turf'] } }),
    stone: thing(rect(-4.5, -10, 9, 10, C.lilac), { md: 2 }),
  },
});

test('a large layer is a drawing of its own, cropped to the bleed', () => {
  expect(region('99_turf', 'md')).toEqual({
    file: '99_turf',
    ...{ x: -430, y: -2500, w: 2372, h: 3612 },
    bleeds: true,
  });
});

test('a small layer and a prop share an atlas, each at its own position', () => {
  const [gate, stone] = [region('99_gate-closed', 'md'), region('99_stone', 'md')];
  expect(gate).toMatchObject({ file: '99_sheet', x: 50, y: 60, w: 40, h: 30 });
  expect(stone).toMatchObject({ file: '99_sheet', x: -9, y: -20, w: 18, h: 20 });
  expect(gate?.sheet).not.toEqual(stone?.sheet);
});

test('layers that are merged on a layout have no images of their own on it', () => {
  expect(region('99_hill', 'sm')).toBeUndefined();
  expect(region('99_hill', 'md')).toBeDefined();
  expect(region('99_back', 'sm')).toBeDefined();
  expect(region('99_back', 'md')).toBeUndefined();
});

test('a prop that is drawn for one layout only has no image on the other layout', () => {
  expect(region('99_stone', 'sm')).toBeUndefined();
});

test('two images that look the same share their position in the atlas', () => {
  const arms = packed({ romy });
  const [empty, full] = [arms('romy_arm_far_present', 'md'), arms('romy_arm_far_notebook', 'md')];
  expect(full?.sheet).toBeDefined();
  expect(full?.sheet).toEqual(empty?.sheet);
});

test('three chapters in order share a pack; the ambassador has a separate pack', () => {
  expect(bundles(['romy', '104', '02', '01', '00'])).toEqual([['00', '01', '02'], ['104'], ['romy']]);
  expect(bundles(['03'])).toEqual([['03']]);
});

describe('a chapter with a number above 9', () => {
  const stone = thing(rect(0, 0, 9, 10, C.lilac), { md: 2 });

  test('has a group if it has a file; the groups are in numeric order', () => {
    const files = ['104.ts', '09.ts', 'index.ts', 'image.ts', 'romy.ts', '10.ts', '7.ts'];
    expect(groupsAmong(files)).toEqual(['09', '10', '104', 'romy']);
  });
  test('comes after chapter 99 in the table of costs', () => {
    const built = files(trimmedImages({ '104': { stone }, '99': { stone } }));
    const { table } = costs(built, []);
    expect(table.match(/^md \w+/gm)).toEqual(['md 99', 'md 104', 'md all']);
  });
});
