import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { importWithRetry } from '../network/importWithRetry.ts';

interface OnDemandProps<Props extends { readonly onClose: () => void }> {
  /** loads the open dialog's code; undefined while no dialog is open. Must be the same function at every render */
  readonly load: (() => Promise<{ default: ComponentType<Props> }>) | undefined;
  readonly props: NoInfer<Props>;
}

/** Loads and renders a dialog; without `load` renders nothing. Calls `onClose` if the code does not load. */
export function OnDemand<Props extends { readonly onClose: () => void }>({
  load,
  props,
}: OnDemandProps<Props>) {
  // makes a new `lazy` for each opening, because a `lazy` that has failed never loads again
  const Opened = useMemo(() => load && lazy(() => importWithRetry(load, false)), [load]);
  return (
    Opened && (
      <ErrorBoundary fallback={null} onError={props.onClose}>
        <Suspense>
          <Opened {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
