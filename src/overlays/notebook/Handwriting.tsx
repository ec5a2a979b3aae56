import { gsap } from 'gsap';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type Layout, PARALLAX, type WrittenNotebookPage } from '../../../stage/index.ts';
import { FOLLOW } from '../../../stage/play.ts';
import { FIRST_BASELINE, PEN_WIDTH, write } from '../../handwriting/write.ts';
import { firstMistakeWords } from '../../progress/firstMistake.ts';
import { prefersReducedMotion } from '../../ui/reducedMotion.ts';
import './handwriting.css';

/**
 * Distance between two lines of writing, in units of the `<svg>`. The scale of the `<svg>` makes this distance equal to
 * the distance between two rows of the drawn page. The letters have a fixed size in units, so a larger `ROW` makes them
 * smaller on the screen.
 */
const ROW = 124;

/**
 * Position of the pointer in the window, from -1 to 1 on both axes. If the pointer is right of the middle,
 * the handwriting is shifted to the left. The position is also recorded before a notebook page appears:
 * otherwise the handwriting would jump at the first move of the pointer.
 */
const pointer = { x: 0, y: 0 };
addEventListener(
  'pointermove',
  ({ clientX, clientY }) => {
    pointer.x = (clientX / innerWidth) * 2 - 1;
    pointer.y = (clientY / innerHeight) * 2 - 1;
  },
  { passive: true },
);

export interface HandwritingProps {
  readonly page: WrittenNotebookPage;
  readonly layout: Layout;
  readonly leaving: boolean;
}

/** Screen readers read PageWords instead. */
export default function Handwriting({ page: { where, mistake }, layout, leaving }: HandwritingProps) {
  const { x, y, length, row, turn, depth } = where[layout];
  const words = firstMistakeWords(mistake);
  const width = (length / row) * ROW;
  const { letters } = useMemo(() => write(words, width, ROW), [words, width]);
  const written = useRef<SVGSVGElement>(null);

  // moves the handwriting away from the pointer, by the same distance as the stage moves the drawing of the page
  useLayoutEffect(() => {
    if (layout !== 'md' || !matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    if (prefersReducedMotion()) return;
    const away = () => ({ x: -pointer.x * PARALLAX * depth, y: -pointer.y * PARALLAX * depth });
    const now = away();
    const onUpdate = () => {
      written.current?.style.setProperty('--away-x', String(now.x));
      written.current?.style.setProperty('--away-y', String(now.y));
    };
    onUpdate();
    const follow = () =>
      gsap.to(now, { ...away(), duration: FOLLOW, ease: 'power2.out', overwrite: true, onUpdate });
    addEventListener('pointermove', follow, { passive: true });
    return () => {
      removeEventListener('pointermove', follow);
      gsap.killTweensOf(now);
    };
  }, [layout, depth]);

  return (
    <svg
      ref={written}
      className="handwriting"
      data-leaving={leaving || undefined}
      viewBox={`0 ${FIRST_BASELINE} ${width} ${ROW}`}
      style={{ '--x': x, '--y': y, '--length': length, '--turn': `${turn}deg` }}
      strokeWidth={PEN_WIDTH}
      aria-hidden="true"
      focusable="false"
    >
      {letters.map(({ path, ...at }, n) => (
        <path
          key={`${at.x} ${at.y}`}
          d={path}
          transform={`translate(${at.x} ${at.y}) rotate(${at.turn})`}
          style={{ '--n': n }}
        />
      ))}
    </svg>
  );
}
