import { gsap } from 'gsap';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Layout, PARALLAX, type WrittenPage } from '../../stage/index.ts';
import { FOLLOW } from '../../stage/play.ts';
import { CAPITALS, PEN, write } from '../handwriting/write.ts';
import { prefersReducedMotion } from '../reducedMotion.ts';
import { firstPage } from '../report/mistakes.ts';
import { cssVariables } from './cssVariables.ts';
import './first-page.css';

/** From line to line, in lengths of the pen: how large the letters are on a page with lines. */
const ROW = 124;

/** Where the pointer is in the window, -1 to 1 on both axes: the stage has followed it before there is a page. */
const pointer = { x: 0, y: 0 };
addEventListener(
  'pointermove',
  ({ clientX, clientY }) => {
    pointer.x = (clientX / innerWidth) * 2 - 1;
    pointer.y = (clientY / innerHeight) * 2 - 1;
  },
  { passive: true },
);

interface FirstPageProps {
  readonly page: WrittenPage;
  readonly layout: Layout;
}

/** The first page of the visitor's notebook, written on where the picture shows it. */
export default function FirstPage({ page: { where, mistake }, layout }: FirstPageProps) {
  const { t } = useTranslation();
  const { x, y, length, row, turn, depth } = where[layout];
  const words = firstPage(mistake);
  const width = (length / row) * ROW;
  const { letters } = useMemo(() => write(words, width, ROW), [words, width]);
  const written = useRef<SVGSVGElement>(null);

  // as the stage moves what it is written on
  useLayoutEffect(() => {
    if (layout !== 'md' || !matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    if (prefersReducedMotion()) return;
    const away = () => ({
      '--away-x': -pointer.x * PARALLAX * depth,
      '--away-y': -pointer.y * PARALLAX * depth,
    });
    const follow = () =>
      gsap.to(written.current, { ...away(), duration: FOLLOW, ease: 'power2.out', overwrite: true });
    gsap.set(written.current, away());
    addEventListener('pointermove', follow, { passive: true });
    return () => {
      removeEventListener('pointermove', follow);
      gsap.killTweensOf(written.current);
    };
  }, [layout, depth]);

  return (
    <>
      <p className="visually-hidden">
        {t('mistakes.page')} {words}
      </p>
      <svg
        ref={written}
        className="first-page"
        viewBox={`0 ${CAPITALS} ${width} ${ROW}`}
        style={cssVariables({ '--x': x, '--y': y, '--length': length, '--turn': `${turn}deg` })}
        strokeWidth={PEN}
        aria-hidden="true"
        focusable="false"
      >
        {letters.map(({ line, ...at }, n) => (
          <path
            key={`${at.x} ${at.y}`}
            d={line}
            transform={`translate(${at.x} ${at.y}) rotate(${at.turn})`}
            style={cssVariables({ '--n': n })}
          />
        ))}
      </svg>
    </>
  );
}
