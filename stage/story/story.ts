/** Puts the chapters in a row. */
import { stepsOf } from './chapterSteps.ts';
import type { Step } from './step.ts';
import type { Chapter } from './types.ts';

export { lineOf } from './chapterSteps.ts';
export type { Label, Place, Step } from './step.ts';

export interface Story {
  /** by their numbers, from 0 */
  readonly chapters: readonly Chapter[];
  /** the number of the last chapter */
  readonly last: number;
  readonly steps: readonly Step[];
  /** the same steps by chapter and section */
  readonly sections: readonly (readonly Step[])[];
}

/**
 * The story of these chapters, in the order of their numbers. Throws where a number is missing or there twice, and
 * where a chapter names a step twice, or an element, a line or a place that it does not have.
 */
export function buildStory(chapters: readonly Chapter[]): Story {
  const sorted = chapters.toSorted((a, b) => a.number - b.number);
  const gap = sorted.findIndex(({ number }, i) => number !== i);
  if (gap >= 0)
    throw new Error(`Chapters are numbered from 0 without gaps: there is no chapter ${gap}, or two`);
  const steps: Step[] = [];
  const sections = sorted.map(chapter => {
    const own = stepsOf(chapter, steps.length);
    steps.push(...own);
    return own;
  });
  if (steps.length === 0) throw new Error('A story needs at least one step');
  return { chapters: sorted, last: sorted.length - 1, steps, sections };
}
