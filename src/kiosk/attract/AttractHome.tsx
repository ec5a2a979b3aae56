import { useEffect } from 'react';
import { prefersReducedMotion } from '../../ui/reducedMotion.ts';
import { Invitation } from './Invitation.tsx';

/** Time per section in ms. */
const HELD = 5000;

const show = (section?: Element) => {
  const top = section ? section.getBoundingClientRect().top + scrollY : 0;
  scrollTo({ top, behavior: 'instant' });
};

/**
 * The attract loop of a kiosk whose visits begin on the home page: shows the sections of the page in turn, behind the
 * invitation to touch. If reduced motion is preferred, the page does not move.
 */
export function AttractHome({ onStart }: { onStart: () => void }) {
  useEffect(() => {
    const page = document.getElementById('root');
    if (page) page.inert = true;
    let at = 0;
    const turn = () => {
      if (prefersReducedMotion()) return;
      const sections = document.querySelectorAll('main [data-section]');
      at = (at + 1) % Math.max(1, sections.length);
      show(at === 0 ? undefined : sections[at]);
    };
    const timer = setInterval(turn, HELD);
    return () => {
      clearInterval(timer);
      if (page) page.inert = false;
      show();
    };
  }, []);
  return <Invitation onStart={onStart} />;
}
