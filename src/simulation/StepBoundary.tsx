import { lazy, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Label } from '../../stage/index.ts';
import { Overlays, type OverlaysProps } from '../overlays/Overlays.tsx';

/**
 * Loads the code of the message for a step that cannot be rendered. Call it early, because there may be no network when
 * a step fails.
 */
export const loadStepError = () => import('../overlays/panels/StepError.tsx');
const StepError = lazy(loadStepError);

interface StepBoundaryProps {
  readonly overlays: OverlaysProps;
  readonly onStepError: () => void;
}

/**
 * If a step fails, renders the step once more from scratch, because a translator or an ad blocker may have removed
 * elements. If the second rendering fails too, shows a message with buttons to continue.
 */
export function StepBoundary({ overlays, onStepError }: StepBoundaryProps) {
  const failed = useRef<Label>(undefined);
  const { isWarmUp, view } = overlays;
  return (
    <ErrorBoundary
      resetKeys={[isWarmUp, view.label]}
      fallbackRender={({ resetErrorBoundary }) => (
        <Failed failed={failed} overlays={overlays} onStepError={onStepError} onAgain={resetErrorBoundary} />
      )}
    >
      <Overlays {...overlays} />
    </ErrorBoundary>
  );
}

interface FailedProps extends StepBoundaryProps {
  readonly failed: RefObject<Label | undefined>;
  readonly onAgain: () => void;
}

function Failed({ failed, overlays, onStepError, onAgain }: FailedProps) {
  const { view, story, progress, layout, dispatch, isWarmUp } = overlays;
  const [isFirst] = useState(() => failed.current !== view.label);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once per failure
  useLayoutEffect(() => {
    failed.current = view.label;
    if (isFirst) onAgain();
    else if (!isWarmUp) onStepError();
  }, []);
  if (isFirst || isWarmUp) return null;
  return (
    <Suspense>
      <StepError {...{ story, progress, layout, dispatch, onAgain }} />
    </Suspense>
  );
}
