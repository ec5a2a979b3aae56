import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { orReload } from '../reloadOnMissingChunk.ts';

interface OnDemandProps<Props extends { readonly onClose: () => void }> {
  /** loads what is open; undefined while nothing is. It must keep its identity as long as the same is open */
  readonly load: (() => Promise<{ default: ComponentType<Props> }>) | undefined;
  readonly props: NoInfer<Props>;
}

/** A dialog whose code comes when it is opened, or nothing. One whose code does not come is closed again. */
export function OnDemand<Props extends { readonly onClose: () => void }>({
  load,
  props,
}: OnDemandProps<Props>) {
  // another one for each time: what has failed to load fails for ever
  const Opened = useMemo(() => load && lazy(() => orReload(load, false)), [load]);
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
