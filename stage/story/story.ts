import { makeSteps } from './chapterSteps.ts';
import type { Step } from './step.ts';
import type { Chapter } from './types.ts';

export { lineOf } from './chapterSteps.ts';
export type { Label, Place, Step } from './step.ts';

export interface Story {
  readonly chapters: readonly Chapter[];
  readonly last: number;
  /**
   * [] if there is no such chapter. Built at the first call, so that the start does not wait for all chapters. Throws
   * the errors of `makeSteps`
   */
  stepsOf(chapter: number): readonly Step[];
  /** builds the steps of every chapter */
  readonly steps: readonly Step[];
}

/** Throws if there is no chapter, or a number is missing or exists twice. */
export function buildStory(chapters: readonly Chapter[]): Story {
  const sorted = [...chapters].sort((a, b) => a.number - b.number);
  const gap = sorted.findIndex(({ number }, i) => number !== i);
  if (gap >= 0)
    throw new Error(
      `Chapters are numbered from 0: chapter ${gap} is missing, or an earlier number exists twice`,
    );
  if (sorted.length === 0) throw new Error('A story needs at least one step');
  const last = sorted.length - 1;
  const made = new Map<number, readonly Step[]>();

  const stepsIn = (chapter: Chapter) =>
    makeSteps(chapter).filter(({ kind }) => kind !== 'finale' || chapter.number === last);

  function stepsOf(number: number): readonly Step[] {
    const chapter = sorted[number];
    const steps = made.get(number) ?? (chapter ? stepsIn(chapter) : []);
    if (chapter) made.set(number, steps);
    return steps;
  }

  return {
    chapters: sorted,
    last,
    stepsOf,
    get steps() {
      return sorted.flatMap(({ number }) => stepsOf(number));
    },
  };
}
