/** Tests the descriptions, which are the text alternatives of the story's pictures. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeSteps } from '../../../stage/story/chapterSteps.ts';
import { story } from '../../../stage/story/index.ts';

const words = new Map(
  story.chapters.flatMap(({ number }) => {
    const all: Record<string, string> = JSON.parse(
      readFileSync(`locales/en/chapters/chapter_${number}.json`, 'utf8'),
    );
    return Object.entries(all).filter(([key]) => key.startsWith('pictures.'));
  }),
);

test('every step and every wrong answer has a description, and there are no others', () => {
  // A chapter before the last one can define a finale with a description, although the finale is never played.
  // `makeSteps` returns this finale; `story.steps` leaves it out.
  const steps = story.chapters
    .flatMap(makeSteps)
    .map(({ chapter, name }) => `pictures.chapter_${chapter}.${name}`);
  const wrongAnswers = story.chapters.flatMap(({ number, question }) =>
    Object.keys(question?.wrong ?? {}).map(choice => `pictures.chapter_${number}.wrong_${choice}`),
  );
  expect([...words.keys()].toSorted()).toEqual([...steps, ...wrongAnswers].toSorted());
});

test('descriptions are unique and have at most 48 words', () => {
  expect(new Set(words.values()).size).toBe(words.size);
  for (const [key, text] of words) {
    expect(text, key).toMatch(/^[A-Z\d].*[.!?]$/);
    expect(text, key).not.toMatch(/[<>’]/);
    expect(text.split(' ').length, key).toBeLessThanOrEqual(48);
  }
});
