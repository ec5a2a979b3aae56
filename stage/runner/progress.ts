import type { Label, Story } from '../story/story.ts';
import { type Day, NEW_DAY } from './day.ts';
import { resolve } from './labels.ts';

/** 'playing': a transition runs. 'locked': the visitor must answer the question, or press the card's button. */
type Status = 'playing' | 'ready' | 'locked';

export interface Progress {
  readonly label: Label;
  readonly status: Status;
  /** the done count, 0 to `story.last`: also the highest open chapter */
  readonly done: number;
  /** the visitor came back, or by a link into a done chapter: a question or card is not locked */
  readonly answered: boolean;
  readonly choice: number;
  readonly wrong: boolean;
  /** since the current question was reached */
  readonly tried: readonly number[];
  readonly flipped: boolean;
  /** by chapter: a ranking's choices, most important first */
  readonly orders: Readonly<Record<number, readonly number[]>>;
  readonly tops: Readonly<Record<number, number>>;
  readonly day: Day;
}

export type Saved = Pick<Progress, 'label' | 'done' | 'tops' | 'day'>;

/** Each ranking's choices by chapter, in random order. `random` returns 0 to 1. */
export function shuffled(story: Story, random: () => number): Progress['orders'] {
  const orders: Record<number, number[]> = {};
  for (const { number, question } of story.chapters) {
    if (question?.kind !== 'drag') continue;
    const order = Array.from({ length: question.choices }, (_, i) => i);
    orders[number] = order
      .map(choice => ({ choice, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ choice }) => choice);
  }
  return orders;
}

/** A new match day, or one that continues at `saved`. If its label is gone, at the nearest step before it. */
export function begin(story: Story, saved: Partial<Saved> = {}, random: () => number = () => 0): Progress {
  return {
    label: resolve(story, saved.label ?? '').label,
    status: 'playing',
    done: saved.done ?? 0,
    answered: false,
    choice: -1,
    wrong: false,
    tried: [],
    flipped: false,
    orders: shuffled(story, random),
    tops: saved.tops ?? {},
    day: saved.day ?? NEW_DAY,
  };
}
