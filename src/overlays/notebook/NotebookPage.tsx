import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Layout, WrittenNotebookPage } from '../../../stage/index.ts';

export const loadHandwriting = () => import('./Handwriting.tsx');
const Handwriting = lazy(loadHandwriting);

interface NotebookPageProps {
  readonly page: WrittenNotebookPage | undefined;
  readonly layout: Layout;
  readonly leaving: boolean;
}

export function NotebookPage({ page, layout, leaving }: NotebookPageProps) {
  if (!page) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Handwriting page={page} layout={layout} leaving={leaving} />
      </Suspense>
    </ErrorBoundary>
  );
}
