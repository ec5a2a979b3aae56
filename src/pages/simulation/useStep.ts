import { useDeferredValue } from 'react';
import { useStore } from 'zustand';
import type { Progress, View } from '../../../stage/index.ts';
import type { Visit } from './visit.ts';

export interface StepOnScreen {
  /** where the visitor is */
  readonly progress: Progress;
  /** what the playback shows her: none before it starts, the step before while it plays the way there */
  readonly view: View | undefined;
  /** the view is that of the progress */
  readonly arrived: boolean;
}

/**
 * The step to be drawn. Another step is a deferred render, so that a slow phone does it between the frames
 * of the stage; what changes at the same step, such as a choice, is rendered at once.
 */
export function useStep({ runner, playback }: Visit): StepOnScreen {
  const progress = useDeferredValue(useStore(runner.progress));
  const shown = useStore(playback.shown).view;
  const deferred = useDeferredValue(shown);
  const view = shown?.label === deferred?.label ? shown : deferred;
  return { progress, view, arrived: view?.label === progress.label };
}
