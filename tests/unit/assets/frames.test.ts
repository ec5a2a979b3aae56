import { expect, test } from 'vitest';
import { framesOf } from '../../../assets/sheets/frames.ts';
import { defineChapter } from '../../../stage/story/defineChapter.ts';
import { buildStory } from '../../../stage/story/story.ts';
import type { Words } from '../../../stage/story/types.ts';

const elements = {
  sky: { depth: 0, md: { x: 0, y: 0 } },
  zoe: { depth: 0.7, face: 'calm', md: { x: 10, y: 20 } },
} as const;
const key = 'simulation.chapter_0.';
const words: Words = {
  [`${key}text_first`]: 'One <b>word</b>',
  [`${key}text_second`]: 'Two',
  [`${key}question.choice_0`]: 'This',
  [`${key}question.choice_1`]: 'That',
  [`${key}question.choice_2`]: 'Something else',
};
const story = buildStory([
  defineChapter({
    number: 0,
    words,
    title: { background: 'plum', elements },
    places: {
      yard: {
        elements,
        bubble: { md: [0, 0, 100, 50], sm: [0, 0, 80, 40] },
        mouths: { ambassador: { md: [1, 2], sm: [3, 4] } },
      },
    },
    lines: { second: { speaker: 'player.zoe', change: { zoe: { face: 'worried' } } } },
    question: {
      kind: 'select',
      answer: 0,
      after: 'first',
      wrong: { 1: { change: { zoe: null } }, 2: {} },
    },
    card: {},
  }),
]);
const frames = framesOf(story, 0, 'md');

test('frames are in the order of the story, with the reactions after their question', () => {
  expect(frames.map(({ caption }) => caption)).toEqual([
    'title',
    'yard',
    'first: ambassador',
    'question',
    'wrong answer 1',
    'wrong answer 2',
    'second: player.zoe',
    'card',
  ]);
});

test('a reaction changes only its own frame; a line changes all later frames', () => {
  const zoeIn = (at: number) => frames.at(at)?.tableau.find(({ id }) => id === 'zoe');
  expect(zoeIn(4)).toBeUndefined();
  expect(zoeIn(-1)?.face).toBe('worried');
});

test('a frame has a bubble with the words without markup, and with its tail at the speaker’s mouth', () => {
  expect(frames[2]?.bubble).toEqual({ box: [0, 0, 100, 50], words: 'One word', mouth: [1, 2] });
});
