import { useTranslation } from 'react-i18next';
import './notice.css';

/** Says quietly that there are no pictures, and that the story goes on. */
export function Notice() {
  const { t } = useTranslation();
  return (
    <p className="notice" role="status">
      {t('ui.notice.pictures')}
    </p>
  );
}
