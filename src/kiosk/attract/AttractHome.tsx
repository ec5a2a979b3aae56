import { useEffect } from 'react';
import { prefersReducedMotion } from '../../ui/reducedMotion.ts';
import { Invitation } from './Invitation.tsx';

/** in ms */
const SECTION_INTERVAL = 5000;

const show = (section?: Element) => {
  const top = section ? section.getBoundingClientRect().top + scrollY : 0;
  scrollTo({ top, behavior: 'instant' });
};

/**
 * The attract loop of a kiosk whose visits begin on the home page: shows the sections of the page one after another,
 * behind the invitation to touch. If reduced motion is preferred, the page does not move.
 */
export function AttractHome({ onStart }: { onStart: () => void }) {
  useEffect(() => {
    const page = document.getElementById('root');
    if (page) page.inert = true;
    let index = 0;
    const timer = setInterval(() => {
      if (prefersReducedMotion()) return;
      const sections = document.querySelectorAll('main [data-section]');
      index = (index + 1) % Math.max(1, sections.length);
      show(index === 0 ? undefined : sections[index]);
    }, SECTION_INTERVAL);
    return () => {
      clearInterval(timer);
      if (page) page.inert = false;
      show();
    };
  }, []);
  return <Invitation onStart={onStart} />;
}
