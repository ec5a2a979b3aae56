import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { importWithRetry } from '../network/importWithRetry.ts';

interface OnDemandProps<Props extends { readonly onClose: () => void }> {
  /** loads the open dialog; undefined while none is open. It must keep its identity while the same dialog is open */
  readonly load: (() => Promise<{ default: ComponentType<Props> }>) | undefined;
  readonly props: NoInfer<Props>;
}

/** A dialog whose code loads when it opens, or nothing. Calls `onClose` if the code does not load. */
export function OnDemand<Props extends { readonly onClose: () => void }>({
  load,
  props,
}: OnDemandProps<Props>) {
  // a new `lazy` for each opening: one that has failed never loads again
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
