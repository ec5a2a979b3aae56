import { expect, test } from 'vitest';
import { filesOfLayout, filesOfPlace, following } from '../../../stage/preload/pictures.ts';
import { cardOf, cardsOf } from '../../../stage/story/addresses.ts';
import { story } from '../../../stage/story/index.ts';

const places = [...new Set(story.steps.map(({ place }) => place))];
const layouts = ['md', 'sm'] as const;
const placeOf = (chapter: number, section: number) => {
  const place = story.sections[chapter]?.[section]?.place;
  if (!place) throw new Error(`There is no step chapter_${chapter}_${section}`);
  return place;
};

test("the front of chapter N's card is /simulation/0N_card.png, with more digits where N has more", () => {
  expect([3, 12, 104].map(cardOf)).toEqual([
    '/simulation/03_card.png',
    '/simulation/12_card.png',
    '/simulation/104_card.png',
  ]);
});

test.each(layouts)('everything a chapter can show is fetched before the start: %s', layout => {
  const fetched = filesOfLayout(layout);
  for (const place of places) expect(fetched).toEqual(expect.arrayContaining(filesOfPlace(place, layout)));
});

test.each(layouts)('everything that is fetched is shown by a place, or is a card: %s', layout => {
  const shown = new Set(places.flatMap(place => filesOfPlace(place, layout)));
  expect(filesOfLayout(layout).filter(file => !shown.has(file))).toEqual(cardsOf(story).map(cardOf));
});

test.each(layouts)(
  'the cards are fetched before the start, those of the seven questions first: %s',
  layout => {
    const cards = filesOfLayout(layout).filter(file => file.endsWith('_card.png'));
    expect(cards.slice(0, 7)).toEqual([1, 2, 3, 4, 5, 6, 7].map(cardOf));
    expect(cards).toEqual(cardsOf(story).map(cardOf));
  },
);

test.each(layouts)('each file is fetched once, from this origin, for its own layout: %s', layout => {
  const files = filesOfLayout(layout);
  expect(new Set(files).size).toBe(files.length);
  for (const file of files) expect(file).toMatch(/^\/simulation\/[\w-]+\.(svg|png)$/);
  const other = layout === 'md' ? /_sm\.svg$/ : /_md\.svg$/;
  expect(files.filter(file => other.test(file))).toEqual([]);
});

test.each(layouts)('every place and every title has pictures of its own: %s', layout => {
  for (const place of places) expect(filesOfPlace(place, layout), JSON.stringify(place)).not.toEqual([]);
});

test('the ambassador in parts is resident where she is seen from near, and nowhere else', () => {
  const near = places.filter(place =>
    story.steps.some(step => step.place === place && step.tableau.some(element => element.rig)),
  );
  const withParts = places.filter(place => filesOfPlace(place, 'md').some(file => file.includes('/romy_')));
  expect(near.length).toBeGreaterThan(0);
  expect(withParts).toEqual(near);
});

test('a title is followed by its place, a place by the next title, and the last place by nothing', () => {
  expect(following(placeOf(3, 0))).toBe(placeOf(3, 1));
  expect(following(placeOf(3, 1))).toBe(placeOf(4, 0));
  expect(following(placeOf(story.last, 1))).toBeUndefined();
});

test.each([3, 99])('a place of no story has no pictures and nothing after it: in chapter %d', chapter => {
  const elsewhere = { chapter, name: 'bench' };
  expect(filesOfPlace(elsewhere, 'md')).toEqual([]);
  expect(following(elsewhere)).toBeUndefined();
});
