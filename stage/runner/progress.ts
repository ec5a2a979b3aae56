/** Where a visitor is, and what she has decided so far. Everything else is computed from this. */
import type { Label, Story } from '../story/story.ts';
import { type Day, NEW_DAY } from './day.ts';
import { resolve } from './labels.ts';

/** playing: motion under way; ready: waiting for the visitor; locked: a question or card waits. */
type Status = 'playing' | 'ready' | 'locked';

export interface Progress {
  readonly label: Label;
  readonly status: Status;
  /** chapters below this number are done, chapters up to it are open; at most the last one's number */
  readonly done: number;
  /** a question or card that she came back to from behind lets her pass */
  readonly answered: boolean;
  /** chosen answer of the select question in front of her, -1 for none */
  readonly choice: number;
  /** the error overlay is open */
  readonly wrong: boolean;
  /** the wrong answers that she has given since she came to the question in front of her */
  readonly tried: readonly number[];
  /** the card in front of her shows its back */
  readonly flipped: boolean;
  /** by chapter: the order of a ranking's choices, most important first */
  readonly orders: Readonly<Record<number, readonly number[]>>;
  /** by chapter: what she put first when she gave her order */
  readonly tops: Readonly<Record<number, number>>;
  /** what there is to tell of it afterwards */
  readonly day: Day;
}

/** What of it outlives the tab. */
export type Saved = Pick<Progress, 'label' | 'done' | 'tops' | 'day'>;

/** By chapter that ranks: its choices in an order that `random` (0 to 1) shuffles. */
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

/**
 * A visit that begins, or goes on where `saved` says: at the nearest step, if its label is that of an older story.
 * `random` (0 to 1) shuffles what is to be ranked.
 */
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
