import { useTranslation } from 'react-i18next';
import type { WrittenNotebookPage } from '../../../stage/index.ts';
import { firstMistakeWords } from '../../progress/firstMistake.ts';

/** Text for screen readers only: the words on the notebook page that the picture shows. */
export function PageWords({ page: { mistake } }: { readonly page: WrittenNotebookPage }) {
  const { t } = useTranslation();
  return (
    <p className="visually-hidden">
      {t('mistakes.page')} {firstMistakeWords(mistake)}
    </p>
  );
}
