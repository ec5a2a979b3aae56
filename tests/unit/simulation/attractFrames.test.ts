import { expect, it } from 'vitest';
import { attractFrames } from '../../../src/simulation/attract/attractFrames.ts';
import { story } from '../../../stage/story/index.ts';

const chapters = story.chapters.map(({ number }) => number);

it('the attract loop shows every chapter, in order, with one to three pictures per chapter on average', () => {
  const frames = attractFrames(story, false);
  expect([...new Set(frames.map(({ chapter }) => chapter))]).toEqual(chapters);
  expect(frames.length).toBeGreaterThan(chapters.length);
  expect(frames.length).toBeLessThanOrEqual(3 * chapters.length);
});

it('the attract loop shows one picture of each chapter if motion is reduced', () => {
  expect(attractFrames(story, true).map(({ chapter }) => chapter)).toEqual(chapters);
});

it('the attract loop shows only one place in a chapter, and starts in the story’s first place', () => {
  const frames = attractFrames(story, false);
  const placeOf = (label: string) => story.steps.find(step => step.label === label)?.place;
  for (const chapter of chapters) {
    const places = frames.filter(frame => frame.chapter === chapter).map(({ label }) => placeOf(label));
    expect(new Set(places).size).toBe(1);
  }
  expect(placeOf(frames[0]?.label ?? '')).toBe(story.steps[0]?.place);
});
