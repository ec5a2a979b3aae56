/** The match day: all chapters of the list. */
import * as chapters from './chapters.ts';
import { buildStory } from './story.ts';
import type { Words } from './types.ts';

export const story = buildStory(Object.values(chapters));

/** Every word of the chapters, by full key. */
export const words: Words = Object.fromEntries(
  story.chapters.flatMap(chapter => Object.entries(chapter.words)),
);
