import { resolve } from '../../../stage/runner/labels.ts';
import type { Progress } from '../../../stage/runner/progress.ts';
import { type Command, reduce } from '../../../stage/runner/reduce.ts';
import type { Story } from '../../../stage/story/story.ts';

export const obey = (story: Story, progress: Progress, ...commands: Command[]): Progress =>
  commands.reduce((now, command) => reduce(story, now, command), progress);

export const rest = (story: Story, progress: Progress) =>
  reduce(story, progress, { type: 'settled', label: progress.label });

/** From a step at rest to the next one. */
export function wayOn(story: Story, progress: Progress): Command[] {
  const { kind, chapter } = resolve(story, progress.label);
  const question = story.chapters[chapter]?.question;
  if (kind === 'card') return [{ type: 'flip' }, { type: 'continue' }];
  if (kind !== 'question' || !question) return [{ type: 'next' }];
  if (question.kind === 'select') return [{ type: 'choose', choice: question.answer }, { type: 'answer' }];
  const order = [...(progress.orders[chapter] ?? [])].reverse();
  return [{ type: 'rank', order }, { type: 'answer' }];
}

/** The progress at each step at rest, until `arrived` or the end. */
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

export function walkTo(story: Story, from: Progress, arrived: (progress: Progress) => boolean): Progress {
  const there = walk(story, from, arrived).at(-1);
  if (!there || !arrived(there)) throw new Error('No step on the way is accepted');
  return there;
}
