import { describe, expect, test } from 'vitest';
import { defineChapter } from '../../../stage/story/defineChapter.ts';
import { buildStory, lineOf } from '../../../stage/story/story.ts';
import { apply } from '../../../stage/story/tableau.ts';
import type { Chapter, Tableau } from '../../../stage/story/types.ts';
import { lineNames } from '../../../stage/story/words.ts';
import { image, smallStory, wordsOf } from '../runner/smallStory.ts';

test('labels count their sections from 0 in each chapter', () => {
  for (const { number } of smallStory.chapters) {
    const labels = smallStory.stepsOf(number).map(({ label }) => label);
    expect(labels).toEqual(labels.map((_, i) => `chapter_${number}_${i}`));
  }
});

test('the steps of a story are those of its chapters, in order, and each is built only once', () => {
  const steps = smallStory.chapters.flatMap(({ number }) => smallStory.stepsOf(number));
  expect(smallStory.steps).toHaveLength(steps.length);
  for (const [i, step] of smallStory.steps.entries()) expect(step).toBe(steps[i]);
  expect([smallStory.stepsOf(-1), smallStory.stepsOf(9), smallStory.stepsOf(0.5)]).toEqual([[], [], []]);
});

test('a chapter’s finale is a step only in the last chapter', () => {
  const [first, ...others] = smallStory.chapters;
  if (!first) throw new Error('the story has no chapter');
  const story = buildStory([{ ...first, finale: {} }, ...others]);
  expect(story.stepsOf(0)).toEqual(smallStory.stepsOf(0));
  expect(
    buildStory([{ ...first, finale: {} }])
      .stepsOf(0)
      .at(-1)?.kind,
  ).toBe('finale');
});

/** Returns a chapter 0 with these lines, all spoken by the ambassador. `more`: replaces fields of the chapter. */
const chapterOf = (lines: readonly string[], more: Partial<Chapter> = {}): Chapter => ({
  ...defineChapter({
    number: 0,
    words: wordsOf(0, ...lines.map(name => `text_${name}`)),
    places: { yard: YARD },
    lines: {},
  }),
  ...more,
});
const YARD = {
  elements: { ball: { depth: 0.7, md: { x: 1, y: 2 } }, dog: null },
  bubble: { md: [0, 0, 1, 1], sm: [0, 0, 1, 1] },
  mouths: {},
} as const;
const namesOf = (chapter: Chapter) => buildStory([chapter]).steps.map(({ name }) => name);

describe('the lines of a chapter', () => {
  test('are its text keys in order: a key in the middle gives a bubble in the middle', () => {
    expect(namesOf(chapterOf(['one', 'three']))).toEqual(['yard', 'one', 'three']);
    expect(namesOf(chapterOf(['one', 'two', 'three']))).toEqual(['yard', 'one', 'two', 'three']);
  });

  test('do not include variants of a line or words of another chapter', () => {
    const words = { ...wordsOf(1, 'text_reply', 'text_reply_top_0', 'text_reply_top_12', 'title') };
    expect(lineNames({ ...words, ...wordsOf(11, 'text_other') }, 1)).toEqual(['reply']);
    expect(lineNames(words, 11)).toEqual([]);
  });

  test('are spoken by the ambassador unless the chapter says otherwise', () => {
    expect(lineOf(chapterOf(['one']), 'one')).toEqual({ speaker: 'ambassador' });
  });
});

describe('the places of a chapter', () => {
  const twoPlaces = chapterOf(['one', 'two', 'three'], {
    places: { yard: YARD, kitchen: { ...YARD, elements: { pan: { depth: 0.2 } }, after: 'two' } },
    lines: { three: { speaker: 'ambassador', change: { pan: { depth: 0.3 } } } },
  });
  const { steps } = buildStory([twoPlaces]);

  test('each have a scene; the scene of a later place follows the line that its `after` names', () => {
    expect(steps.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'scene yard',
      'bubble one',
      'bubble two',
      'scene kitchen',
      'bubble three',
    ]);
  });

  test('show their own elements, and none of the place before', () => {
    expect(steps.map(({ tableau }) => tableau.map(({ id }) => id).join())).toEqual([
      'ball',
      'ball',
      'ball',
      'pan',
      'pan',
    ]);
  });

  test('are built once: all steps of a place have the same object', () => {
    const [yard, , , kitchen] = steps.map(({ place }) => place);
    expect(yard).toEqual({ chapter: 0, name: 'yard' });
    expect(steps.map(({ place }) => place === yard)).toEqual([true, true, true, false, false]);
    expect(steps.at(-1)?.place).toBe(kitchen);
  });
});

describe('a story is refused that', () => {
  const scene = chapterOf(['one']);
  test.each<[string, readonly Chapter[], RegExp]>([
    ['has no chapter', [], /at least one step/],
    ['leaves out a number', [scene, { ...scene, number: 2 }], /chapter 1 is missing/],
    ['has a number twice', [scene, scene], /an earlier number exists twice/],
    ['has a chapter without a place', [chapterOf(['one'], { places: {} })], /Chapter 0: .*begins/],
    [
      'describes a line without words',
      [chapterOf(['one'], { lines: { tow: { speaker: 'parent' } } })],
      /"tow"/,
    ],
    [
      'changes an element that is not in the place',
      [chapterOf(['one'], { lines: { one: { speaker: 'parent', change: { cat: {} } } } })],
      /"one" names "cat", which is not in "yard"/,
    ],
    [
      'has an act of an element that is not in the place',
      [chapterOf(['one'], { card: { acts: [{ act: 'inTurn', who: ['ball', 'cat'] }] } })],
      /"card" names "cat"/,
    ],
    [
      'asks after a line that it does not have',
      [chapterOf(['one'], { question: { kind: 'drag', choices: 2, after: 'two' } })],
      /"question" comes after a line/,
    ],
    ['has two steps of one name', [chapterOf(['yard'])], /two of its steps are called "yard"/],
  ])('%s', (_, chapters, complaint) => {
    expect(() => buildStory(chapters).steps).toThrow(complaint);
  });
});

test('chapters are sorted by number', () => {
  const story = buildStory(smallStory.chapters.toReversed());
  expect(story.steps.map(({ label }) => label)).toEqual(smallStory.steps.map(({ label }) => label));
  expect(story.last).toBe(8);
});

const tableau: Tableau = [
  { id: 'sky', depth: 0, md: { x: 0, y: 0 } },
  { id: 'girl', image: image(1), depth: 0.5, md: { x: 1, y: 2 } },
];

test('a change patches an element and keeps its other fields', () => {
  expect(apply(tableau, { girl: { face: 'joy' } })[1]).toEqual({ ...tableau[1], face: 'joy' });
});

test('null removes an element', () => {
  expect(apply(tableau, { girl: null }).map(element => element.id)).toEqual(['sky']);
  expect(apply(tableau, { nobody: null })).toEqual(tableau);
});

test('null for a layout removes an element from that layout, and a placement adds it again', () => {
  const everywhere = apply(tableau, { girl: { sm: { x: 3, y: 4 } } });
  expect(everywhere[1]).toMatchObject({ md: { x: 1, y: 2 }, sm: { x: 3, y: 4 } });
  const [, girl] = apply(everywhere, { girl: { md: null, face: 'joy' } });
  expect(girl).toEqual({ id: 'girl', image: image(1), depth: 0.5, face: 'joy', sm: { x: 3, y: 4 } });
});

test('an unknown id adds an element', () => {
  const changed = apply(tableau, { ball: { image: image(2), depth: 0.2 } });
  expect(changed.map(element => element.id)).toEqual(['sky', 'ball', 'girl']);
});

test('a picture is sorted back to front by z, or by depth without z', () => {
  const changed = apply(tableau, { sky: { z: 2 }, girl: { depth: 0.9 } });
  expect(changed.map(element => element.id)).toEqual(['girl', 'sky']);
});

test('a change does not modify the picture before it', () => {
  const before = structuredClone(tableau);
  apply(tableau, { girl: null, sky: { z: 9 }, ball: {} });
  expect(tableau).toEqual(before);
});

test('a step inherits the picture of the step before it', () => {
  const idsAt = (label: string) =>
    smallStory.steps.find(step => step.label === label)?.tableau.map(element => element.id);
  expect(idsAt('chapter_2_1')).not.toContain('romy');
  expect(idsAt('chapter_2_2')).toContain('romy');
  expect(idsAt('chapter_2_5')).toContain('romy');
  expect(idsAt('chapter_2_6')).not.toContain('romy');
});

test('a step is not affected by changes of later steps', () => {
  const imageAt = (label: string) =>
    smallStory.steps.find(step => step.label === label)?.tableau.find(({ id }) => id === 'player')?.image;
  expect(['chapter_2_2', 'chapter_2_3', 'chapter_2_4'].map(imageAt)).toEqual([1, 5, 8].map(image));
});
