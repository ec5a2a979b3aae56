/** Keeps what goes wrong in the overlay of a step to that step: the stage and the visit go on. */
import { lazy, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Label } from '../../../stage/index.ts';
import { Overlays, type OverlaysProps } from '../../overlays/Overlays.tsx';

/** What is said of such a step. To be loaded before there is one. */
export const loadSlip = () => import('../../overlays/Slip.tsx');
const Slip = lazy(loadSlip);

interface StepBoundaryProps {
  readonly overlays: OverlaysProps;
  /** the step in front of her cannot be shown */
  readonly onSlip: () => void;
}

/**
 * A step that cannot be rendered is rendered once more from the ground, for what was in its way may have been another
 * program's: a translation, or a blocker that has taken elements off the page. If that fails too, she is offered ways
 * on.
 */
export function StepBoundary({ overlays, onSlip }: StepBoundaryProps) {
  const failed = useRef<Label>(undefined);
  const { isWarmUp, view } = overlays;
  return (
    <ErrorBoundary
      resetKeys={[isWarmUp, view.label]}
      fallbackRender={({ resetErrorBoundary }) => (
        <Failed failed={failed} overlays={overlays} onSlip={onSlip} onAgain={resetErrorBoundary} />
      )}
    >
      <Overlays {...overlays} />
    </ErrorBoundary>
  );
}

interface FailedProps extends StepBoundaryProps {
  /** the step that failed last */
  readonly failed: RefObject<Label | undefined>;
  readonly onAgain: () => void;
}

function Failed({ failed, overlays, onSlip, onAgain }: FailedProps) {
  const { view, story, progress, layout, dispatch, isWarmUp } = overlays;
  const [isFirst] = useState(() => failed.current !== view.label);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useLayoutEffect(() => {
    failed.current = view.label;
    if (isFirst) onAgain();
    else if (!isWarmUp) onSlip();
  }, []);
  if (isFirst || isWarmUp) return null;
  return (
    <Suspense>
      <Slip {...{ story, progress, layout, dispatch, onAgain }} />
    </Suspense>
  );
}
