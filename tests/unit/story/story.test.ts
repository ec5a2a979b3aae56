import { expect, test } from 'vitest';
import { apply, buildStory, countLines, lineOf } from '../../../stage/story/story.ts';
import type { Tableau } from '../../../stage/story/types.ts';
import { image, smallStory, smallWords } from './smallStory.ts';

const kindsOf = (chapter: number) =>
  smallStory.steps.filter(step => step.chapter === chapter).map(step => step.kind);

test('labels count their sections from 0 in each chapter', () => {
  for (const { id } of smallStory.chapters) {
    const labels = smallStory.steps.filter(step => step.chapter === id).map(step => step.label);
    expect(labels).toEqual(labels.map((_, section) => `chapter_${id}_${section}`));
  }
});

test('chapter 0 is a scene and bubbles', () => {
  expect(kindsOf(0)).toEqual(['scene', 'bubble', 'bubble']);
});

test.each([1, 2, 3, 4, 5, 6, 7])('chapter %i: title, scene, bubbles, question, bubbles, card', chapter => {
  expect(kindsOf(chapter)).toEqual(['title', 'scene', 'bubble', 'bubble', 'question', 'bubble', 'card']);
});

test('chapter 8 ends with the call to action', () => {
  expect(kindsOf(8)).toEqual(['title', 'scene', 'bubble', 'bubble', 'bubble', 'finale']);
});

test('a chapter has as many bubbles as text keys: adding a key adds a bubble', () => {
  const more = buildStory(smallStory.chapters, { ...smallWords, 'simulation.chapter_2.text_4': 'One more' });
  expect(more.steps.length).toBe(smallStory.steps.length + 1);
  expect(more.steps.filter(step => step.chapter === 2).map(step => step.line)).toEqual([
    undefined,
    undefined,
    1,
    2,
    undefined,
    3,
    4,
    undefined,
  ]);
});

test('lines are counted up to the first that is missing, and a variant of a line is no line', () => {
  const words = {
    'simulation.chapter_1.text_1': '',
    'simulation.chapter_1.text_2_top_0': '',
    'simulation.chapter_1.text_3': '',
  };
  expect(countLines(words, 1)).toBe(1);
  expect(countLines(words, 11)).toBe(0);
  expect(countLines({}, 0)).toBe(0);
});

test("a line that the chapter does not describe is the ambassador's", () => {
  const [intro] = smallStory.chapters;
  expect(intro && lineOf(intro, 1)).toEqual({ speaker: 'ambassador' });
});

const tableau: Tableau = [
  { id: 'sky', depth: 0, md: { x: 0, y: 0 } },
  { id: 'girl', image: image(1), depth: 0.5, md: { x: 1, y: 2 } },
];

test('an empty change leaves the picture as it is', () => {
  expect(apply(tableau)).toEqual(tableau);
});

test('a change patches an element and keeps the rest of it', () => {
  expect(apply(tableau, { girl: { face: 'joy' } })[1]).toEqual({ ...tableau[1], face: 'joy' });
});

test('null takes an element away', () => {
  expect(apply(tableau, { girl: null }).map(element => element.id)).toEqual(['sky']);
  expect(apply(tableau, { nobody: null })).toEqual(tableau);
});

test('an unknown id adds an element', () => {
  const changed = apply(tableau, { ball: { image: image(2), depth: 0.2 } });
  expect(changed.map(element => element.id)).toEqual(['sky', 'ball', 'girl']);
});

test('a picture stands back to front: by height, where none is given by depth', () => {
  const changed = apply(tableau, { sky: { z: 2 }, girl: { depth: 0.9 } });
  expect(changed.map(element => element.id)).toEqual(['girl', 'sky']);
});

test('a change leaves the picture before it untouched', () => {
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

test('a step does not see what later steps change', () => {
  const imageAt = (label: string) =>
    smallStory.steps.find(step => step.label === label)?.tableau.find(({ id }) => id === 'player')?.image;
  expect(['chapter_2_2', 'chapter_2_3', 'chapter_2_4'].map(imageAt)).toEqual([1, 5, 8].map(image));
});

test('a story holds no function: it survives being written down and read again', () => {
  expect(JSON.parse(JSON.stringify(smallStory))).toEqual(smallStory);
});
