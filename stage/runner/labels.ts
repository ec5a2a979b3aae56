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
export function resolve({ stepsOf, last }: Story, text: string): Step {
  const start = /^chapter_(\d+)_start$/.exec(text);
  const [chapter, section] =
    text === 'end' ? [Number.POSITIVE_INFINITY, 0] : start ? [Number(start[1]), 0] : parse(text);
  const steps = stepsOf(Math.min(chapter, last));
  const step = (chapter > last ? undefined : steps[section]) ?? steps.at(-1);
  if (!step) throw new Error('A story needs at least one step');
  return step;
}

/**
 * The step that a link opens for whoever has done so many chapters: its own where its chapter is open, else the start of
 * the last open one. Where the question of that chapter waits for an answer, no link leads past it. Undefined for a
 * chapter that does not exist and for any other text.
 */
export function openStep(story: Story, text: string, done: number): Step | undefined {
  if (!/^chapter_\d+_\d+$/.test(text)) return undefined;
  const [chapter] = parse(text);
  if (chapter > story.last) return undefined;
  if (chapter > done) return resolve(story, `chapter_${done}_start`);
  const step = resolve(story, text);
  // of the last chapter the done count does not say whether its question is answered
  if (chapter < done || chapter === story.last) return step;
  const question = story.stepsOf(chapter).find(({ kind }) => kind === 'question');
  return question && question.section < step.section ? question : step;
}

/** The step so many steps away from a label, or undefined beyond either end. */
export function beside(story: Story, label: string, by: 1 | -1): Step | undefined {
  const { chapter, section } = resolve(story, label);
  return story.stepsOf(chapter)[section + by] ?? story.stepsOf(chapter + by).at(by === 1 ? 0 : -1);
}

/** How many steps a chapter has; 0 where there is no such chapter. */
export const sectionsOf = ({ stepsOf }: Story, chapter: number): number => stepsOf(chapter).length;

/**
 * The label of a chapter's step by its name: 'title', a place, a line, 'question', 'card' or 'finale'. Throws where
 * there is no such step, and says which there are.
 */
export function labelOf({ stepsOf }: Story, chapter: number, name: string): Label {
  const steps = stepsOf(chapter);
  const step = steps.find(each => each.name === name);
  if (step) return step.label;
  const names = steps.map(each => each.name).join(', ');
  throw new Error(`Chapter ${chapter} has no step "${name}"; it has ${names || 'none'}`);
}
