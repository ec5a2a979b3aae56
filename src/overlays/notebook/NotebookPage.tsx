import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { HandwritingProps } from './Handwriting.tsx';

export const loadHandwriting = () => import('./Handwriting.tsx');
const Handwriting = lazy(loadHandwriting);

interface NotebookPageProps extends Omit<HandwritingProps, 'page'> {
  readonly page: HandwritingProps['page'] | undefined;
}

export function NotebookPage({ page, ...rest }: NotebookPageProps) {
  if (!page) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Handwriting page={page} {...rest} />
      </Suspense>
    </ErrorBoundary>
  );
}
