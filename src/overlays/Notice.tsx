import { useTranslation } from 'react-i18next';
import './notice.css';

/** Says that the pictures cannot be shown and that the story goes on without them. */
export function Notice() {
  const { t } = useTranslation();
  return (
    <p className="notice" role="status">
      {t('ui.notice.pictures')}
    </p>
  );
}
