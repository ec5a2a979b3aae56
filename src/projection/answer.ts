/** What a key does at a question or a card. */
import { type Command, type Progress, resolve, type Story } from '../../stage/index.ts';
import type { ProjectionKey } from './keys.ts';

/** The command of a digit: chooses an answer, or puts the choice that stands there in a ranking first. */
function choose(story: Story, { label, orders, wrong }: Progress, choice: number): Command | null {
  const { kind, chapter } = resolve(story, label);
  if (kind !== 'question' || wrong) return null;
  const order = orders[chapter];
  if (story.chapters[chapter]?.question?.kind !== 'drag') return { type: 'choose', choice };
  const first = order?.[choice];
  if (!order || first === undefined) return null;
  return { type: 'rank', order: [first, ...order.filter(other => other !== first)] };
}

/** The command of a presenter's key where a question or a card holds the story; a ranking waits for its answer. */
function forward(story: Story, { label, status, choice, wrong, flipped }: Progress): Command | null {
  if (wrong) return { type: 'dismiss' };
  if (status !== 'locked') return null;
  if (resolve(story, label).kind === 'card') return { type: flipped ? 'continue' : 'flip' };
  return choice < 0 ? null : { type: 'answer' };
}

/** What a key asks of the story at this progress; `null` where it asks nothing, or the ordinary keys answer. */
export function answerOf(story: Story, progress: Progress, key: ProjectionKey): Command | null {
  if (key.type === 'choose') return choose(story, progress, key.choice);
  if (key.type === 'forward') return forward(story, progress);
  const asks = key.type === 'answer' && resolve(story, progress.label).kind === 'question' && !progress.wrong;
  return asks ? { type: 'answer' } : null;
}
