import type { ReactNode } from 'react';
import './section.css';

export type SectionBackground = 'plum' | 'purple' | 'lilac' | 'yellow' | 'white';

interface SectionProps {
  /**
   * Flat background colour. Sections 0, 5, 10 ... of a page must be plum or white: while the header covers
   * one of them, the header's words are orange, which has enough contrast only on plum and white. While the
   * header covers section n, the header has colour pair n % 5 of header.css.
   */
  background: SectionBackground;
  labelledBy: string;
  className?: string;
  children: ReactNode;
}

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
