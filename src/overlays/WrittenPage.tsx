import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Layout, WrittenPage as Page } from '../../stage/index.ts';

/** What it is written with. To be loaded before somebody comes to a page. */
export const loadFirstPage = () => import('./FirstPage.tsx');
const FirstPage = lazy(loadFirstPage);

interface WrittenPageProps {
  /** undefined where there is none in the picture */
  readonly page: Page | undefined;
  readonly layout: Layout;
}

/** What is written on a page in the picture, said as well as shown. If it cannot be loaded, the page stays empty. */
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
