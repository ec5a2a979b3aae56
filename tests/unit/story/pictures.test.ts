/** Descriptions of the picture of every step. */
import { expect, test } from 'vitest';
import pictures from '../../../locales/en/pictures.json' with { type: 'json' };
import { story } from '../../../stage/story/index.ts';

const words = new Map(Object.entries(pictures));

test('every step and every wrong answer has a description, and there are no others', () => {
  const steps = story.steps.map(({ chapter, name }) => `pictures.chapter_${chapter}.${name}`);
  const slips = story.chapters.flatMap(({ number, question }) =>
    Object.keys(question?.wrong ?? {}).map(choice => `pictures.chapter_${number}.wrong_${choice}`),
  );
  expect([...words.keys()].toSorted()).toEqual([...steps, ...slips].toSorted());
});

test('descriptions are unique and have at most 48 words', () => {
  expect(new Set(words.values()).size).toBe(words.size);
  for (const [key, text] of words) {
    expect(text, key).toMatch(/^[A-Z\d].*[.!?]$/);
    expect(text, key).not.toMatch(/[<>’]/);
    expect(text.split(' ').length, key).toBeLessThanOrEqual(48);
  }
});
