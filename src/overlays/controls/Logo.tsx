import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Wordmark } from '../../ui/Wordmark.tsx';
import './logo.css';

export function Logo() {
  const { t } = useTranslation();
  return (
    <Link to="/" className="logo" aria-label={t('layout.brand_line')}>
      <Wordmark dot="var(--orange)" />
    </Link>
  );
}
