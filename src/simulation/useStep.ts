import { useDeferredValue } from 'react';
import { useStore } from 'zustand';
import type { Progress, View } from '../../stage/index.ts';
import type { Visit } from './visit.ts';

export interface StepOnScreen {
  /** the visitor's position and choices */
  readonly progress: Progress;
  /**
   * the view to show; undefined before the start. After a change of step, the previous view remains until the new
   * overlay may enter
   */
  readonly view: View | undefined;
  /** true if `view` is the view of the step in `progress` */
  readonly arrived: boolean;
}

/**
 * Returns the step to render. A change of step is a deferred render: a slow phone renders it between the
 * frames of the stage. A change of the view within a step, such as another choice, is not deferred.
 * `progress` is always deferred.
 */
export function useStep({ runner, playback }: Visit): StepOnScreen {
  const progress = useDeferredValue(useStore(runner.progress));
  const shown = useStore(playback.shown).view;
  const deferred = useDeferredValue(shown);
  const view = shown?.label === deferred?.label ? shown : deferred;
  return { progress, view, arrived: view?.label === progress.label };
}
