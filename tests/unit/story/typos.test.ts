/**
 * Checks that an author's typing mistake in a chapter is a compiler error. Each line after `@ts-expect-error` has a
 * mistake, and `tsc` fails if such a line compiles. Some names are known only at run time: a mistake in such a name is
 * an error when the story is built.
 */
import { expect, test } from 'vitest';
import { defineChapter } from '../../../stage/story/defineChapter.ts';
import { buildStory } from '../../../stage/story/story.ts';
import { image } from '../runner/smallStory.ts';

const words = {
  'simulation.chapter_0.section': 'Warm-up',
  'simulation.chapter_0.text_kickOff': 'And we are off',
  'simulation.chapter_0.text_goal': 'Goal',
} as const;
const FULL = { md: [0, 0, 1, 1], sm: [0, 0, 1, 1] } as const;
const spot = { md: { x: 1, y: 2 } };

test('a chapter with valid names is built', () => {
  const chapter = defineChapter({
    number: 0,
    words,
    places: {
      pitch: {
        elements: { ball: { image: image(0), depth: 1, ...spot }, dog: null },
        bubble: FULL,
        mouths: {},
      },
      stand: { elements: { flag: { depth: 1, ...spot } }, bubble: FULL, mouths: {}, after: 'kickOff' },
    },
    lines: {
      kickOff: {
        speaker: 'parent',
        change: { ball: { sm: null }, dog: { depth: 1 } },
        acts: [{ act: 'roll', who: 'ball' }],
      },
      goal: { speaker: 'ambassador', change: { flag: null } },
    },
  });
  expect(buildStory([chapter]).steps.map(({ name }) => name)).toEqual(['pitch', 'kickOff', 'stand', 'goal']);
});

const pitch = { elements: { ball: { depth: 1, ...spot } }, bubble: FULL, mouths: {} };
const base = { number: 0, words, places: { pitch } } as const;

test('a change of an element that is in no place does not compile, and throws', () => {
  // @ts-expect-error no element is called "bal"
  const chapter = defineChapter({ ...base, lines: { goal: { speaker: 'parent', change: { bal: {} } } } });
  expect(() => buildStory([chapter]).steps).toThrow(/"bal"/);
});

test('an act of an element that is in no place does not compile, and throws', () => {
  const chapter = defineChapter({
    ...base,
    // @ts-expect-error no element is called "bal"
    lines: { goal: { speaker: 'parent', acts: [{ act: 'roll', who: 'bal' }] } },
  });
  expect(() => buildStory([chapter]).steps).toThrow(/"bal"/);
});

test('a line without words does not compile, and throws', () => {
  // @ts-expect-error the words have no text_gaol
  const chapter = defineChapter({ ...base, lines: { gaol: { speaker: 'parent' } } });
  expect(() => buildStory([chapter]).steps).toThrow(/"gaol"/);
});

test('a place after a line without words does not compile, and throws', () => {
  const chapter = defineChapter({
    number: 0,
    words,
    // @ts-expect-error the words have no text_gaol
    places: { pitch, stand: { ...pitch, after: 'gaol' } },
    lines: {},
  });
  expect(() => buildStory([chapter]).steps).toThrow(/"stand"/);
});

test('a title, a card or a question without words does not compile', () => {
  // @ts-expect-error the words have no simulation.chapter_0.title
  defineChapter({ ...base, lines: {}, title: { background: 'plum', elements: {} } });
  // @ts-expect-error the words have no simulation.chapter_0.card.title
  defineChapter({ ...base, lines: {}, card: {} });
  // @ts-expect-error the words have no simulation.chapter_0.question.title
  defineChapter({ ...base, lines: {}, question: { kind: 'drag', after: 'goal' } });
  // @ts-expect-error `base` has only the words of chapter 0
  defineChapter({ ...base, number: 1, lines: {} });
});

test('an image that does not exist does not compile', () => {
  defineChapter({
    ...base,
    // @ts-expect-error no image is called "03_bal"
    lines: { goal: { speaker: 'parent', change: { ball: { image: '03_bal' } } } },
  });
});
