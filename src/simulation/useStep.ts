import { useDeferredValue } from 'react';
import { useStore } from 'zustand';
import type { Progress, View } from '../../stage/index.ts';
import type { Visit } from './visit.ts';

export interface StepOnScreen {
  /** the visitor's position */
  readonly progress: Progress;
  /** the view that the playback shows: undefined before it starts, the previous step's while a transition plays */
  readonly view: View | undefined;
  /** true if the view belongs to the progress */
  readonly arrived: boolean;
}

/**
 * Returns the step to render. A change of step is a deferred render, so that a slow phone does it between the stage's
 * frames. A change within a step, such as a choice, renders at once.
 */
export function useStep({ runner, playback }: Visit): StepOnScreen {
  const progress = useDeferredValue(useStore(runner.progress));
  const shown = useStore(playback.shown).view;
  const deferred = useDeferredValue(shown);
  const view = shown?.label === deferred?.label ? shown : deferred;
  return { progress, view, arrived: view?.label === progress.label };
}
