import { expect, test } from 'vitest';
import { labelOf } from '../../../stage/index.ts';
import { beside, openStep, parse, resolve, sectionsOf } from '../../../stage/runner/labels.ts';
import { buildStory } from '../../../stage/story/story.ts';
import { smallStory } from './smallStory.ts';

const labelAt = (text: string) => resolve(smallStory, text).label;

test('a label is parsed to its chapter and section', () => {
  expect(parse('chapter_3_4')).toEqual([3, 4]);
  expect(parse('chapter_12_0')).toEqual([12, 0]);
});

test.each([
  '',
  'end',
  'chapter_3',
  'chapter_3_',
  'chapter_-1_2',
  'chapter_1_-2',
  'chapter_1.5_2',
  'chapter_1_2_3',
  'Chapter_1_2',
  ' chapter_1_2',
  'chapter_1_2\n',
  'chapter_1e3_0',
  'chapter_x_y',
  'chapter_1_start',
])('a text that is not a label is parsed to 0 and 0: %j', text => {
  expect(parse(text)).toEqual([0, 0]);
});

test('every step is found by its label', () => {
  for (const step of smallStory.steps) expect(resolve(smallStory, step.label)).toBe(step);
});

test('a label is resolved to its chapter and section', () => {
  expect(resolve(smallStory, 'chapter_3_4')).toMatchObject({ chapter: 3, section: 4 });
});

test('an invalid label is resolved to the first step', () => {
  for (const text of ['', 'chapter', 'chapter_-1_0', 'junk', 'chapter_3_starts', 'a chapter_3_start'])
    expect(labelAt(text)).toBe('chapter_0_0');
});

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
  'chapter_%i_start is resolved to the first step of that chapter',
  chapter => {
    expect(labelAt(`chapter_${chapter}_start`)).toBe(`chapter_${chapter}_0`);
  },
);

test('the end label is resolved to the last step', () => {
  expect(resolve(smallStory, 'end')).toBe(smallStory.steps.at(-1));
});

test('a section that does not exist is resolved to the last section of its chapter', () => {
  expect(labelAt('chapter_0_99')).toBe('chapter_0_2');
  expect(labelAt('chapter_2_7')).toBe('chapter_2_6');
});

test('a chapter after the last one is resolved to the last step', () => {
  const last = smallStory.steps.at(-1)?.label;
  expect(labelAt('chapter_9_0')).toBe(last);
  expect(labelAt('chapter_99_start')).toBe(last);
  expect(labelAt(`chapter_${'9'.repeat(400)}_0`)).toBe(last);
});

test('a story without a step throws', () => {
  const nothing = { chapters: [], steps: [], stepsOf: () => [], last: -1 };
  expect(() => resolve(nothing, 'chapter_0_0')).toThrow(/at least one step/);
  expect(() => buildStory([])).toThrow(/at least one step/);
});

test('the neighbour of a step may be in another chapter, and is undefined at both ends', () => {
  expect(beside(smallStory, 'chapter_0_2', 1)?.label).toBe('chapter_1_0');
  expect(beside(smallStory, 'chapter_1_0', -1)?.label).toBe('chapter_0_2');
  expect(beside(smallStory, 'chapter_0_0', -1)).toBeUndefined();
  expect(beside(smallStory, smallStory.steps.at(-1)?.label ?? '', 1)).toBeUndefined();
});

test('a chapter has as many sections as steps', () => {
  expect([0, 1, 8].map(chapter => sectionsOf(smallStory, chapter))).toEqual([3, 7, 6]);
});

test('a step is found by its name', () => {
  for (const { label, chapter, name } of smallStory.steps) {
    expect(labelOf(smallStory, chapter, name)).toBe(label);
  }
  expect(labelOf(smallStory, 2, 'question')).toBe('chapter_2_4');
});

test('for an unknown name the error lists the names of the chapter', () => {
  expect(() => labelOf(smallStory, 0, 'goal')).toThrow(
    'Chapter 0 has no step "goal"; it has yard, hello, show',
  );
  expect(() => labelOf(smallStory, 9, 'title')).toThrow('it has none');
});

const opens = (text: string, done: number) => openStep(smallStory, text, done)?.name;

test('a link opens its step if the chapter is open', () => {
  expect(openStep(smallStory, 'chapter_3_2', 3)?.label).toBe('chapter_3_2');
  expect(openStep(smallStory, 'chapter_3_6', 4)?.label).toBe('chapter_3_6');
  expect(openStep(smallStory, 'chapter_8_3', 8)?.label).toBe('chapter_8_3');
});

test('a link to a chapter that is not open leads to the start of the last open chapter', () => {
  expect(openStep(smallStory, 'chapter_5_2', 3)?.label).toBe('chapter_3_0');
  expect(openStep(smallStory, 'chapter_8_2', 0)?.label).toBe('chapter_0_0');
});

test('a link leads no further than an unanswered question', () => {
  const card = labelOf(smallStory, 3, 'card');
  expect(opens(card, 3)).toBe('question');
  expect(opens(card, 4)).toBe('card');
  expect(opens(labelOf(smallStory, 3, 'question'), 3)).toBe('question');
});

test('a link may pass a question of the last chapter, because the done count never shows that this question is answered', () => {
  const short = buildStory(smallStory.chapters.slice(0, 4));
  expect(openStep(short, labelOf(short, 3, 'card'), 3)?.name).toBe('card');
});

test('a link opens a step of a chapter with two digits', () => {
  const [chapter] = smallStory.chapters;
  if (!chapter) throw new Error('The small story has no chapter');
  const wordless = { ...chapter, lines: {}, words: {} };
  const long = buildStory(Array.from({ length: 12 }, (_, number) => ({ ...wordless, number })));
  expect(openStep(long, 'chapter_11_0', 11)?.label).toBe('chapter_11_0');
});

test('a link to a section that does not exist leads to the last step of its chapter', () => {
  expect(opens('chapter_2_999', 5)).toBe('card');
});

test.each([
  '',
  'junk',
  'end',
  'chapter_9_0',
  'chapter_3_start',
  'chapter_-1_0',
  'chapter_3_4 ',
  'a chapter_3_4',
  '%E0%A4%A',
])('a text that names no step opens none: %j', text => {
  expect(openStep(smallStory, text, 8)).toBeUndefined();
});
