/** Holds the progress and passes commands to the reducer. Listeners are called only if the progress changes. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Story } from '../story/story.ts';
import { begin, type Progress, type Saved, shuffled } from './progress.ts';
import { type Command, reduce } from './reduce.ts';

/** A story, one visitor's progress in it, and the function that changes this progress. */
export interface Runner {
  readonly story: Story;
  readonly progress: StoreApi<Progress>;
  /** applies a command synchronously */
  dispatch(command: Command): void;
}

/**
 * Creates a runner for a match day that continues at `saved`. With {} the match day is new. The choices of each ranking
 * are in random order, and a restart shuffles them again. `random` returns numbers from 0 to 1.
 */
export function createRunner(story: Story, saved: Partial<Saved>, random: () => number): Runner {
  const progress = createStore<Progress>()(() => begin(story, saved, random));
  return {
    story,
    progress,
    dispatch(command) {
      const next = reduce(story, progress.getState(), command);
      progress.setState(command.type === 'restart' ? { ...next, orders: shuffled(story, random) } : next);
    },
  };
}
