/** Plays the story without a browser: gives the commands of a visitor who goes from step to step. */
import { resolve } from '../../../stage/runner/labels.ts';
import type { Progress } from '../../../stage/runner/progress.ts';
import { type Command, reduce } from '../../../stage/runner/reduce.ts';
import type { Story } from '../../../stage/story/story.ts';

export const obey = (story: Story, progress: Progress, ...commands: Command[]): Progress =>
  commands.reduce((now, command) => reduce(story, now, command), progress);

/** Returns the progress after the motion to the current step has ended. */
export const rest = (story: Story, progress: Progress) =>
  reduce(story, progress, { type: 'settled', label: progress.label });

/** Returns the commands that lead from a step at rest to the next step. */
export function wayOn(story: Story, progress: Progress): Command[] {
  const { kind, chapter } = resolve(story, progress.label);
  const question = story.chapters[chapter]?.question;
  if (kind === 'card') return [{ type: 'flip' }, { type: 'continue' }];
  if (kind !== 'question' || !question) return [{ type: 'next' }];
  if (question.kind === 'select') return [{ type: 'choose', choice: question.answer }, { type: 'answer' }];
  const order = [...(progress.orders[chapter] ?? [])].reverse();
  return [{ type: 'rank', order }, { type: 'answer' }];
}

/**
 * Goes from step to step until `arrived` returns true or the story ends. Returns the progress at each step at rest,
 * including the first and the last one.
 */
export function walk(story: Story, from: Progress, arrived = (_: Progress) => false): Progress[] {
  const visited = [rest(story, from)];
  for (const _ of story.steps) {
    const here = visited.at(-1);
    if (!here || arrived(here)) break;
    const next = rest(story, obey(story, here, ...wayOn(story, here)));
    if (next.label === here.label) break;
    visited.push(next);
  }
  return visited;
}

/** Goes on until `arrived` returns true, and returns the progress there. Throws if the story ends first. */
export function walkTo(story: Story, from: Progress, arrived: (progress: Progress) => boolean): Progress {
  const there = walk(story, from, arrived).at(-1);
  if (!there || !arrived(there)) throw new Error('No step on the way is accepted');
  return there;
}
