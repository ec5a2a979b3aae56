/** From the text of a label to a step that exists. Nothing here looks at more than a chapter of the story. */
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
export function resolve({ steps, sections, last }: Story, text: string): Step {
  const start = /^chapter_(\d+)_start$/.exec(text);
  const [chapter, section] =
    text === 'end' ? [Number.POSITIVE_INFINITY, 0] : start ? [Number(start[1]), 0] : parse(text);
  const step = chapter > last ? steps.at(-1) : (sections[chapter]?.[section] ?? sections[chapter]?.at(-1));
  if (!step) throw new Error('A story needs at least one step');
  return step;
}

/** The step so many steps away from a label, or undefined beyond either end. */
export const beside = (story: Story, label: string, by: 1 | -1): Step | undefined =>
  story.steps[resolve(story, label).index + by];

/** How many steps a chapter has; 0 where there is no such chapter. */
export const sectionsOf = ({ sections }: Story, chapter: number): number => sections[chapter]?.length ?? 0;

/**
 * The label of a chapter's step by its name: 'title', a place, a line, 'question', 'card' or 'finale'. Throws where
 * there is no such step, and says which there are.
 */
export function labelOf({ sections }: Story, chapter: number, name: string): Label {
  const steps = sections[chapter] ?? [];
  const step = steps.find(each => each.name === name);
  if (step) return step.label;
  const names = steps.map(each => each.name).join(', ');
  throw new Error(`Chapter ${chapter} has no step "${name}"; it has ${names || 'none'}`);
}
