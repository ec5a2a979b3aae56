import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import './banner.css';

/** Number of copies of the words that are together wider than the widest screen. */
const COPIES_PER_PASS = 8;
/**
 * Indexes of the copies in a line of a `once` banner. The line moves once, by the width of `COPIES_PER_PASS`
 * copies. After this motion the second half of the copies fills the screen.
 */
const ONCE = Array.from({ length: 2 * COPIES_PER_PASS }, (_, i) => i);
/**
 * Indexes of the copies in a line that moves endlessly. The line moves by the width of one copy and jumps back. One
 * extra copy fills the gap that this motion opens. A phone shows only three copies (banner.css).
 */
const ENDLESS = Array.from({ length: COPIES_PER_PASS + 1 }, (_, i) => i);

interface BannerProps {
  lines?: number;
  once?: boolean;
}

/**
 * The moving words "become coach". They are decorative, so they are hidden from screen readers, and do not
 * move if the user wants less motion. Memoised, because the loading screen contains a banner, and renders
 * again with every image that loads.
 */
export const Banner = memo(function Banner({ lines = 5, once = false }: BannerProps) {
  const { t } = useTranslation();
  const words = t('layout.banner');
  const banner = useRef<HTMLDivElement>(null);
  // Sets `data-seen` while a `once` banner is visible. In a browser without scroll-driven animation,
  // banner.css runs the animation only while `data-seen` is set.
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
