import type { Label, Step, Story } from '../story/story.ts';

export const FIRST: Label = 'chapter_0_0';

/** The chapter and the step in it (`section`) of `chapter_{n}_{m}`; [0, 0] for any other text. */
export function parse(text: string): readonly [chapter: number, section: number] {
  const found = /^chapter_(\d+)_(\d+)$/.exec(text);
  return found ? [Number(found[1]), Number(found[2])] : [0, 0];
}

/**
 * The step of a label, or the nearest one before it; of `chapter_{n}_start`; of `end`; the first step for any other
 * text.
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
 * The step that a link opens; undefined if `text` is not a label of the story. Chapters 0 to `done` are open: a link to
 * a later one opens the start of the last open one, and a link past its question opens the question (except in the
 * story's last chapter).
 */
export function openStep(story: Story, text: string, done: number): Step | undefined {
  if (!/^chapter_\d+_\d+$/.test(text)) return undefined;
  const [chapter] = parse(text);
  if (chapter > story.last) return undefined;
  if (chapter > done) return resolve(story, `chapter_${done}_start`);
  const step = resolve(story, text);
  // false in the last chapter: `done` is at most `story.last`
  if (chapter < done || chapter === story.last) return step;
  const question = story.stepsOf(chapter).find(({ kind }) => kind === 'question');
  return question && question.section < step.section ? question : step;
}

/** Undefined beyond either end of the story. */
export function beside(story: Story, label: string, by: 1 | -1): Step | undefined {
  const { chapter, section } = resolve(story, label);
  return story.stepsOf(chapter)[section + by] ?? story.stepsOf(chapter + by).at(by === 1 ? 0 : -1);
}

export const sectionsOf = ({ stepsOf }: Story, chapter: number): number => stepsOf(chapter).length;

/** `name`: 'title', a place, a line, 'question', 'card' or 'finale'. Throws an error that lists the chapter's names. */
export function labelOf({ stepsOf }: Story, chapter: number, name: string): Label {
  const steps = stepsOf(chapter);
  const step = steps.find(each => each.name === name);
  if (step) return step.label;
  const names = steps.map(each => each.name).join(', ');
  throw new Error(`Chapter ${chapter} has no step "${name}"; it has ${names || 'none'}`);
}
