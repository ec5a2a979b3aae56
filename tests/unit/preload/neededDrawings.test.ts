import { expect, test } from 'vitest';
import { drawingsOfPlace, following, packsOfLayout } from '../../../stage/preload/neededDrawings.ts';
import { cardDrawing, chaptersWithCard } from '../../../stage/story/drawingNames.ts';
import { story } from '../../../stage/story/index.ts';
import type { Place } from '../../../stage/story/story.ts';
import { IMAGE_IDS, regionOf } from '../../builtPacks.ts';

const places = [...new Set(story.steps.map(({ place }) => place))];
const layouts = ['md', 'sm'] as const;
const placeOf = (chapter: number, section: number) => {
  const place = story.stepsOf(chapter).at(section)?.place;
  if (!place) throw new Error(`There is no step chapter_${chapter}_${section}`);
  return place;
};

test('the front of chapter N’s card is the drawing 0N_card, with more digits for larger N', () => {
  expect([3, 12, 104].map(cardDrawing)).toEqual(['03_card', '12_card', '104_card']);
});

const groupsOf = (layout: (typeof layouts)[number]) => packsOfLayout(layout).flatMap(({ groups }) => groups);
const groupOf = (drawing: string) => drawing.split('_')[0] ?? '';

test.each(layouts)('before the start, the groups of all chapters and all cards are fetched: %s', layout => {
  const shown = [
    ...places.flatMap(place => drawingsOfPlace(place, regionOf(layout))),
    ...chaptersWithCard(story).map(cardDrawing),
  ];
  expect(new Set(groupsOf(layout))).toEqual(new Set(shown.map(groupOf)));
});

test.each(layouts)('each group is in one pack, from this origin, for its own layout: %s', layout => {
  expect(new Set(groupsOf(layout)).size).toBe(groupsOf(layout).length);
  for (const { address, images } of packsOfLayout(layout)) {
    expect(address).toMatch(new RegExp(`^/simulation/${layout}/[\\w-]+\\.json$`));
    expect(images).toBeGreaterThan(0);
  }
});

test.each(layouts)('at most twelve files are fetched: %s', layout => {
  expect(packsOfLayout(layout).length).toBeLessThanOrEqual(12);
});

test.each(layouts)('every place and every title needs a drawing: %s', layout => {
  for (const place of places)
    expect(drawingsOfPlace(place, regionOf(layout)), JSON.stringify(place)).not.toEqual([]);
});

test('exactly the places with the ambassador’s rig need her parts', () => {
  const near = places.filter(place =>
    story.steps.some(step => step.place === place && step.tableau.some(element => element.rig)),
  );
  const withParts = places.filter(place =>
    drawingsOfPlace(place, regionOf('md')).some(drawing => drawing.startsWith('romy_')),
  );
  expect(near.length).toBeGreaterThan(0);
  expect(withParts).toEqual(near);
});

/** Each image in its own drawing, so drawingsOfPlace() lists images. */
const askedFor = (place: Place) =>
  drawingsOfPlace(place, image => ({ file: image, x: 0, y: 0, w: 1, h: 1, sheet: [0, 0] }));

test('a place with the ambassador’s rig needs all parts of the rig, whatever her pose', () => {
  const near = places.filter(place =>
    story.steps.some(step => step.place === place && step.tableau.some(element => element.rig)),
  );
  const parts = IMAGE_IDS.filter(id => id.startsWith('romy_'));
  expect(parts.length).toBeGreaterThan(20);
  for (const place of near) expect(askedFor(place)).toEqual(expect.arrayContaining(parts));
});

test('a place needs only images that exist, and heads that may exist', () => {
  const known = new Set<string>(IMAGE_IDS);
  for (const place of places)
    expect(askedFor(place).filter(image => !known.has(image) && !/_head_\w+$/.test(image))).toEqual([]);
});

test('after a title comes its place, after a place the next title, and after the last place nothing', () => {
  expect(following(placeOf(3, 0))).toBe(placeOf(3, 1));
  expect(following(placeOf(3, 1))).toBe(placeOf(4, 0));
  expect(following(placeOf(story.last, -1))).toBeUndefined();
});

test.each([3, 99])('an unknown place has no drawings and no place after it: in chapter %d', chapter => {
  const elsewhere = { chapter, name: 'bench' };
  expect(drawingsOfPlace(elsewhere, regionOf('md'))).toEqual([]);
  expect(following(elsewhere)).toBeUndefined();
});
