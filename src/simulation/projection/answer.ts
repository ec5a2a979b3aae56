/** Maps a presenter's keys to commands at a question or a card. */
import { type Command, type Progress, resolve, type Story } from '../../../stage/index.ts';
import type { ProjectionKey } from './keys.ts';

/**
 * Returns the command of a digit key. `choice` is a position, from 0: the command chooses the answer at it, or moves
 * the ranking's item at it to the top. Null outside an open question.
 */
function choose(story: Story, { label, orders, wrong }: Progress, choice: number): Command | null {
  const { kind, chapter } = resolve(story, label);
  if (kind !== 'question' || wrong) return null;
  const order = orders[chapter];
  if (story.chapters[chapter]?.question?.kind !== 'drag') return { type: 'choose', choice };
  const first = order?.[choice];
  if (!order || first === undefined) return null;
  return { type: 'rank', order: [first, ...order.filter(other => other !== first)] };
}

/**
 * Returns the command of `forward`: it closes the error overlay; where the story is locked, it turns a card over, then
 * continues, or submits the chosen answer. Null elsewhere, and for a ranking, which needs the key `answer`.
 */
function forward(story: Story, { label, status, choice, wrong, flipped }: Progress): Command | null {
  if (wrong) return { type: 'dismiss' };
  if (status !== 'locked') return null;
  if (resolve(story, label).kind === 'card') return { type: flipped ? 'continue' : 'flip' };
  return choice < 0 ? null : { type: 'answer' };
}

/** Returns the command of a key at this progress; null if the key has none, or if the story's own keys handle it. */
export function answerOf(story: Story, progress: Progress, key: ProjectionKey): Command | null {
  if (key.type === 'choose') return choose(story, progress, key.choice);
  if (key.type === 'forward') return forward(story, progress);
  const asks = key.type === 'answer' && resolve(story, progress.label).kind === 'question' && !progress.wrong;
  return asks ? { type: 'answer' } : null;
}
