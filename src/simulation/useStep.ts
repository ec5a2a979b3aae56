import { useDeferredValue } from 'react';
import { useStore } from 'zustand';
import type { Progress, View } from '../../stage/index.ts';
import type { Visit } from './visit.ts';

export interface StepOnScreen {
  /** the visitor's position */
  readonly progress: Progress;
  /** undefined before the start; at a change of step, the previous view until the new overlay may come in */
  readonly view: View | undefined;
  /** true if the view belongs to the progress */
  readonly arrived: boolean;
}

/**
 * Returns the step to render. A change of step is a deferred render, so that a slow phone renders it between the frames
 * of the stage. A change within a step, such as a choice, renders at once.
 */
export function useStep({ runner, playback }: Visit): StepOnScreen {
  const progress = useDeferredValue(useStore(runner.progress));
  const shown = useStore(playback.shown).view;
  const deferred = useDeferredValue(shown);
  const view = shown?.label === deferred?.label ? shown : deferred;
  return { progress, view, arrived: view?.label === progress.label };
}
