import { expect, test } from 'vitest';
import {
  cardOf,
  filesOfLayout,
  filesOfPlace,
  following,
  type Place,
} from '../../../stage/preload/pictures.ts';
import { story } from '../../../stage/story/index.ts';

const chapters = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const places = chapters.flatMap((chapter): Place[] =>
  chapter === 0 ? ['place_0'] : [`title_${chapter}`, `place_${chapter}`],
);
const layouts = ['md', 'sm'] as const;

test("the front of chapter N's card is /simulation/0N_card.png", () => {
  expect(cardOf(3)).toBe('/simulation/03_card.png');
});

test.each(layouts)('everything a chapter can show is fetched before the start: %s', layout => {
  const fetched = filesOfLayout(layout);
  for (const place of places) expect(fetched).toEqual(expect.arrayContaining(filesOfPlace(place, layout)));
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

test.each(layouts)('every place and every title has pictures of its own: %s', layout => {
  for (const place of places) expect(filesOfPlace(place, layout), place).not.toEqual([]);
});

test('the ambassador in parts is resident where she is seen from near, and nowhere else', () => {
  const near = chapters.filter(chapter =>
    story.steps.some(step => step.chapter === chapter && step.tableau.some(element => element.rig)),
  );
  const withParts = chapters.filter(chapter =>
    filesOfPlace(`place_${chapter}`, 'md').some(file => file.includes('romy')),
  );
  expect(near.length).toBeGreaterThan(0);
  expect(withParts).toEqual(near);
});

test('a title is followed by its place, a place by the next title', () => {
  expect(following('title_3')).toBe('place_3');
  expect(following('place_3')).toBe('title_4');
});
