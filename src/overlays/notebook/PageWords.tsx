import { useTranslation } from 'react-i18next';
import type { WrittenNotebookPage } from '../../../stage/index.ts';
import { firstMistakeWords } from '../../progress/firstMistake.ts';

export function PageWords({ page: { mistake } }: { readonly page: WrittenNotebookPage }) {
  const { t } = useTranslation();
  return (
    <p className="visually-hidden">
      {t('mistakes.page')} {firstMistakeWords(mistake)}
    </p>
  );
}
