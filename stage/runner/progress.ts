/** The visitor's position and choices; the view is computed from them and the story. */
import type { Label, Story } from '../story/story.ts';
import { type Day, NEW_DAY } from './day.ts';
import { resolve } from './labels.ts';

/**
 * - playing: a transition runs
 * - ready: the visitor can go on or back
 * - locked: the visitor must first answer the question, or press the card's button to continue
 */
type Status = 'playing' | 'ready' | 'locked';

export interface Progress {
  readonly label: Label;
  readonly status: Status;
  /** the done count: number of completed chapters, 0 to `story.last`; also the number of the highest open chapter */
  readonly done: number;
  /**
   * true after a step back, and after the command `open` for a step of a done chapter. Then a question or
   * card at the current step is not locked
   */
  readonly answered: boolean;
  /** the selected choice of the current question, -1 for none */
  readonly choice: number;
  /** the error overlay is open */
  readonly wrong: boolean;
  /** wrong answers given since the current question was reached */
  readonly tried: readonly number[];
  /** the current card shows its back */
  readonly flipped: boolean;
  /** by chapter: the order of a ranking's choices, most important first */
  readonly orders: Readonly<Record<number, readonly number[]>>;
  /** by chapter: the choice that the visitor ranked first; absent until the ranking is answered */
  readonly tops: Readonly<Record<number, number>>;
  /** the record of the visitor's match day, which the match report shows */
  readonly day: Day;
}

/** The part of the progress that is saved, and kept after the tab is closed. */
export type Saved = Pick<Progress, 'label' | 'done' | 'tops' | 'day'>;

/** Returns the choices of each ranking, by chapter, in random order. `random` returns numbers from 0 to 1. */
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
 * Returns the progress of a new match day, or of a match day that continues at `saved`. If the story has changed and a
 * saved label has no step, the nearest step before it is used. `random` returns numbers from 0 to 1, which shuffle the
 * rankings.
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
