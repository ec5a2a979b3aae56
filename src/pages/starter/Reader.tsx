import { useTranslation } from 'react-i18next';
import './reader.css';

/** Must be the last item in the grid of a section, because it extends to the section's lower edge. */
export function Reader() {
  const { t } = useTranslation();
  return (
    <img
      className="reader"
      src="/art/starter-reading.svg"
      alt={t('pages.starter.sessions.image_alt')}
      width="860"
      height="800"
      loading="lazy"
      decoding="async"
    />
  );
}
