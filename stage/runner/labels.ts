/** Finds the step for a label. Builds the steps of no more chapters than needed. */
import type { Label, Step, Story } from '../story/story.ts';

export const FIRST: Label = 'chapter_0_0';

/**
 * Returns the numbers of a label `chapter_{n}_{m}`: the chapter, and the step in it (`section`); [0, 0] for any other
 * text.
 */
export function parse(text: string): readonly [chapter: number, section: number] {
  const found = /^chapter_(\d+)_(\d+)$/.exec(text);
  return found ? [Number(found[1]), Number(found[2])] : [0, 0];
}

/**
 * Returns the step that a text names:
 * - a label: the step with this label. If the story has no such step, the nearest step before it
 * - `chapter_{n}_start`: the first step of chapter n
 * - `end`: the last step of the story
 * - any other text: the first step of the story
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
 * Returns the step that a link to the label `text` opens when `done` chapters are done. Chapters 0 to `done` are open.
 * - `text` is not a label, or its chapter does not exist: returns undefined
 * - the label's chapter is not open: returns the first step of the last open chapter
 * - the label comes after the question of the last open chapter: returns this question, because the visitor has not
 *   answered it yet. Not in the story's last chapter: there a link opens every step
 * - otherwise: returns the label's step
 */
export function openStep(story: Story, text: string, done: number): Step | undefined {
  if (!/^chapter_\d+_\d+$/.test(text)) return undefined;
  const [chapter] = parse(text);
  if (chapter > story.last) return undefined;
  if (chapter > done) return resolve(story, `chapter_${done}_start`);
  const step = resolve(story, text);
  // `chapter < done` is false in the last chapter, because `done` is at most `story.last`
  if (chapter < done || chapter === story.last) return step;
  const question = story.stepsOf(chapter).find(({ kind }) => kind === 'question');
  return question && question.section < step.section ? question : step;
}

/** Returns the step after a label (`by` 1) or before it (`by` -1); undefined beyond either end of the story. */
export function beside(story: Story, label: string, by: 1 | -1): Step | undefined {
  const { chapter, section } = resolve(story, label);
  return story.stepsOf(chapter)[section + by] ?? story.stepsOf(chapter + by).at(by === 1 ? 0 : -1);
}

/** Returns the number of steps of a chapter; 0 if there is no such chapter. */
export const sectionsOf = ({ stepsOf }: Story, chapter: number): number => stepsOf(chapter).length;

/**
 * Returns the label of a step by its name: 'title', a place, a line, 'question', 'card' or 'finale'. Throws an error
 * that lists the chapter's names if there is no such step.
 */
export function labelOf({ stepsOf }: Story, chapter: number, name: string): Label {
  const steps = stepsOf(chapter);
  const step = steps.find(each => each.name === name);
  if (step) return step.label;
  const names = steps.map(each => each.name).join(', ');
  throw new Error(`Chapter ${chapter} has no step "${name}"; it has ${names || 'none'}`);
}
