import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import './banner.css';

/** The copies that run by in one pass: more than the widest screen shows. */
const PASS = 8;
/** Once through: a pass to be seen, and one to come. */
const ONCE = Array.from({ length: 2 * PASS }, (_, i) => i);
/** For ever: each takes the place of the one before it, so that one more is enough. A phone shows only three. */
const ENDLESS = Array.from({ length: PASS + 1 }, (_, i) => i);

interface BannerProps {
  /** Lines above each other, every second one running the other way. */
  lines?: number;
  /** Runs through once with the page's scrolling instead of for ever with the clock. */
  once?: boolean;
}

/**
 * "become coach", running. Decoration: nothing in it is read out, and it stands still for who wants that. Remembered,
 * because the loading screen is rendered anew with each picture that comes.
 */
export const Banner = memo(function Banner({ lines = 5, once = false }: BannerProps) {
  const { t } = useTranslation();
  const words = t('layout.banner');
  const banner = useRef<HTMLDivElement>(null);
  // where scrolling cannot move it the clock does, and only while it is seen
  useEffect(() => {
    const { current } = banner;
    if (!(once && current)) return;
    const observer = new IntersectionObserver(([entry]) =>
      current.toggleAttribute('data-seen', entry?.isIntersecting),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [once]);
  return (
    <div ref={banner} className={once ? 'banner banner--once' : 'banner'} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line).map(line => (
        <div key={line} className="banner__line">
          {(once ? ONCE : ENDLESS).map(copy => (
            <span key={copy} className="banner__copy">
              {words}
              <span className="banner__dot" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
});
