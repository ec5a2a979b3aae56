import { useTranslation } from 'react-i18next';
import './banner.css';

/** Enough copies to fill the widest screen twice over; half of them is one pass. */
const COPIES = Array.from({ length: 16 }, (_, i) => i);

interface BannerProps {
  /** Lines above each other, every second one running the other way. */
  lines?: number;
  /** Runs through once with the page's scrolling instead of for ever with the clock. */
  once?: boolean;
}

/** "become coach", running. Decoration: nothing in it is read out, and it stands still for who wants that. */
export function Banner({ lines = 5, once = false }: BannerProps) {
  const { t } = useTranslation();
  return (
    <div className={once ? 'banner banner--once' : 'banner'} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line).map(line => (
        <div key={line} className="banner__line">
          {COPIES.map(copy => (
            <span key={copy} className="banner__copy">
              {t('layout.banner')}
              <span className="banner__dot" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
