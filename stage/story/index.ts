/** The story of the match day, with all chapters. */
import * as chapters from './chapters/chapters.ts';
import { buildStory } from './story.ts';
import type { Words } from './types.ts';

export const story = buildStory(Object.values(chapters));

/** All words of the chapters, by full key. */
export const words: Words = Object.fromEntries(
  story.chapters.flatMap(chapter => Object.entries(chapter.words)),
);
