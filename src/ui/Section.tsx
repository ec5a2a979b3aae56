import type { ReactNode } from 'react';
import './section.css';

export type SectionBackground = 'plum' | 'purple' | 'lilac' | 'yellow' | 'white';

interface SectionProps {
  /**
   * Flat background colour. It must be plum or white for sections 0, 5, 10 ... of a page. Reason: header.css
   * has five colour pairs, and the header has pair n % 5 while the header covers section n. In pair 0 the
   * header's words are orange. Orange has enough contrast only on plum and white.
   */
  background: SectionBackground;
  /** Id of the heading that labels the section. */
  labelledBy: string;
  className?: string;
  children: ReactNode;
}

/**
 * A band of the page with a slanted upper edge. The header's colours depend on the section under the header, see
 * site/useHeader.ts.
 */
export function Section({ background, labelledBy, className = '', children }: SectionProps) {
  return (
    <section
      className={`section section--${background} ${className}`}
      data-section={background}
      aria-labelledby={labelledBy}
    >
      <div className="section__inside">{children}</div>
    </section>
  );
}
