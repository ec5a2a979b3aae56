/**
 * Checks the reading time of a visitor who makes no mistake and turns no card. Romy has several replies to
 * the ranking in chapter 1. Only one counts, because the visitor reads only one.
 */
import { expect, test } from 'vitest';
import { story, words } from '../../../stage/story/index.ts';

/** Words per minute at a calm pace, which is the pace of reading aloud. */
const PACE = 150;
/** Limit of the reading time, in minutes: 12 for 9 chapters, and in proportion for more or fewer chapters. */
const MOST_MINUTES = (12 / 9) * story.chapters.length;
const READ =
  /\.(title|subtitle|text_(?!reply$|\w+_top_[1-9])\w+|question\.(title|introduction|instruction|choice_\d)|card\.(title|introduction))$/;

test('nine chapters are read in less than twelve minutes at a calm pace', () => {
  const read = Object.entries(words).filter(([key]) => READ.test(key));
  const count = read.flatMap(([, text]) => text.split(/\s+/)).length;
  expect(count).toBeGreaterThan(1500);
  expect(count / PACE).toBeLessThan(MOST_MINUTES);
});
