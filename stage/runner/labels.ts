/** From the text of a label to a step that exists. */
import type { Label, Step, Story } from '../story/story.ts';

export const FIRST: Label = 'chapter_0_0';

/** [chapter, section] of `chapter_{n}_{m}`; both 0 where the text is no such label. */
export function parse(text: string): readonly [chapter: number, section: number] {
  const found = /^chapter_(\d+)_(\d+)$/.exec(text);
  return found ? [Number(found[1]), Number(found[2])] : [0, 0];
}

/**
 * The step a label means. `chapter_{n}_start` is the first step of n, `end` the last of all; what
 * does not parse is the very first; what does not exist is the nearest step at or before it.
 */
export function resolve({ steps }: Story, text: string): Step {
  const start = /^chapter_(\d+)_start$/.exec(text);
  const [chapter, section] =
    text === 'end' ? [Number.POSITIVE_INFINITY, 0] : start ? [Number(start[1]), 0] : parse(text);
  const reached = steps.findLast(
    step => step.chapter < chapter || (step.chapter === chapter && step.section <= section),
  );
  const step = reached ?? steps[0];
  if (!step) throw new Error('A story needs at least one step');
  return step;
}

/** The step so many places away, or undefined beyond either end. */
export function beside({ steps }: Story, label: string, by: 1 | -1): Step | undefined {
  return steps[steps.findIndex(step => step.label === label) + by];
}

/** How many steps a chapter has. */
export const sectionsOf = ({ steps }: Story, chapter: number): number =>
  steps.filter(step => step.chapter === chapter).length;
