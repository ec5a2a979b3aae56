import { type Command, type Progress, resolve, type Story } from '../../../stage/index.ts';
import type { ProjectionKey } from './keys.ts';

/**
 * Returns the command of a digit key; null if no question is open, or if the error overlay covers the question.
 * `choice` is a position, from 0. The command chooses the answer at this position. In a ranking it moves the choice at
 * this position to the top.
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
 * Returns the command of the key `forward`:
 * - at the error overlay: closes the overlay;
 * - at a card whose button Continue is not pressed yet (`status` is 'locked'): turns the card over, or
 *   continues if the card is already turned over;
 * - at a question that still waits for its answer ('locked'): submits the chosen answer, if there is one;
 * - at a ranking and at any other step: null. Only the key `answer` submits a ranking.
 */
function forward(story: Story, { label, status, choice, wrong, flipped }: Progress): Command | null {
  if (wrong) return { type: 'dismiss' };
  if (status !== 'locked') return null;
  if (resolve(story, label).kind === 'card') return { type: flipped ? 'continue' : 'flip' };
  return choice < 0 ? null : { type: 'answer' };
}

export function answerOf(story: Story, progress: Progress, key: ProjectionKey): Command | null {
  if (key.type === 'choose') return choose(story, progress, key.choice);
  if (key.type === 'forward') return forward(story, progress);
  const isSubmission =
    key.type === 'answer' && resolve(story, progress.label).kind === 'question' && !progress.wrong;
  return isSubmission ? { type: 'answer' } : null;
}
