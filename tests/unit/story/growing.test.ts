/**
 * Tests stories of a hundred chapters, and the cost of a step in them. tests/recipes has the test that adds a tenth
 * chapter to the real story.
 */
import { describe, expect, test } from 'vitest';
import { warmUpViews } from '../../../src/simulation/useWarmUp.ts';
import { cutTo, newStage } from '../../../stage/motion/transition.ts';
import { drawingsOfPlace, following } from '../../../stage/preload/neededDrawings.ts';
import { beside, parse, resolve, sectionsOf } from '../../../stage/runner/labels.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { progressValue, viewOf } from '../../../stage/runner/viewOf.ts';
import { cardDrawing, chaptersWithCard } from '../../../stage/story/drawingNames.ts';
import { buildStory, type Story } from '../../../stage/story/story.ts';
import { regionOf } from '../../builtPacks.ts';
import { declared, plainState } from '../motion/testStage.ts';
import { obey, rest, walk, wayOn } from '../runner/visitor.ts';
import { chapterOf } from './manyChapters.ts';

const STEPS = 40;
const layouts = ['md', 'sm'] as const;

const ofHundred = buildStory(Array.from({ length: 100 }, (_, number) => chapterOf(number, STEPS)));

describe('a story of a hundred chapters of forty steps', () => {
  test('can be played to its end by commands, with every label once and in order', () => {
    const way = walk(ofHundred, begin(ofHundred));
    expect(way.map(({ label }) => label)).toEqual(ofHundred.steps.map(({ label }) => label));
    expect(way.at(-1)).toMatchObject({ label: ofHundred.steps.at(-1)?.label, done: ofHundred.last });
  });

  test.each(layouts)('shows every step as its tableau declares it: %s', layout => {
    const state = newStage();
    for (const { label, tableau, shot } of ofHundred.steps) {
      cutTo(state, viewOf(ofHundred, { ...begin(ofHundred), label }), layout);
      expect(plainState(state)).toEqual(declared({ tableau, shot }, layout));
    }
  });

  test('has a label and a name for every step, however many digits they have', () => {
    for (const step of ofHundred.steps) {
      expect(parse(step.label)).toEqual([step.chapter, step.section]);
      expect(resolve(ofHundred, step.label)).toBe(step);
    }
    expect(new Set(ofHundred.steps.map(({ label }) => label)).size).toBe(ofHundred.steps.length);
  });

  test('has one card for each chapter that defines a card', () => {
    const cards = chaptersWithCard(ofHundred).map(cardDrawing);
    expect(cards).toHaveLength(ofHundred.chapters.filter(({ card }) => card).length);
    expect(new Set(cards.map(card => /\d+/.exec(card)?.[0]?.length))).toEqual(new Set([2]));
  });
});

test('the hundredth chapter has as many steps as it defines, with two digits in both numbers of the label', () => {
  expect(sectionsOf(ofHundred, 99)).toBe(STEPS);
  expect(ofHundred.steps.at(-1)?.label).toBe('chapter_99_39');
  expect(ofHundred.last).toBe(99);
});

/** Returns a story that counts the accesses to its steps and chapters. `accesses`: returns this count. */
function watched(story: Story): { story: Story; accesses: () => number } {
  let accesses = 0;
  const watch = <Item>(list: readonly Item[]): readonly Item[] =>
    new Proxy(list, {
      get(target, key, receiver) {
        if (typeof key === 'string' && /^\d+$/.test(key)) accesses += 1;
        return Reflect.get(target, key, receiver);
      },
    });
  return {
    story: {
      chapters: watch(story.chapters),
      last: story.last,
      stepsOf: chapter => watch(story.stepsOf(chapter)),
      get steps() {
        return watch(story.steps);
      },
    },
    accesses: () => accesses,
  };
}

/**
 * Goes from a step to the next step, and returns how often steps and chapters were accessed. Computes everything that
 * the site computes, such as the view of the next step.
 */
function costOf(chapter: number, section: number): number {
  const { story, accesses } = watched(ofHundred);
  const label = ofHundred.stepsOf(chapter)[section]?.label;
  if (!label) throw new Error(`There is no step chapter_${chapter}_${section}`);
  const here = { ...begin(ofHundred), label, done: chapter };
  const there = rest(story, obey(story, rest(story, here), ...wayOn(story, here)));
  expect(there.label).toBe(beside(ofHundred, label, 1)?.label);
  const view = viewOf(story, there);
  progressValue(story, there);
  for (const layout of layouts) drawingsOfPlace(view.place, regionOf(layout), story);
  following(view.place, story);
  beside(story, there.label, -1);
  return accesses();
}

/** Calls `visit` with a story of a hundred chapters. Returns the numbers of the chapters whose steps were built. */
function builtBy(visit: (story: Story) => void): number[] {
  const made = new Set<number>();
  const chapters = Array.from({ length: 100 }, (_, number) => {
    const { lines, ...rest } = chapterOf(number, STEPS);
    return {
      ...rest,
      get lines() {
        made.add(number);
        return lines;
      },
    };
  });
  visit(buildStory(chapters));
  return [...made];
}

test('the start builds only the steps of the first chapter', () => {
  const start = builtBy(story => {
    const view = viewOf(story, begin(story));
    progressValue(story, begin(story));
    for (const layout of layouts) drawingsOfPlace(view.place, regionOf(layout), story);
    following(view.place, story);
    expect(beside(story, view.label, -1)).toBeUndefined();
  });
  expect(start).toEqual([0]);
  const later = builtBy(story => viewOf(story, begin(story, { label: 'chapter_57_3', done: 57 })));
  expect(later).toEqual([57]);
  const warmedUp = builtBy(story => warmUpViews(story, begin(story)));
  expect(warmedUp.length).toBeLessThanOrEqual(4);
});

test.each([
  ['title', 0],
  ['bubble', 2],
  ['question', 6],
  ['card', STEPS - 1],
])('a step of the last chapters costs as much as a step of the first: %s', (_, section) => {
  const last = section === STEPS - 1 ? 98 : 99;
  expect(costOf(last, section)).toBe(costOf(0, section));
  expect(costOf(50, section)).toBe(costOf(0, section));
});

test('a picture of the last chapter has as many elements as a picture of the first', () => {
  const sizes = [0, 99].map(chapter => ofHundred.stepsOf(chapter).map(({ tableau }) => tableau.length));
  expect(sizes.at(-1)).toEqual(sizes[0]);
});

test('a label of an older, longer story leads to the nearest step at or before it', () => {
  const grown = buildStory([chapterOf(0, 12), chapterOf(1, 9)]);
  const shrunk = buildStory([chapterOf(0, 9)]);
  const landed = grown.steps.map(({ label }) => begin(shrunk, { label }).label);
  const kept = shrunk.steps.map(({ label }) => label);
  expect(landed).toEqual([...kept, ...grown.steps.slice(kept.length).map(() => 'chapter_0_8')]);
});
