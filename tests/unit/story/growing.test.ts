/** Tests which chapters of a story are built, and stories that have become shorter. */
import { expect, test } from 'vitest';
import { warmUpViews } from '../../../src/simulation/useWarmUp.ts';
import { drawingsOfPlace, following } from '../../../stage/preload/neededDrawings.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { progressValue, viewOf } from '../../../stage/runner/viewOf.ts';
import { buildStory, type Story } from '../../../stage/story/story.ts';
import { regionOf } from '../../builtPacks.ts';
import { smallStory } from '../runner/smallStory.ts';

/** Calls `visit` with a copy of the small story. Returns the numbers of the chapters whose steps were built. */
function builtBy(visit: (story: Story) => void): number[] {
  const made = new Set<number>();
  const chapters = smallStory.chapters.map(({ lines, ...chapter }) => ({
    ...chapter,
    get lines() {
      made.add(chapter.number);
      return lines;
    },
  }));
  visit(buildStory(chapters));
  return [...made];
}

test('the start in a chapter builds only the steps of this chapter', () => {
  const start = builtBy(story => {
    const progress = begin(story, { label: 'chapter_2_0', done: 2 });
    const view = viewOf(story, progress);
    progressValue(story, progress);
    for (const layout of ['md', 'sm'] as const) drawingsOfPlace(view.place, regionOf(layout), story);
    following(view.place, story);
  });
  expect(start).toEqual([2]);
  const warmedUp = builtBy(story => warmUpViews(story, begin(story)));
  expect(warmedUp.length).toBeLessThanOrEqual(4);
});

test('a label of an older, longer story leads to the nearest step at or before it', () => {
  const shrunk = buildStory(smallStory.chapters.slice(0, 2));
  const landed = smallStory.steps.map(({ label }) => begin(shrunk, { label }).label);
  const kept = shrunk.steps.map(({ label }) => label);
  expect(landed).toEqual([...kept, ...smallStory.steps.slice(kept.length).map(() => kept.at(-1))]);
});
