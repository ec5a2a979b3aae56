/** What is to be seen at every step, in words, for who does not see it. */
import { expect, test } from 'vitest';
import pictures from '../../../locales/en/pictures.json' with { type: 'json' };
import { story } from '../../../stage/story/index.ts';

const words = new Map(Object.entries(pictures));

test('every step has its picture in words, and every wrong answer what comes of it; nothing else is written', () => {
  const steps = story.steps.map(({ chapter, name }) => `pictures.chapter_${chapter}.${name}`);
  const slips = story.chapters.flatMap(({ number, question }) =>
    Object.keys(question?.wrong ?? {}).map(choice => `pictures.chapter_${number}.wrong_${choice}`),
  );
  expect([...words.keys()].toSorted()).toEqual([...steps, ...slips].toSorted());
});

test('no two steps are described alike, and none in more words than are listened to', () => {
  expect(new Set(words.values()).size).toBe(words.size);
  for (const [key, text] of words) {
    expect(text, key).toMatch(/^[A-Z\d].*[.!?]$/);
    expect(text, key).not.toMatch(/[<>’]/);
    expect(text.split(' ').length, key).toBeLessThanOrEqual(48);
  }
});
