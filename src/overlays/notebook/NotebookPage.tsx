import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Layout, WrittenNotebookPage } from '../../../stage/index.ts';

/** Loads the code of the handwriting. Call it before the visitor reaches a notebook page. */
export const loadHandwriting = () => import('./Handwriting.tsx');
const Handwriting = lazy(loadHandwriting);

interface NotebookPageProps {
  /** undefined if the picture shows no notebook page */
  readonly page: WrittenNotebookPage | undefined;
  readonly layout: Layout;
  /** true while the stage changes to a picture without this page: the handwriting fades out */
  readonly leaving: boolean;
}

/** The handwriting on a notebook page in the picture. Renders nothing if `Handwriting` fails. */
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
