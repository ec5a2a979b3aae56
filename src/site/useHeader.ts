import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isHidden, pairOf, sectionUnder } from './headerRules.ts';

interface HeaderState {
  hidden: boolean;
  atTop: boolean;
  pair: number;
  background: string;
}

const same = (a: HeaderState, b: HeaderState) =>
  a.hidden === b.hidden && a.atTop === b.atTop && a.pair === b.pair && a.background === b.background;

export function useHeader(header: RefObject<HTMLElement | null>): HeaderState {
  const [state, setState] = useState<HeaderState>({
    hidden: false,
    atTop: true,
    pair: 0,
    background: 'plum',
  });
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another page, which has other sections
  useEffect(() => {
    const sections = [...document.querySelectorAll<HTMLElement>('main [data-section]')];
    let before = window.scrollY;
    let frame = 0;
    const look = () => {
      frame = 0;
      const now = Math.max(0, window.scrollY);
      const edge = header.current?.offsetHeight ?? 0;
      const under = sectionUnder(
        sections.map(section => section.getBoundingClientRect().top),
        edge,
      );
      const pair = pairOf(under);
      const background = sections[under]?.dataset.section ?? 'white';
      const [from, atTop] = [before, now === 0];
      before = now;
      setState(old => {
        const next = { hidden: isHidden(old.hidden, from, now), atTop, pair, background };
        return same(old, next) ? old : next;
      });
    };
    const ask = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', ask);
      window.removeEventListener('resize', ask);
    };
  }, [pathname]);

  return state;
}
