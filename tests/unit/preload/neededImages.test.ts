/** In the packs images share drawings. Here each has its own, so a place's drawings show its images. */
import { expect, test } from 'vitest';
import { drawingsOfPlace } from '../../../stage/preload/neededDrawings.ts';
import { story } from '../../../stage/story/index.ts';
import { apply } from '../../../stage/story/tableau.ts';
import type { RegionOf } from '../../../stage/story/types.ts';
import { regionOf } from '../../builtPacks.ts';

const withOwnDrawing: RegionOf = id => {
  const region = regionOf('md')(id);
  return region && { ...region, file: id };
};

const idsIn = (chapter: number, name: string) => {
  const place = story.steps.find(step => step.chapter === chapter && step.place.name === name)?.place;
  if (!place) throw new Error(`Chapter ${chapter} has no place "${name}"`);
  return drawingsOfPlace(place, withOwnDrawing);
};

test('a figure with a face needs that face, blink and mouth shapes', () => {
  const shown = idsIn(3, 'bench');
  for (const look of ['curious', 'blink', 'A', 'E', 'O', 'M'])
    expect(shown).toContain(`03_romy_watch_head_${look}`);
  expect(shown).toContain('03_romy_watch');
  expect(shown).not.toContain('03_romy_watch_head_calm');
});

test('an act needs its frames', () => {
  expect(idsIn(3, 'bench')).toEqual(expect.arrayContaining(['03_nine_kick', '03_net-touch']));
});

test('a wrong answer needs the images of its reaction, at rest and in its acts', () => {
  for (const { chapter, place, tableau } of story.steps.filter(({ kind }) => kind === 'question')) {
    for (const reaction of Object.values(story.chapters[chapter]?.question?.wrong ?? {})) {
      const { change, acts = [] } = reaction ?? {};
      const heads = apply(tableau, change).flatMap(({ image, face }) =>
        face ? `${image}_head_${face}` : [],
      );
      const played = acts.flatMap(act => ('images' in act ? act.images : []));
      expect(drawingsOfPlace(place, withOwnDrawing)).toEqual(expect.arrayContaining([...heads, ...played]));
    }
  }
});

test('a title needs only its own images', () => {
  for (const { place, tableau } of story.steps.filter(({ kind }) => kind === 'title')) {
    expect(drawingsOfPlace(place, withOwnDrawing)).toEqual(
      tableau.flatMap(({ image, md }) => (md && image) ?? []),
    );
  }
});

test('a place needs only images of its chapter and the ambassador’s parts', () => {
  for (const place of new Set(story.steps.map(step => step.place))) {
    const own = new RegExp(`^(0${place.chapter}|romy)_`);
    const ids = drawingsOfPlace(place, withOwnDrawing);
    expect(ids.filter(id => !own.test(id))).toEqual([]);
    expect(ids).not.toContain(undefined);
  }
});
