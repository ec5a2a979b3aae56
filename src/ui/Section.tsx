import type { ReactNode } from 'react';
import './section.css';

export type Field = 'plum' | 'purple' | 'lilac' | 'yellow' | 'white';

interface SectionProps {
  /** Its flat colour. The first (and the sixth) of a page must be plum or white: the header shows it, orange on it. */
  field: Field;
  /** The id of the heading that names it. */
  labelledBy: string;
  className?: string;
  children: ReactNode;
}

/** A band of the page with a slanted upper edge, and a stop of the header's colours. */
export function Section({ field, labelledBy, className = '', children }: SectionProps) {
  return (
    <section
      className={`section section--${field} ${className}`}
      data-section={field}
      aria-labelledby={labelledBy}
    >
      <div className="section__inside">{children}</div>
    </section>
  );
}
