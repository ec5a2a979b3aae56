import { useTranslation } from 'react-i18next';
import './reader.css';

/** Romy, who looks up who has dates and answers: in a grid, as the last thing of a section, on whose edge she stands. */
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
