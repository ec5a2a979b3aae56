import * as chapters from './chapters/chapters.ts';
import { buildStory } from './story.ts';
import type { Words } from './types.ts';

export const story = buildStory(Object.values(chapters));

export const words: Words = Object.fromEntries(
  story.chapters.flatMap(chapter => Object.entries(chapter.words)),
);
