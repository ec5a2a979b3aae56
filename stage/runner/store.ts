import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Story } from '../story/story.ts';
import { begin, type Progress, type Saved, shuffled } from './progress.ts';
import { type Command, reduce } from './reduce.ts';

export interface Runner {
  readonly story: Story;
  readonly progress: StoreApi<Progress>;
  dispatch(command: Command): void;
}

/** Continues at `saved`; {} is a new match day. Rankings are shuffled now and at a restart. `random` returns 0 to 1. */
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
