import type { ReactNode } from 'react';
import './section.css';

export type Ground = 'plum' | 'purple' | 'lilac' | 'yellow' | 'white';

interface SectionProps {
  /** Its flat colour. The first (and the sixth) of a page must be plum or white: the header shows it, orange on it. */
  ground: Ground;
  /** The id of the heading that names it. */
  labelledBy: string;
  className?: string;
  children: ReactNode;
}

/** A band of the page with a slanted upper edge, and a stop of the header's colours. */
export function Section({ ground, labelledBy, className = '', children }: SectionProps) {
  return (
    <section
      className={`section section--${ground} ${className}`}
      data-section={ground}
      aria-labelledby={labelledBy}
    >
      <div className="section__inside">{children}</div>
    </section>
  );
}
