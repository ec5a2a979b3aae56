import { useDeferredValue } from 'react';
import { useStore } from 'zustand';
import type { Visit } from './visit.ts';

/**
 * Returns the step to render. React defers the render of a new step, so that a slow phone renders the step
 * between the frames of the stage. If the view changes within a step, for example by another choice, React
 * does not defer the new view. React always defers `progress`.
 */
export function useStep({ runner, playback }: Visit) {
  const progress = useDeferredValue(useStore(runner.progress));
  const shown = useStore(playback.shown).view;
  const deferred = useDeferredValue(shown);
  const view = shown?.label === deferred?.label ? shown : deferred;
  return { progress, view, arrived: view?.label === progress.label };
}
