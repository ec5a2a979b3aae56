import { expect, test } from 'vitest';
import { cardOf, filesOfChapter, filesOfLayout } from '../../../stage/preload/pictures.ts';

const chapters = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const layouts = ['md', 'sm'] as const;

test("the front of chapter N's card is /simulation/0N_card.png", () => {
  expect(cardOf(3)).toBe('/simulation/03_card.png');
});

test.each(layouts)('everything a chapter can show is fetched before the start: %s', layout => {
  const fetched = filesOfLayout(layout);
  for (const chapter of chapters)
    expect(fetched).toEqual(expect.arrayContaining(filesOfChapter(chapter, layout)));
});

test.each(layouts)('the seven cards are fetched before the start: %s', layout => {
  const cards = filesOfLayout(layout).filter(file => file.endsWith('_card.png'));
  expect(cards).toEqual([1, 2, 3, 4, 5, 6, 7].map(cardOf));
});

test.each(layouts)('each file is fetched once, from this origin, for its own layout: %s', layout => {
  const files = filesOfLayout(layout);
  expect(new Set(files).size).toBe(files.length);
  for (const file of files) expect(file).toMatch(/^\/simulation\/[\w-]+\.(svg|png)$/);
  const other = layout === 'md' ? /_sm\.svg$/ : /_md\.svg$/;
  expect(files.filter(file => other.test(file))).toEqual([]);
});

test.each(layouts)('every chapter has pictures of its own, and the ambassador with it: %s', layout => {
  const files = chapters.map(chapter => filesOfChapter(chapter, layout));
  const shared = files.reduce((common, of) => common.filter(file => of.includes(file)));
  expect(shared.some(file => file.includes('romy'))).toBe(true);
  for (const of of files) expect(of.length).toBeGreaterThan(shared.length);
});
