import type { Step, Story } from '../story/story.ts';
import { type Day, isSameDay, NEW_DAY, withMistake } from './day.ts';
import { beside, FIRST, openStep, resolve } from './labels.ts';
import type { Progress } from './progress.ts';

export type Command =
  | { readonly type: 'next' | 'back' | 'restart' | 'answer' | 'dismiss' | 'flip' | 'continue' | 'replay' }
  /** one step back, even from a locked step or during a transition: from a step that cannot be rendered */
  | { readonly type: 'retreat' }
  | { readonly type: 'goTo'; readonly chapter: number }
  | { readonly type: 'open'; readonly label: string }
  | { readonly type: 'reached'; readonly done: number }
  /** another tab has saved this record */
  | { readonly type: 'recall'; readonly day: Day }
  | { readonly type: 'choose'; readonly choice: number }
  | { readonly type: 'rank'; readonly order: readonly number[] }
  | { readonly type: 'settled'; readonly label: string };

const isGate = (step: Step) => step.kind === 'question' || step.kind === 'card';

function arrive(progress: Progress, step: Step, answered: boolean): Progress {
  return {
    ...progress,
    label: step.label,
    status: 'playing',
    answered,
    choice: -1,
    wrong: false,
    tried: [],
    flipped: false,
    day: step.kind === 'finale' ? { ...progress.day, finished: true } : progress.day,
  };
}

function settle(story: Story, progress: Progress): Progress {
  const locked = isGate(resolve(story, progress.label)) && !progress.answered;
  return { ...progress, status: locked ? 'locked' : 'ready' };
}

/** For commands that take effect during a transition, such as turning a card. */
const settled = (story: Story, progress: Progress) =>
  progress.status === 'playing' ? settle(story, progress) : progress;

const complete = ({ last }: Story, progress: Progress, chapter: number): Progress => ({
  ...progress,
  done: Math.min(last, Math.max(progress.done, chapter + 1)),
});

function forward(story: Story, progress: Progress): Progress {
  const step = beside(story, progress.label, 1);
  if (!step) return progress;
  const from = resolve(story, progress.label).chapter;
  return arrive(step.chapter > from ? complete(story, progress, from) : progress, step, false);
}

function back(story: Story, progress: Progress): Progress {
  const step = beside(story, progress.label, -1);
  return step ? arrive(progress, step, true) : progress;
}

/** In a done chapter, questions and cards are not locked. */
function open(story: Story, progress: Progress, label: string): Progress {
  const step = openStep(story, label, progress.done);
  if (!step || step.label === progress.label) return progress;
  return arrive(progress, step, step.chapter < progress.done);
}

const isOrder = (order: readonly number[], choices: number) =>
  order.length === choices && [...order].sort().every((choice, i) => choice === i);

const wrongAnswer = (progress: Progress, { chapter }: Step): Progress => ({
  ...progress,
  status: 'playing',
  wrong: true,
  tried: [...new Set([...progress.tried, progress.choice])],
  day: withMistake(progress.day, { chapter, choice: progress.choice }),
});

function answer(story: Story, progress: Progress, step: Step): Progress {
  const { chapter } = step;
  const question = story.chapters[chapter]?.question;
  if (question?.kind === 'select') {
    if (progress.choice < 0) return progress;
    if (progress.choice !== question.answer) return wrongAnswer(progress, step);
    return forward(story, complete(story, progress, chapter));
  }
  const order = progress.orders[chapter] ?? [];
  const [top] = order;
  if (top === undefined) return forward(story, complete(story, progress, chapter));
  const given = { tops: { ...progress.tops, [chapter]: top }, day: { ...progress.day, order } };
  return forward(story, complete(story, { ...progress, ...given }, chapter));
}

function atQuestion(story: Story, progress: Progress, step: Step, command: Command): Progress {
  const question = story.chapters[step.chapter]?.question;
  if (!question) return progress;
  if (progress.wrong) return command.type === 'dismiss' ? { ...progress, wrong: false } : progress;
  if (command.type === 'answer') return answer(story, progress, step);
  if (command.type === 'choose' && question.kind === 'select') {
    const exists =
      Number.isInteger(command.choice) && command.choice >= 0 && command.choice < question.choices;
    return exists ? { ...progress, choice: command.choice } : progress;
  }
  if (command.type === 'rank' && question.kind === 'drag' && isOrder(command.order, question.choices)) {
    return { ...progress, orders: { ...progress.orders, [step.chapter]: command.order } };
  }
  return progress;
}

/** The same object if the command does not fit. */
export function reduce(story: Story, progress: Progress, command: Command): Progress {
  const step = resolve(story, progress.label);
  switch (command.type) {
    case 'settled':
      return command.label === progress.label ? settled(story, progress) : progress;
    case 'replay':
      return progress.status === 'playing' ? progress : { ...progress, status: 'playing' };
    case 'next':
    case 'back':
      // during a transition they only end it
      if (progress.status === 'playing') return settle(story, progress);
      if (progress.status === 'locked' || progress.wrong) return progress;
      return command.type === 'next' ? forward(story, progress) : back(story, progress);
    case 'retreat':
      return back(story, progress);
    case 'reached':
      return Number.isInteger(command.done) && command.done > progress.done && command.done <= story.last
        ? { ...progress, done: command.done }
        : progress;
    case 'recall':
      return isSameDay(progress.day, command.day) ? progress : { ...progress, day: command.day };
    case 'restart':
      return arrive({ ...progress, day: NEW_DAY }, resolve(story, FIRST), false);
    case 'goTo':
      return Number.isInteger(command.chapter) && command.chapter >= 0 && command.chapter <= progress.done
        ? arrive(progress, resolve(story, `chapter_${command.chapter}_start`), false)
        : progress;
    case 'open':
      return open(story, progress, command.label);
    case 'flip':
      return step.kind === 'card' ? { ...settled(story, progress), flipped: !progress.flipped } : progress;
    case 'continue':
      if (step.kind !== 'card') return progress;
      // The card's button appears where the previous step had a control, and the press may be meant for that: during
      // the transition it only ends the transition.
      return progress.status === 'playing' ? settle(story, progress) : forward(story, progress);
    default:
      if (step.kind !== 'question') return progress;
      // may be meant for a control of the previous step
      if (command.type === 'answer' && progress.status === 'playing') return settle(story, progress);
      return atQuestion(story, settled(story, progress), step, command);
  }
}
