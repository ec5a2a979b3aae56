import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Layout, WrittenPage as Page } from '../../../stage/index.ts';

/** Loads the code that writes on a page. Call it before the visitor reaches one. */
export const loadFirstPage = () => import('./Handwriting.tsx');
const FirstPage = lazy(loadFirstPage);

interface WrittenPageProps {
  /** undefined if the picture shows no notebook page */
  readonly page: Page | undefined;
  readonly layout: Layout;
}

/** Handwriting on a notebook page in the picture, also announced. If the code does not load, the page stays empty. */
export function WrittenPage({ page, layout }: WrittenPageProps) {
  return (
    <div aria-live="polite">
      {page && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <FirstPage page={page} layout={layout} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
