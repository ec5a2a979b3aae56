/** Holds the progress and hands commands to the rules. A command that changes nothing wakes nobody. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Story } from '../story/story.ts';
import { begin, type Progress, type Saved, shuffled } from './progress.ts';
import { type Command, reduce } from './reduce.ts';

/** One visit to a story. */
export interface Runner {
  readonly story: Story;
  readonly progress: StoreApi<Progress>;
  /** obeys a command at once */
  dispatch(command: Command): void;
}

/** A visit that goes on where `saved` says; `random` (0 to 1) shuffles what is to be ranked, at each start anew. */
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
