import { describe, expect, test } from 'vitest';
import { begin } from '../../../stage/runner/progress.ts';
import { viewOf } from '../../../stage/runner/viewOf.ts';
import { defineChapter } from '../../../stage/story/defineChapter.ts';
import { story } from '../../../stage/story/index.ts';
import { shotsIn } from '../../../stage/story/shots.ts';
import { buildStory } from '../../../stage/story/story.ts';
import type { Layout, Words } from '../../../stage/story/types.ts';
import { STAGE } from '../../../stage/viewport/fit.ts';
import { boxesOffStage, isCloseAtQuestion } from '../../rules/staging.ts';

const NEAR = { md: [400, 300, 600, 390], sm: [40, 100, 200, 300] } as const;
const NEARER = { md: [410, 310, 580, 377] } as const;
const OF_PLACE = { focus: [0, 0, 900, 982] } as const;
const key = 'simulation.chapter_0.text_';
const words: Words = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map(name => [`${key}${name}`, name]));
const place = {
  elements: { zoe: { depth: 0.7, md: { x: 10, y: 20 } } },
  bubble: { md: [0, 0, 100, 50], sm: [0, 0, 80, 40] },
  mouths: {},
} as const;
const testStory = buildStory([
  defineChapter({
    number: 0,
    words,
    places: { yard: { ...place, shot: OF_PLACE }, house: { ...place, after: 'd' } },
    lines: {
      b: { speaker: 'ambassador', shot: NEAR },
      d: { speaker: 'ambassador', shot: NEARER },
      e: { speaker: 'ambassador', shot: null },
    },
  }),
]);
const shotOf = (name: string) => testStory.steps.find(step => step.name === name)?.shot;

describe('a shot', () => {
  test('is the shot of its place at first; a shot that a step defines stays for the next steps', () => {
    expect(['yard', 'a', 'b', 'c', 'd'].map(shotOf)).toEqual([OF_PLACE, OF_PLACE, NEAR, NEAR, NEARER]);
  });
  test('ends at the next place', () => {
    expect(shotOf('house')).toEqual({});
    expect(shotOf('e')).toEqual({});
  });
});

test('every shot of the story is on the stage or in the drawn part below the stage, and shotsIn() lists it', () => {
  const known = shotsIn(story.chapters);
  for (const { label, shot } of story.steps) {
    expect(known, label).toContainEqual(shot);
    expect(boxesOffStage(shot), label).toEqual([]);
  }
});

test('every chapter has a close-up on both layouts, and three important steps are close-ups', () => {
  const isClose = (name: string, chapter: number) => {
    const shot = story.stepsOf(chapter).find(step => step.name === name)?.shot;
    const share = (layout: Layout) => {
      const [, , w, h] = shot?.[layout] ?? [0, 0, STAGE[layout].w, STAGE[layout].h];
      return (w * h) / (STAGE[layout].w * STAGE[layout].h);
    };
    return share('md') < 0.4 && share('sm') < 0.4;
  };
  for (const { number } of story.chapters) {
    const close = story.stepsOf(number).filter(({ name }) => isClose(name, number));
    expect(close.length, `chapter ${number}`).toBeGreaterThan(0);
  }
  expect(isClose('goal', 3) && isClose('everybodyLooks', 3) && isClose('armband', 7)).toBe(true);
});

/**
 * For each chapter with a title: the chapter's number, and the disc in the last picture of the chapter before. In the
 * match cut, the title's disc replaces this disc.
 */
const beforeTitles = story.chapters
  .filter(({ title }) => title)
  .map(({ number }) => {
    const last = story.stepsOf(number - 1).at(-1);
    const disc = last && (last.shot.disc ?? story.chapters[number - 1]?.places[last.place.name]?.disc);
    return [number, disc] as const;
  });

test.each(beforeTitles)('the place before title %d has a disc on the stage', (_, disc) => {
  for (const layout of ['md', 'sm'] as const) {
    const [x = -1, y = -1, r = 0] = disc?.[layout] ?? [];
    const { w, h } = STAGE[layout];
    expect(r).toBeGreaterThan(0);
    expect(x > 0 && x < w && y > 0 && y < h).toBe(true);
  }
});

test('a close-up ends before a question', () => {
  for (const { label } of story.steps) {
    expect(isCloseAtQuestion(viewOf(story, { ...begin(story), label })), label).toBe(false);
  }
});
